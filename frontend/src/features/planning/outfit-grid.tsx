import { Check } from 'lucide-react';
import type { Trip } from '#shared/contract/planning';
import { nameOfCopy } from '../../lib/catalog-name.ts';
import { t } from '../../lib/t.ts';
import { Photo } from '../photos/public/photo.tsx';
import { occasionName, shortDayOf, texts, weatherText } from './texts.ts';

/** A table of what is worn on which day: one row per day, one column per piece. */
export const OutfitGrid = ({ trip: { days, pieces } }: { trip: Trip }) => (
  <section aria-labelledby="what-to-wear" className="grid grid-cols-[minmax(0,1fr)] gap-4">
    <h2 id="what-to-wear" className="text-3xl">
      {texts.whatToWear}
    </h2>
    <section
      aria-label={t('Outfits by day')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls what can be focused
      tabIndex={0}
      className="relative overflow-x-auto print:overflow-visible"
    >
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr>
            <th scope="col" className="sticky left-0 z-10 bg-paper p-2 text-left align-bottom font-semibold">
              {t('Day')}
            </th>
            {pieces.map(({ itemId, itemName, imageUrl }) => (
              <th
                key={itemId}
                scope="col"
                className="min-w-20 p-2 align-bottom font-normal print:min-w-0 print:p-1 print:text-xs"
              >
                <Photo
                  path={imageUrl}
                  alt=""
                  fallback={<span />}
                  sizes="4rem"
                  className="mx-auto mb-1 aspect-3/4 w-12 print:hidden"
                />
                {nameOfCopy(itemName)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map(({ date, occasion, weather, itemIds }) => (
            <tr key={date} className="border-line border-t">
              <th
                scope="row"
                className="sticky left-0 z-10 min-w-28 bg-paper p-2 text-left font-normal print:p-1 print:text-xs"
              >
                <span className="font-semibold">{shortDayOf(date)}</span>
                <br />
                <span className="text-ink-soft">
                  {[occasionName(occasion), weatherText(weather)].filter(Boolean).join(' · ')}
                </span>
              </th>
              {pieces.map(({ itemId, itemName }) => (
                <td key={itemId} className="p-2 text-center">
                  {itemIds.includes(itemId) && (
                    <Check
                      role="img"
                      aria-label={nameOfCopy(itemName)}
                      size={20}
                      className="mx-auto text-accent"
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
    <Notes days={days} />
  </section>
);

/** The notes on what the outfits do not cover. Days with the same note are combined. */
function Notes({ days }: Pick<Trip, 'days'>) {
  const daysByNote = Map.groupBy(
    days.flatMap(({ date, notes }) => notes.map((note) => ({ date, note }))),
    ({ note }) => note,
  );
  if (daysByNote.size === 0) return null;
  return (
    <ul className="grid gap-2">
      {[...daysByNote].map(([note, on]) => (
        <li key={note} className="text-ink-soft text-sm">
          <span className="font-semibold text-ink">{on.map(({ date }) => shortDayOf(date)).join('; ')}:</span>{' '}
          {note}
        </li>
      ))}
    </ul>
  );
}
