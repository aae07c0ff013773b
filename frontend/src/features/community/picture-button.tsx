import { Heart } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { OutfitCard } from '#shared/contract/outfit-cards';

/** In milliseconds: how long a second press counts as a double press, and how long the heart is shown. */
const secondPressWithin = 250;
const heartShownFor = 800;

type Props = {
  /** The outfit. Its title is the accessible name. */
  outfit: Pick<OutfitCard, 'title' | 'titleLanguage'>;
  onOpen: () => void;
  /** Called for a double press. Without it, a double press opens the outfit. */
  onLike?: (() => void) | undefined;
  /** The picture. */
  children: ReactNode;
};

/** The picture of an outfit as a button. One press opens it. A double press likes it and shows a heart. */
export function PictureButton({ outfit, onOpen, onLike, children }: Props) {
  const [heart, setHeart] = useState(false);
  const first = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(first.current), []);
  useEffect(() => {
    if (!heart) return;
    const end = setTimeout(() => setHeart(false), heartShownFor);
    return () => clearTimeout(end);
  }, [heart]);

  function press({ detail }: MouseEvent) {
    // A click by keyboard has a detail of 0 and counts as one press. A third click is part of the double click.
    if (detail === 0 || !onLike) return detail < 2 ? onOpen() : undefined;
    if (detail > 2) return;
    clearTimeout(first.current);
    if (first.current !== undefined) {
      first.current = undefined;
      setHeart(true);
      return onLike();
    }
    first.current = setTimeout(() => {
      first.current = undefined;
      onOpen();
    }, secondPressWithin);
  }

  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={outfit.title}
      lang={outfit.titleLanguage}
      onClick={press}
      className="relative block w-full touch-manipulation select-none"
    >
      {children}
      {heart && (
        <span aria-hidden data-heart className="absolute inset-0 grid place-content-center">
          <Heart
            size={88}
            strokeWidth={1}
            className="animate-pop fill-white text-white drop-shadow-[0_2px_12px_rgb(0_0_0/45%)]"
          />
        </span>
      )}
    </button>
  );
}
