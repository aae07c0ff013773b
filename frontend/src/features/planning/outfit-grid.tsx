import type { Trip } from '#shared/contract/planning';
import { nameOfCopy } from '../../lib/catalog-name.ts';
import { t } from '../../lib/t.ts';
import { FlatLay } from '../photos/public/flat-lay.tsx';
import { occasionName, shortDayOf, weatherText } from './texts.ts';

/** What is worn on which day: the outfit's picture, its occasion and weather, its pieces, and what it lacks. */
export const OutfitGrid = ({ trip: { days, pieces } }: { trip: Trip }) => (
  <section aria-labelledby="what-to-wear" className="grid gap-4">
    <h2 id="what-to-wear" className="text-3xl">
      {t('What to wear when')}
    </h2>
    <ul className="grid at-most-2 gap-x-4 gap-y-8 text-sm sm:at-most-3 lg:at-most-4">
      {days.map(({ date, occasion, weather, itemIds, notes }) => {
        const worn = pieces.filter(({ itemId }) => itemIds.includes(itemId));
        return (
          <li key={date} className="grid break-inside-avoid content-start gap-2">
            {worn.length > 0 && <FlatLay pieces={worn} className="print:hidden" />}
            <h3 className="font-sans font-semibold">{shortDayOf(date)}</h3>
            <p className="text-ink-soft">
              {[occasionName(occasion), weatherText(weather)].filter(Boolean).join(' · ')}
            </p>
            <p>{worn.map(({ itemName }) => nameOfCopy(itemName)).join(', ')}</p>
            {notes.map((note) => (
              <p key={note} className="text-ink-soft">
                {note}
              </p>
            ))}
          </li>
        );
      })}
    </ul>
  </section>
);
