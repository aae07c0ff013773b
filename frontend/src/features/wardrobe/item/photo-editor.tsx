import { RotateCcw, RotateCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import ReactCrop from 'react-image-crop';
import { t } from '../../../lib/t.ts';
import 'react-image-crop/dist/ReactCrop.css';
import type { ClothingItem } from '#shared/contract/clothing-item';
import { Button } from '../../../components/button.tsx';
import { Modal } from '../../../components/dialogs.tsx';
import { Loading } from '../../../components/loading.tsx';
import { notifyError } from '../../../components/notify.ts';
import { textOf } from '../../../lib/error-texts.ts';
import { texts } from '../texts.ts';
import {
  blobOf,
  croppedFile,
  cutFrame,
  type Frame,
  type Side,
  type Turns,
  turned,
  turnedFrame,
  wholeFrame,
} from './photo-edit.ts';
import { useReplacePhoto } from './use-replace-photo.ts';

type Props = {
  item: ClothingItem;
  /** The photo to edit: the current photo of the item, or a new one. */
  file: File;
  isNew: boolean;
  onReplaced: (file: File) => void;
  onClose: () => void;
};
/** A rotated picture and its object URL. Null if the browser cannot decode the file. */
type Shown = { canvas: HTMLCanvasElement; url: string; turns: Turns } | null;

/** In pixels on the screen. A smaller frame would be hard to grab. */
const smallestFrame = 40;

const handleNames = {
  cropArea: t('Frame: move it with the arrow keys'),
  nwDragHandle: t('Upper left corner of the frame'),
  nDragHandle: t('Upper edge of the frame'),
  neDragHandle: t('Upper right corner of the frame'),
  eDragHandle: t('Right edge of the frame'),
  seDragHandle: t('Lower right corner of the frame'),
  sDragHandle: t('Lower edge of the frame'),
  swDragHandle: t('Lower left corner of the frame'),
  wDragHandle: t('Left edge of the frame'),
};

const cuts: Record<Side, string> = {
  top: t('Crop the top'),
  bottom: t('Crop the bottom'),
  left: t('Crop the left'),
  right: t('Crop the right'),
};

/** Rotates and crops a photo, and makes the result the photo of an item. */
export function PhotoEditor({ item, file, isNew, onReplaced, onClose }: Props) {
  const [turns, setTurns] = useState<Turns>(0);
  const [frame, setFrame] = useState<Frame>(wholeFrame);
  const shown = useTurned(file, turns);
  const { mutate: replace, isPending, error } = useReplacePhoto(item);
  const [edited, setEdited] = useState<{ of: string; file: File }>();
  const isWhole = frame.width >= 100 && frame.height >= 100;
  const isReady = shown === null || shown?.turns === turns;
  const isUnchanged = turns === 0 && isWhole;

  const turn = (by: 1 | 3) => {
    setTurns(((turns + by) % 4) as Turns);
    setFrame(turnedFrame(frame, by));
  };
  const save = async () => {
    if (isPending) return;
    const result = isUnchanged || !shown ? file : await editedFile(shown.canvas);
    if (!result) return void notifyError(texts.saveFailed);
    replace(result, { onSuccess: () => onReplaced(result) });
  };
  /** Returns the same file for an unchanged edit, so that a second attempt does not upload it again. */
  const editedFile = async (canvas: HTMLCanvasElement) => {
    const of = JSON.stringify([turns, frame]);
    if (edited?.of === of) return edited.file;
    const result = await croppedFile(canvas, frame);
    if (result) setEdited({ of, file: result });
    return result;
  };

  return (
    <Modal
      title={isNew ? t('New photo') : t('Crop or rotate')}
      onClose={onClose}
      isChanged={(!isUnchanged || isNew) && !isPending}
      narrow
      footer={
        <div className="flex flex-wrap gap-3">
          <Button disabled={isPending || !isReady || (isUnchanged && !isNew)} onClick={save}>
            {isPending ? t('Saving…') : t('Save photo')}
          </Button>
          <Button look="outline" onClick={onClose} disabled={isPending}>
            {t('Cancel')}
          </Button>
        </div>
      }
    >
      <div className="grid justify-items-center gap-4 pt-6">
        {shown === undefined && <Loading />}
        {shown === null && (
          <p className="text-ink-soft">
            {t('This browser cannot show the photo before it is uploaded. You can crop it afterwards.')}
          </p>
        )}
        {shown && (
          <>
            <ReactCrop
              crop={{ unit: '%', ...frame }}
              onChange={(_, { x, y, width, height }) => setFrame({ x, y, width, height })}
              keepSelection
              minWidth={smallestFrame}
              minHeight={smallestFrame}
              disabled={isPending}
              ariaLabels={handleNames}
              className="[--rc-drag-handle-size:24px] [--rc-drag-handle-bg-colour:var(--color-ink)] [--rc-focus-color:var(--color-accent)]"
            >
              {/* Its size is known before it is loaded, so that the buttons below it do not move. */}
              <img src={shown.url} alt={t('To be cropped')} style={sizeOf(shown.canvas)} />
            </ReactCrop>
            <div className="flex flex-wrap justify-center gap-1">
              <Button look="quiet" disabled={isPending} onClick={() => turn(3)}>
                <RotateCcw aria-hidden size={18} />
                {t('Turn left')}
              </Button>
              <Button look="quiet" disabled={isPending} onClick={() => turn(1)}>
                <RotateCw aria-hidden size={18} />
                {t('Turn right')}
              </Button>
            </div>
            <div className="flex flex-wrap justify-center gap-1">
              {Object.entries(cuts).map(([side, name]) => (
                <Button
                  key={side}
                  look="quiet"
                  className="px-3"
                  disabled={isPending}
                  onClick={() => setFrame(cutFrame(frame, side as Side))}
                >
                  {name}
                </Button>
              ))}
              <Button
                look="quiet"
                className="px-3"
                disabled={isPending || isWhole}
                onClick={() => setFrame(wholeFrame)}
              >
                {t('Whole photo')}
              </Button>
            </div>
          </>
        )}
        {error && !isPending && (
          <p role="alert" className="justify-self-start text-danger-text text-sm">
            {textOf(error)}
          </p>
        )}
      </div>
    </Modal>
  );
}

const sizeOf = ({ width, height }: HTMLCanvasElement) => ({
  width: `min(${width}px, 55dvh * ${width / height})`,
  aspectRatio: width / height,
});

/** The rotated picture of a file: the previous one while a new one is being made. Undefined until the first. */
function useTurned(file: File, turns: Turns): Shown | undefined {
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    let isCurrent = true;
    void (async () => {
      const canvas = await turned(file, turns);
      const blob = canvas && (await blobOf(canvas));
      if (isCurrent) setShown(canvas && blob ? { canvas, turns, url: URL.createObjectURL(blob) } : null);
    })();
    return () => {
      isCurrent = false;
    };
  }, [file, turns]);
  const url = shown?.url;
  useEffect(() => () => URL.revokeObjectURL(url ?? ''), [url]);
  return shown;
}
