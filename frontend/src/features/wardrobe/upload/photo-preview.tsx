import { useState } from 'react';
import { t } from '../../../lib/t.ts';
import type { SelectedPhoto } from './selected-photo.ts';

/** A chosen photo with the progress of its upload. */
export const PhotoPreview = ({ photo, className }: { photo: SelectedPhoto; className: string }) => (
  <div className={`relative ${className}`}>
    <Picture photo={photo} />
    {photo.percent !== null && (
      <div
        role="progressbar"
        aria-label={t('Uploading {name}', { name: photo.file.name })}
        aria-valuenow={photo.percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="absolute inset-x-0 bottom-0 h-1.5 bg-line"
      >
        <div className="h-full bg-accent" style={{ width: `${photo.percent}%` }} />
      </div>
    )}
  </div>
);

function Picture({ photo: { preview, file } }: { photo: SelectedPhoto }) {
  /** The preview URL that the browser could not decode. A placeholder is shown until the server's preview arrives. */
  const [brokenPreview, setBrokenPreview] = useState<string>();
  if (!preview || brokenPreview === preview)
    return <div className="aspect-3/4 w-full animate-pulse bg-sunken" />;
  return (
    <img
      src={preview}
      alt={t('Preview of {name}', { name: file.name })}
      onError={() => setBrokenPreview(preview)}
      className="aspect-3/4 w-full bg-tile object-contain"
    />
  );
}
