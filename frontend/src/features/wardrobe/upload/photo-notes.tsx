import { CopyCheck } from 'lucide-react';
import { looksAlike } from '#shared/rules/image-hash';
import { Button } from '../../../components/button.tsx';
import { ErrorLine } from '../../../components/error-line.tsx';
import { catalogName, itemNameOf } from '../../../lib/catalog-name.ts';
import { t } from '../../../lib/t.ts';
import { texts } from '../texts.ts';
import type { Inspection } from './inspect-photo.ts';
import type { ReviewProps } from './review-props.ts';
import type { SelectedPhoto } from './selected-photo.ts';

type Props = Pick<ReviewProps, 'items' | 'onSplit' | 'disabled'> & { photo: SelectedPhoto };

/** Notes on a photo: the analysis is running or what it has detected, the upload has failed, or it looks like an item of the wardrobe. */
export const PhotoNotes = ({ photo, items, onSplit, disabled }: Props) => (
  <>
    <p role="status" className={photo.inspection ? 'sr-only' : 'animate-pulse text-ink-soft text-sm'}>
      {photo.inspection ? detectedText(photo.inspection) : t('Detecting color and style…')}
    </p>
    {photo.error && <ErrorLine>{photo.error}</ErrorLine>}
    <LookAlike photo={photo} items={items} />
    {(photo.inspection?.seen?.pieces.length ?? 0) > 1 && photo.percent === null && (
      <Pieces photo={photo} onSplit={onSplit} disabled={disabled} />
    )}
  </>
);

const detectedText = ({ color, seen }: Inspection) => {
  const values = [seen?.category, color?.color, seen?.style].flatMap((value) => value || []);
  return values.length ? t('The photo shows: {values}', { values: values.map(catalogName).join(', ') }) : '';
};

/** Offers to make a photo of each piece, if a model sees several. */
function Pieces({ photo, onSplit, disabled }: Omit<Props, 'items'>) {
  const names = photo.inspection?.seen?.pieces.map(({ category }) => catalogName(category)) ?? [];
  return (
    <div className="grid justify-items-start gap-1">
      <p role="status" className="text-sm">
        {t('Several pieces: {names}', { names: names.join(', ') })}
      </p>
      <Button look="outline" disabled={disabled} onClick={() => onSplit(photo)}>
        {t('Add each of the {count}', { count: names.length })}
      </Button>
    </div>
  );
}

/** Points out an item in the wardrobe that looks like the photo. The user decides whether it is the same piece. */
function LookAlike({ photo: { inspection, percent }, items }: Pick<Props, 'photo' | 'items'>) {
  // Once the upload has begun, the similar item may be the one created from this photo.
  const hash = percent === null && inspection?.hash;
  const lookAlike = hash && items.find((item) => looksAlike(item.image.hash, hash));
  return lookAlike ? (
    <p role="status" className="flex items-center gap-2 text-accent text-sm">
      <CopyCheck aria-hidden size={16} className="shrink-0" />
      {texts.looksLike(itemNameOf(lookAlike))}
    </p>
  ) : null;
}
