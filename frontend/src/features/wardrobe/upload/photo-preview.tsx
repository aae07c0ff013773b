import { useState } from 'react';
import { t } from '../../../lib/t.ts';
import type { SelectedPhoto } from './photo-details.ts';

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
