import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { shortDate } from '../../lib/short-date.ts';
import { plural, t } from '../../lib/t.ts';
import { PieceTile } from './piece-link.tsx';
import { Section } from './section.tsx';
import type { Wearing } from './wearing.ts';

const grid = 'grid [--least:6.25rem] at-most-3 gap-x-4 gap-y-6 sm:at-most-4 lg:at-most-6';
const mostShown = 6;
const unwornShown = 12;

/** The pieces that are worn most. */
export const MostWorn = ({ worn }: Pick<Wearing, 'worn'>) => (
  <Section title={t('Most worn')}>
    <ol className={grid}>
      {worn.slice(0, mostShown).map(({ item, days }) => (
        <li key={item.id}>
          <PieceTile item={item}>{plural(days, 'worn on {count} day', 'worn on {count} days')}</PieceTile>
        </li>
      ))}
    </ol>
  </Section>
);

/** The pieces that were not worn in the period. The longest unworn comes first. */
export function NotWorn({ unworn }: Pick<Wearing, 'unworn'>) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? unworn : unworn.slice(0, unwornShown);
  return (
    <Section title={t('Not worn')}>
      <ul className={grid}>
        {shown.map((item) => (
          <li key={item.id}>
            <PieceTile item={item}>
              {item.lastWornOn ? t('last worn {day}', { day: shortDate(item.lastWornOn) }) : t('never worn')}
            </PieceTile>
          </li>
        ))}
      </ul>
      {unworn.length > unwornShown && (
        <Button
          look="outline"
          className="justify-self-start"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? t('Show fewer') : t('Show all {count}', { count: unworn.length })}
        </Button>
      )}
    </Section>
  );
}
