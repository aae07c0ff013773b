import { useEffect, useState } from 'react';
import classicChic from '../../../assets/editorial/classic-chic.webp';
import elegantComfort from '../../../assets/editorial/elegant-comfort.webp';
import sophisticatedLayers from '../../../assets/editorial/sophisticated-layers.webp';
import timelessNaturals from '../../../assets/editorial/timeless-naturals.webp';
import { useMediaQuery } from '../../../lib/media-query.ts';

const pictures = [
  {
    caption: 'Timeless Naturals',
    note: 'Linen, raffia and leather in the colors they grow in.',
    src: timelessNaturals,
  },
  { caption: 'Elegant Comfort', note: 'Soft knits with one clean line to hold them.', src: elegantComfort },
  {
    caption: 'Sophisticated Layers',
    note: 'Three shades, three weights, one coat over all.',
    src: sophisticatedLayers,
  },
  { caption: 'Classic Chic', note: 'Black, white and trench, and a red that means it.', src: classicChic },
] as const;
const milliseconds = 5000;

/** Four pictures in turn, 5 seconds each. It pauses on hover and keyboard focus, and for `prefers-reduced-motion`. */
export function InspirationCard() {
  const [shown, setShown] = useState(0);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const paused = hovered || focused || still;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the timer restarts when a picture is selected by hand
  useEffect(() => {
    if (paused) return;
    const timer = setInterval(() => setShown((index) => (index + 1) % pictures.length), milliseconds);
    return () => clearInterval(timer);
  }, [paused, shown]);

  const { caption, note } = pictures[shown] ?? pictures[0];
  return (
    <section
      aria-label="Inspiration of the day"
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      // Only keyboard focus pauses: a pressed dot has the focus as well.
      onFocus={({ target }) => setFocused(target.matches(':focus-visible'))}
      onBlur={() => setFocused(false)}
      className="grid grid-cols-[minmax(5rem,7.5rem)_1fr] border border-line bg-surface sm:grid-cols-[12rem_1fr]"
    >
      <div className="relative min-h-40 overflow-hidden bg-sunken sm:min-h-60">
        {pictures.map((picture, index) => (
          <img
            key={picture.caption}
            src={picture.src}
            alt={index === shown ? `A flat lay of clothes: ${picture.caption}` : ''}
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
      <div className="flex flex-col justify-between gap-3 p-4 sm:p-6">
        <div className="grid gap-2">
          <p className="text-ink-soft text-xs">Inspiration of the day</p>
          <p className="font-display text-3xl leading-none sm:text-4xl">{caption}</p>
          <p className="text-ink-soft text-sm">{note}</p>
        </div>
        <div className="-mx-3 flex">
          {pictures.map((picture, index) => (
            <button
              key={picture.caption}
              type="button"
              aria-label={`Show ${picture.caption}`}
              aria-current={index === shown}
              onClick={() => setShown(index)}
              className="group grid size-11 place-content-center"
            >
              <span
                className={`block h-1 w-6 transition-colors ${index === shown ? 'bg-accent' : 'bg-control group-hover:bg-ink'}`}
              />
            </button>
          ))}
        </div>
      </div>
    </section>
  );
}
