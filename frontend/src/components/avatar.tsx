import { useState } from 'react';
import { atWidth } from '#shared/rules/image-variant';
import { firstCharacter } from '#shared/rules/shorten';
import { isJustUploaded } from '../lib/just-uploaded.ts';

type Props = {
  /** Null or empty for a person without a name. */
  name: string | null;
  /** The signed URL of their picture, or null if there is none. */
  url: string | null;
  className?: string;
};

/** A person's picture. Without one, the first letter of their name, or '?' for a person without a name. */
export function Avatar({ name, url, className = 'size-10' }: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  if (url && failed !== url)
    return (
      <img
        // The smallest variant of a new picture is made a moment after the first variant.
        src={isJustUploaded(url) ? url : atWidth(url, 320)}
        alt=""
        draggable={false}
        onError={() => setFailed(url)}
        className={`shrink-0 rounded-full bg-sunken object-cover ${className}`}
      />
    );
  return (
    <span
      aria-hidden
      className={`grid shrink-0 place-content-center rounded-full bg-sunken font-semibold text-ink-soft ${className}`}
    >
      {name ? firstCharacter(name).toUpperCase() : '?'}
    </span>
  );
}
