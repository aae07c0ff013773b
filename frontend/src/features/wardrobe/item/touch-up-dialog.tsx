import { Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ClothingItem } from '#shared/contract/clothing-item';
import { Button } from '../../../components/button.tsx';
import { FormButtons } from '../../../components/form.tsx';
import { Loading } from '../../../components/loading.tsx';
import { Modal } from '../../../components/modal.tsx';
import { notifyError } from '../../../components/notify.ts';
import { useImageUrl } from '../../../data/image-urls.ts';
import { textOf } from '../../../lib/error-texts.ts';
import { t } from '../../../lib/t.ts';
import { texts } from '../texts.ts';
import { type Brush, CutOutCanvas, type Layers, layersOf, type Stroke } from './cut-out-canvas.tsx';
import { croppedFile, wholeFrame } from './photo-edit.ts';
import { useReplacePhoto } from './use-replace-photo.ts';

const brushes: Record<Brush, string> = { erase: t('Erase'), restore: t('Restore') };

/** Erases parts of a cut-out by hand, or brings parts of the photo back, and makes the result the item's cut-out. */
export function TouchUpDialog({ item, onClose }: { item: ClothingItem; onClose: () => void }) {
  const { data: url } = useImageUrl(item.imageUrl);
  const [layers, setLayers] = useState<Layers>();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  const [brush, setBrush] = useState<Brush>('erase');
  const [size, setSize] = useState(28);
  const { mutate: replace, isPending } = useReplacePhoto(item, { isCutOut: true });
  const isUnchanged = strokes.length === 0;

  useEffect(() => {
    if (url) layersOf(item, url).then(setLayers, () => void notifyError(texts.photoNotLoaded));
  }, [item, url]);
  const save = async () => {
    const file = canvas.current && (await croppedFile(canvas.current, wholeFrame));
    if (!file) return void notifyError(texts.saveFailed);
    replace(file, { onSuccess: onClose, onError: (error) => void notifyError(textOf(error)) });
  };

  return (
    <Modal
      title={t('Touch up the cut-out')}
      onClose={onClose}
      isChanged={!isUnchanged && !isPending}
      narrow
      titleInBar
      footer={
        <FormButtons onCancel={onClose} disabled={isPending || isUnchanged} onClick={save}>
          {isPending ? t('Saving…') : t('Save')}
        </FormButtons>
      }
    >
      <div inert={isPending} className="grid justify-items-center gap-4 pt-6">
        {layers ? (
          <CutOutCanvas
            {...{ canvas, layers, strokes, brush, size }}
            onStroke={(stroke) => setStrokes([...strokes, stroke])}
          />
        ) : (
          <Loading />
        )}
        <fieldset className="flex flex-wrap items-center justify-center gap-x-6">
          <legend className="sr-only">{t('Brush')}</legend>
          {Object.entries(brushes).map(([each, name]) => (
            <label key={each} className="flex min-h-11 items-center gap-2">
              <input
                type="radio"
                name="brush"
                checked={brush === each}
                onChange={() => setBrush(each as Brush)}
                className="size-5 accent-accent"
              />
              {name}
            </label>
          ))}
          <Button look="quiet" disabled={isUnchanged} onClick={() => setStrokes(strokes.slice(0, -1))}>
            <Undo2 aria-hidden size={18} />
            {t('Undo')}
          </Button>
          <label className="flex items-center gap-3 text-sm">
            {t('Brush size')}
            <input
              type="range"
              {...{ min: 6, max: 90, value: size }}
              onChange={({ target }) => setSize(target.valueAsNumber)}
              className="h-11 accent-accent"
            />
          </label>
        </fieldset>
      </div>
    </Modal>
  );
}
