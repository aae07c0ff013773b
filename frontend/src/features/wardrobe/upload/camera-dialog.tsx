import { SwitchCamera, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { DialogFrame } from '../../../components/dialogs.tsx';
import { notify } from '../../../components/notify.ts';
import { plural, t } from '../../../lib/t.ts';
import { texts } from '../texts.ts';
import { photoOf, useCamera } from './use-camera.ts';

type Props = {
  /** The number of photos that can still be taken. */
  most: number;
  onPhoto: (photo: File) => void;
  onRemove: (photo: File) => void;
  onClose: () => void;
};
type Shot = { photo: File; url: string };

/**
 * Shows the camera and takes photos until it is closed. Each photo is passed to `onPhoto` at once. If the camera cannot
 * be used, a toast gives the reason and the dialog closes.
 */
export function CameraDialog({ most, onPhoto, onRemove, onClose }: Props) {
  const { video, state, onPicture, switchCamera, restart } = useCamera((error) => {
    void notify({ title: t('Camera Error'), description: texts.cameraErrorHint(error), tone: 'error' });
    onClose();
  });
  const [shots, setShots] = useState<readonly Shot[]>([]);
  /** `most` when the dialog was opened: it decreases with each photo that is handed over. */
  const [room] = useState(most);
  const [isTaking, setIsTaking] = useState(false);
  const shutter = useRef<HTMLButtonElement>(null);
  const isFull = shots.length >= room;

  const taken = useRef(shots);
  taken.current = shots;
  useEffect(() => () => taken.current.forEach(({ url }) => void URL.revokeObjectURL(url)), []);

  const take = async () => {
    if (!video.current || isTaking || isFull || state !== 'ready') return;
    setIsTaking(true);
    const photo = await photoOf(video.current);
    setIsTaking(false);
    if (!photo) return;
    setShots((all) => [...all, { photo, url: URL.createObjectURL(photo) }]);
    onPhoto(photo);
  };
  const remove = (shot: Shot) => {
    URL.revokeObjectURL(shot.url);
    setShots(shots.filter((each) => each !== shot));
    onRemove(shot.photo);
    // The focused button disappears together with the shot.
    shutter.current?.focus();
  };

  return (
    <DialogFrame
      onClose={onClose}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        shutter.current?.focus();
      }}
      className="fixed inset-0 z-50 grid [&_button]:outline-white grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto] bg-black text-white sm:inset-y-8 sm:mx-auto sm:max-w-[min(40rem,calc(100vw-4rem))] landscape:max-lg:inset-0 landscape:max-lg:max-w-none landscape:max-lg:grid-cols-[minmax(0,1fr)_13rem] landscape:max-lg:grid-rows-[auto_minmax(0,1fr)]"
    >
      <div className="flex min-h-12 items-center justify-between gap-3 px-4 landscape:max-lg:col-span-2">
        <Dialog.Title className="text-xl">{t('Take photos')}</Dialog.Title>
        <p role="status" className="text-sm tabular-nums">
          {isFull
            ? plural(
                room,
                '{count} photo: upload before you take more',
                '{count} photos: upload before you take more',
              )
            : shots.length > 0 && plural(shots.length, '{count} photo taken', '{count} photos taken')}
        </p>
      </div>
      <div className="relative min-h-0">
        <video
          ref={video}
          autoPlay
          playsInline
          muted
          aria-label={t('What the camera sees')}
          onLoadedData={onPicture}
          className={`absolute inset-0 size-full object-contain transition-opacity duration-150 ${
            isTaking ? 'opacity-30' : ''
          }`}
        />
        {state === 'lost' && (
          <div
            role="alert"
            className="absolute inset-0 grid place-content-center justify-items-center gap-4 bg-black/80 p-6 text-center"
          >
            <p>{t('The camera has stopped. Another app may use it, or it was unplugged.')}</p>
            <Button look="outline" className="!border-white" onClick={restart}>
              {t('Start the camera again')}
            </Button>
          </div>
        )}
      </div>
      <div className="grid content-end gap-3 px-4 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))] landscape:max-lg:min-h-0 landscape:max-lg:grid-rows-[minmax(0,1fr)_auto]">
        <ul
          aria-label={t('Photos taken')}
          className="flex min-h-16 gap-2 overflow-x-auto landscape:max-lg:flex-wrap landscape:max-lg:content-start landscape:max-lg:overflow-y-auto"
        >
          {shots.map((shot, index) => (
            <li key={shot.url} className="relative shrink-0">
              <img
                src={shot.url}
                alt={t('Shot {number}', { number: index + 1 })}
                className="h-16 w-12 object-cover"
              />
              <button
                type="button"
                aria-label={t('Remove shot {number}', { number: index + 1 })}
                onClick={() => remove(shot)}
                className="absolute inset-0 flex items-start justify-end"
              >
                <X aria-hidden size={18} className="bg-black/70 p-0.5" />
              </button>
            </li>
          ))}
        </ul>
        <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-3">
          {switchCamera ? (
            <button
              type="button"
              aria-label={t('Switch the camera')}
              onClick={switchCamera}
              className="grid size-12 place-content-center justify-self-start rounded-full bg-white/15"
            >
              <SwitchCamera aria-hidden size={22} />
            </button>
          ) : (
            <span />
          )}
          <button
            ref={shutter}
            type="button"
            aria-label={t('Take the photo')}
            // `aria-disabled` instead of `disabled`, so that the button keeps the focus while a photo is taken.
            aria-disabled={state !== 'ready' || isTaking || isFull}
            onClick={take}
            className="size-16 rounded-full border-4 border-white bg-white bg-clip-content p-1 transition-transform aria-disabled:opacity-40 active:not-aria-disabled:scale-95"
          />
          <button
            type="button"
            onClick={onClose}
            className="min-h-12 justify-self-end px-2 font-semibold underline-offset-4 hover:underline"
          >
            {t('Done')}
          </button>
        </div>
      </div>
    </DialogFrame>
  );
}
