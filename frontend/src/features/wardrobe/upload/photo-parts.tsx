import { CopyCheck } from 'lucide-react';
import { useState } from 'react';
import { looksAlike } from '#shared/rules/image-hash';
import { Button } from '../../../components/button.tsx';
import { ErrorLine } from '../../../components/form.tsx';
import { catalogName, itemNameOf } from '../../../lib/catalog-name.ts';
import { t } from '../../../lib/t.ts';
import { texts } from '../texts.ts';
import type { Inspection } from './inspect-photo.ts';
import type { PhotoProps, SelectedPhoto } from './photo-details.ts';

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

type Props = { photo: SelectedPhoto; className: string };

/** A chosen photo with the progress of its upload. */
export function PhotoPreview({ photo: { preview, file, percent }, className }: Props) {
  /** The preview URL that the browser could not decode. A placeholder is shown until the server's preview arrives. */
  const [brokenPreview, setBrokenPreview] = useState<string>();
  return (
    <div className={`relative ${className}`}>
      {!preview || brokenPreview === preview ? (
        <div className="aspect-3/4 w-full animate-pulse bg-sunken" />
      ) : (
        <img
          src={preview}
          alt={t('Preview of {name}', { name: file.name })}
          onError={() => setBrokenPreview(preview)}
          className="aspect-3/4 w-full bg-tile object-contain"
        />
      )}
      {percent !== null && (
        <div
          role="progressbar"
          aria-label={t('Uploading {name}', { name: file.name })}
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
          className="absolute inset-x-0 bottom-0 h-1.5 bg-line"
        >
          <div className="h-full bg-accent" style={{ width: `${percent}%` }} />
        </div>
      )}
    </div>
  );
}
