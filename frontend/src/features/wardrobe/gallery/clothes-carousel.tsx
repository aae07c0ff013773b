import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { t } from '../../../lib/t.ts';

/** In pixels: the minimum length of a swipe, and the distance that a swipe or a button scrolls. */
const swipe = 50;
const step = 300;

const directions = [
  { by: -1, name: t('Scroll left'), Icon: ChevronLeft },
  { by: 1, name: t('Scroll right'), Icon: ChevronRight },
] as const;

/** A horizontally scrolling row for small screens. Buttons, swipes and keyboard focus scroll it. */
export function ClothesCarousel({ children }: { children: ReactNode }) {
  const row = useRef<HTMLUListElement>(null);
  const start = useRef<number | null>(null);
  const swiped = useRef(false);
  const move = (direction: -1 | 1) => row.current?.scrollBy({ left: direction * step, behavior: 'smooth' });

  const end = (x: number) => {
    if (start.current === null) return;
    const distance = x - start.current;
    start.current = null;
    swiped.current = Math.abs(distance) >= swipe;
    if (swiped.current) move(distance < 0 ? 1 : -1);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div
      role="group"
      aria-roledescription={t('carousel')}
      aria-label={t('My Clothes')}
      className="grid gap-4"
    >
      <ul
        ref={row}
        onPointerDown={({ clientX }) => {
          start.current = clientX;
          swiped.current = false;
        }}
        onPointerUp={({ clientX }) => end(clientX)}
        onPointerCancel={() => {
          start.current = null;
        }}
        // Suppresses the click that the browser fires at the end of a swipe.
        onClickCapture={(event) => {
          // Clicks by keyboard or screen reader have a detail of 0. They are never the end of a swipe.
          const endsSwipe = swiped.current && event.detail > 0;
          swiped.current = false;
          if (!endsSwipe) return;
          event.preventDefault();
          event.stopPropagation();
        }}
        className="-mx-5 flex touch-pan-y select-none gap-5 overflow-hidden px-5 py-1"
      >
        {children}
      </ul>
      <div className="flex justify-center gap-3">
        {directions.map(({ by, name, Icon }) => (
          <button
            key={by}
            type="button"
            aria-label={name}
            onClick={() => move(by)}
            className="grid size-12 place-content-center border border-control hover:bg-surface"
          >
            <Icon aria-hidden size={20} />
          </button>
        ))}
      </div>
    </div>
  );
}
