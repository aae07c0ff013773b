import { ChevronDown, Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import classicChic from '../../../assets/editorial/classic-chic.webp';
import elegantComfort from '../../../assets/editorial/elegant-comfort.webp';
import sophisticatedLayers from '../../../assets/editorial/sophisticated-layers.webp';
import timelessNaturals from '../../../assets/editorial/timeless-naturals.webp';
import { IconButton } from '../../../components/button.tsx';
import { useKeptChoice } from '../../../lib/kept-choice.ts';
import { smallScreen, useMediaQuery } from '../../../lib/media-query.ts';
import { t } from '../../../lib/t.ts';

const pictures = [
  {
    caption: t('Timeless Naturals'),
    note: t('Linen, raffia and leather in the colors they grow in.'),
    src: timelessNaturals,
  },
  {
    caption: t('Elegant Comfort'),
    note: t('Soft knits with one clean line to hold them.'),
    src: elegantComfort,
  },
  {
    caption: t('Sophisticated Layers'),
    note: t('Three shades, three weights, one coat over all.'),
    src: sophisticatedLayers,
  },
  {
    caption: t('Classic Chic'),
    note: t('Black, white and trench, and a red that means it.'),
    src: classicChic,
  },
] as const;
const milliseconds = 5000;

/** The local storage key for the fold on phones. The card is open on the first visit, then folded or as it was left. */
const keptFold = 'inspiration-folded';

/**
 * Shows four pictures in turn, 5 seconds each. A button stops them; they pause on hover, on keyboard focus and for
 * `prefers-reduced-motion`. On phones the card can be folded to one line, and
 * in low windows it is one low row.
 */
export function InspirationCard() {
  const isPhone = useMediaQuery(smallScreen);
  const [fold, setFold] = useKeptChoice(keptFold, ['false', 'true']);
  useEffect(() => {
    if (localStorage.getItem(keptFold) === null) localStorage.setItem(keptFold, 'true');
  }, []);
  const folded = isPhone && fold === 'true';
  const [shown, setShown] = useState(0);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [stopped, setStopped] = useState(false);
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const paused = stopped || hovered || focused || still || folded;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the timer restarts when a picture is selected by hand
  useEffect(() => {
    if (paused) return;
    const timer = setInterval(() => setShown((index) => (index + 1) % pictures.length), milliseconds);
    return () => clearInterval(timer);
  }, [paused, shown]);

  const { caption, note } = pictures[shown] ?? pictures[0];
  return (
    <section
      aria-label={t('Inspiration of the day')}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      // Only keyboard focus pauses. A dot that was clicked has the focus as well and must not pause.
      onFocus={({ target }) => setFocused(target.matches(':focus-visible'))}
      onBlur={() => setFocused(false)}
    >
      {isPhone && (
        <button
          type="button"
          aria-expanded={!folded}
          onClick={() => setFold(folded ? 'false' : 'true')}
          className="flex min-h-11 w-full items-center gap-2.5 text-left"
        >
          <span className="text-ink-soft text-xs">{t('Inspiration of the day')}</span>
          {folded && <span className="truncate font-display text-lg leading-none">{caption}</span>}
          <ChevronDown
            aria-hidden
            size={16}
            className={`ml-auto shrink-0 transition-transform ${folded ? '' : 'rotate-180'}`}
          />
        </button>
      )}
      {!folded && (
        <div className="mb-4 flex flex-wrap border border-line bg-surface md:mb-0 low:mb-2">
          <div className="relative min-h-40 max-w-30 grow basis-20 overflow-hidden bg-sunken sm:min-h-60 sm:max-w-48 sm:basis-48 low:min-h-11 low:max-w-16">
            {pictures.map((picture, index) => (
              <img
                key={picture.caption}
                src={picture.src}
                alt={
                  index === shown ? t('A flat lay of clothes: {caption}', { caption: picture.caption }) : ''
                }
                aria-hidden={index !== shown}
                loading={index === 0 ? 'eager' : 'lazy'}
                width={1200}
                height={1500}
                className={`absolute inset-0 size-full object-cover transition-opacity duration-700 ${
                  index === shown ? 'opacity-100' : 'opacity-0'
                }`}
              />
            ))}
          </div>
          <div className="flex min-w-0 grow basis-48 flex-col justify-between gap-3 p-4 sm:p-6 low:flex-row low:flex-wrap low:items-center low:gap-y-0 low:px-4 low:py-0">
            <div className="grid gap-2 low:flex low:flex-wrap low:items-baseline low:gap-x-3">
              {!isPhone && <p className="text-ink-soft text-xs">{t('Inspiration of the day')}</p>}
              <p className="font-display text-3xl leading-none sm:text-4xl low:text-2xl">{caption}</p>
              <p className="text-ink-soft text-sm low:hidden">{note}</p>
            </div>
            <div className="-mx-3 flex flex-wrap">
              {pictures.map((picture, index) => (
                <button
                  key={picture.caption}
                  type="button"
                  aria-label={t('Show {caption}', { caption: picture.caption })}
                  aria-current={index === shown}
                  onClick={() => setShown(index)}
                  className="group grid size-11 place-content-center"
                >
                  <span
                    className={`block h-1 w-6 transition-colors ${index === shown ? 'bg-accent' : 'bg-control group-hover:bg-ink'}`}
                  />
                </button>
              ))}
              {!still && (
                <IconButton
                  icon={stopped ? Play : Pause}
                  size={16}
                  label={stopped ? t('Play') : t('Pause')}
                  onClick={() => setStopped(!stopped)}
                  className="text-ink-soft hover:text-ink"
                />
              )}
            </div>
          </div>
        </div>
      )}
    </section>
  );
}
