import { CopyCheck } from 'lucide-react';
import { looksAlike } from '#shared/rules/image-hash';
import { Button } from '../../../components/button.tsx';
import { ErrorLine } from '../../../components/form.tsx';
import { catalogName, itemNameOf } from '../../../lib/catalog-name.ts';
import { t } from '../../../lib/t.ts';
import { texts } from '../texts.ts';
import type { Inspection } from './inspect-photo.ts';
import type { PhotoProps } from './photo-details.ts';

/** Notes on a photo: the analysis is running or what it has detected, the upload has failed, or it looks like an item of the wardrobe. */
export function PhotoNotes({ photo, items, onSplit, disabled }: PhotoProps) {
  const { inspection, error } = photo;
  // Once the upload has begun, a similar item may be the one created from this photo.
  const found = photo.percent === null ? inspection : null;
  const hash = found?.hash;
  const lookAlike = hash && items.find((item) => looksAlike(item.image.hash, hash));
  const pieces = found?.seen?.pieces.map(({ category }) => catalogName(category)) ?? [];
  return (
    <>
      <p role="status" className={inspection ? 'sr-only' : 'animate-pulse text-ink-soft text-sm'}>
        {inspection ? detectedText(inspection) : t('Detecting color and style…')}
      </p>
      {error && <ErrorLine>{error}</ErrorLine>}
      {lookAlike && (
        <p role="status" className="flex items-center gap-2 text-accent text-sm">
          <CopyCheck aria-hidden size={16} className="shrink-0" />
          {texts.looksLike(itemNameOf(lookAlike))}
        </p>
      )}
      {pieces.length > 1 && (
        <div className="grid justify-items-start gap-1">
          <p role="status" className="text-sm">
            {t('Several pieces: {names}', { names: pieces.join(', ') })}
          </p>
          <Button look="outline" disabled={disabled} onClick={() => onSplit(photo)}>
            {t('Add each of the {count}', { count: pieces.length })}
          </Button>
        </div>
      )}
    </>
  );
}

const detectedText = ({ color, seen }: Inspection) => {
  const values = [seen?.category, color?.color, seen?.style].flatMap((value) => value || []);
  return values.length ? t('The photo shows: {values}', { values: values.map(catalogName).join(', ') }) : '';
};
