import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { BaseButton, Button } from '../../../components/button.tsx';
import { smallScreen, useMediaQuery } from '../../../lib/media-query.ts';
import { t } from '../../../lib/t.ts';
import { PhotoCard } from './photo-card.tsx';
import type { ReviewProps } from './photo-details.ts';
import { SelectedPhotoList } from './selected-photo-list.tsx';

/** The chosen photos as a list. On phones several photos are shown as cards unless the person chooses the list. */
export function PhotoReview(props: ReviewProps) {
  const isSmall = useMediaQuery(smallScreen);
  const [prefersList, setPrefersList] = useState(false);
  if (!isSmall || props.photos.length < 2) return <SelectedPhotoList {...props} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <Button look="quiet" className="-mr-3 justify-self-end" onClick={() => setPrefersList(!prefersList)}>
        {prefersList ? t('One by one') : t('Show as a list')}
      </Button>
      {prefersList ? <SelectedPhotoList {...props} /> : <PhotoCards {...props} />}
    </div>
  );
}

/** The chosen photos as cards, one at a time. The user swipes, or turns the cards with buttons or arrow keys. */
function PhotoCards({ photos, ...review }: ReviewProps) {
  const list = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  /** The card that a button scrolls to. Cards that pass by meanwhile do not become the current one. */
  const target = useRef<number | null>(null);
  const last = photos.length - 1;
  const current = Math.min(index, last);

  function turnTo(next: number) {
    if (next < 0 || next > last) return;
    target.current = next;
    setIndex(next);
    list.current?.children[next]?.scrollIntoView({ inline: 'start', block: 'nearest' });
  }
  function onScroll() {
    const { scrollLeft = 0, clientWidth = 0 } = list.current ?? {};
    if (clientWidth === 0) return;
    const shown = Math.round(scrollLeft / clientWidth);
    if (target.current === null) setIndex(shown);
    else if (target.current === shown) target.current = null;
  }
  function onKeyDown({
    key,
    target: { tagName },
  }: KeyboardEvent<HTMLElement> & { target: { tagName?: string } }) {
    // In a field the arrow keys move the cursor or change the choice.
    if (tagName === 'INPUT' || tagName === 'SELECT') return;
    if (key === 'ArrowRight') turnTo(current + 1);
    if (key === 'ArrowLeft') turnTo(current - 1);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys act for all that is in the cards
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3" onKeyDown={onKeyDown}>
      <ul
        ref={list}
        aria-label={t('Chosen photos')}
        onScroll={onScroll}
        onPointerDown={() => {
          target.current = null;
        }}
        className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain motion-safe:scroll-smooth"
      >
        {photos.map((photo) => (
          <li key={photo.key} className="w-full shrink-0 snap-start">
            <PhotoCard photo={photo} {...review} />
          </li>
        ))}
      </ul>
      <div className="grid grid-cols-[1fr_auto_1fr] items-center border-line border-y">
        <TurnButton isEnd={current === 0} onTurn={() => turnTo(current - 1)} className="justify-self-start">
          <ChevronLeft aria-hidden size={18} />
          {t('Back')}
        </TurnButton>
        <p role="status" className="text-sm tabular-nums">
          {t('{number} of {all}', { number: current + 1, all: photos.length })}
        </p>
        <TurnButton isEnd={current === last} onTurn={() => turnTo(current + 1)} className="justify-self-end">
          {t('Next')}
          <ChevronRight aria-hidden size={18} />
        </TurnButton>
      </div>
    </div>
  );
}

type TurnProps = { isEnd: boolean; onTurn: () => void; className: string; children: ReactNode };

const TurnButton = ({ isEnd, onTurn, className, children }: TurnProps) => (
  <BaseButton
    disabled={isEnd}
    onClick={onTurn}
    className={`flex min-h-12 items-center gap-1.5 font-semibold text-sm aria-disabled:opacity-40 ${className}`}
  >
    {children}
  </BaseButton>
);
