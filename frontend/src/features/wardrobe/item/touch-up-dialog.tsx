import { Undo2 } from 'lucide-react';
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Box, ClothingItem } from '#shared/contract/clothing-item';
import { atWidth, cutOutAt } from '#shared/rules/image-variant';
import { Button } from '../../../components/button.tsx';
import { Modal } from '../../../components/dialogs.tsx';
import { FormButtons } from '../../../components/form.tsx';
import { Loading } from '../../../components/loading.tsx';
import { notifyError } from '../../../components/notify.ts';
import { useImageUrl } from '../../../data/image-urls.ts';
import { textOf } from '../../../lib/error-texts.ts';
import { t } from '../../../lib/t.ts';
import { texts } from '../texts.ts';
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

/** The photo, and its cut-out at its place in the photo. */
type Layers = { photo: HTMLImageElement; cutOut: HTMLImageElement; box: Box };
type Brush = 'erase' | 'restore';
/** A line drawn with a brush, in pixels of the photo. */
type Stroke = { brush: Brush; width: number; points: { x: number; y: number }[] };

/** Loads the layers of an item. If the cut-out or its place in the photo is not known, the whole photo is the cut-out. */
async function layersOf({ cutOut }: ClothingItem, url: string): Promise<Layers> {
  const photo = await loaded(atWidth(url, 1536));
  return cutOut?.state === 'made' && cutOut.box
    ? { photo, cutOut: await loaded(cutOutAt(url, 1280)), box: cutOut.box }
    : { photo, cutOut: photo, box: { left: 0, top: 0, width: 1, height: 1 } };
}
async function loaded(url: string) {
  const image = Object.assign(new Image(), { src: url });
  await image.decode();
  return image;
}

function draw(context: CanvasRenderingContext2D, { photo }: Layers, { brush, width, points }: Stroke) {
  context.globalCompositeOperation = brush === 'erase' ? 'destination-out' : 'source-over';
  context.strokeStyle = (brush === 'restore' && context.createPattern(photo, 'no-repeat')) || '#000';
  Object.assign(context, { lineWidth: width, lineCap: 'round', lineJoin: 'round' });
  context.beginPath();
  for (const { x, y } of points) context.lineTo(x, y);
  context.stroke();
}

/** The cursor that shows the brush: a white circle within a dark one. */
function circleOf(size: number) {
  const ring = (color: string, at: number) =>
    `<circle cx="50%" cy="50%" r="${size / 2 - at}" fill="none" stroke="${color}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${ring('black', 0.5)}${ring('white', 1.5)}</svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}") ${size / 2} ${size / 2}, crosshair`;
}

type CanvasProps = {
  canvas: RefObject<HTMLCanvasElement | null>;
  layers: Layers;
  strokes: readonly Stroke[];
  brush: Brush;
  /** The diameter of the brush, in pixels on the screen. */
  size: number;
  onStroke: (stroke: Stroke) => void;
};

/** The cut-out over its faint photo, to be drawn on with a mouse or a finger. */
function CutOutCanvas({ canvas, layers, strokes, brush, size, onStroke }: CanvasProps) {
  const current = useRef<Stroke>(null);
  const { naturalWidth: width, naturalHeight: height, src } = layers.photo;
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const { cutOut, box } = layers;
    context.globalCompositeOperation = 'copy';
    context.drawImage(cutOut, box.left * width, box.top * height, box.width * width, box.height * height);
    for (const stroke of strokes) draw(context, layers, stroke);
  }, [canvas, layers, strokes, width, height]);

  const follow = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!event.isPrimary) return;
    const shown = event.currentTarget.getBoundingClientRect();
    const scale = width / shown.width;
    if (event.type === 'pointerdown' && event.button === 0) {
      event.currentTarget.setPointerCapture(event.pointerId);
      current.current = { brush, width: size * scale, points: [] };
    }
    const context = event.currentTarget.getContext('2d');
    if (!current.current || !context) return;
    const point = { x: (event.clientX - shown.left) * scale, y: (event.clientY - shown.top) * scale };
    // Twice, so that a line of one point is a dot.
    current.current.points.push(point, point);
    draw(context, layers, { ...current.current, points: current.current.points.slice(-3) });
  };
  return (
    <div className="relative overflow-hidden bg-tile">
      <img src={src} alt="" className="max-h-[55dvh] opacity-20" />
      <canvas
        ref={canvas}
        {...{ width, height }}
        role="img"
        aria-label={t('The cut-out: draw on it with a mouse or a finger')}
        onPointerDown={follow}
        onPointerMove={follow}
        onLostPointerCapture={() => {
          if (current.current) onStroke(current.current);
          current.current = null;
        }}
        style={{ cursor: circleOf(size) }}
        className="absolute inset-0 size-full touch-none"
      />
    </div>
  );
}
