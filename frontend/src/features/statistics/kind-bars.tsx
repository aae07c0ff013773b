import type { Slot } from '#shared/catalog';
import { slotNames } from '../../lib/slot-names.ts';
import { plural, t } from '../../lib/t.ts';
import type { Part } from './mix.ts';
import { Section } from './section.tsx';

/** A bar for each kind of clothes. Its length is the number of pieces. The filled part is the number of worn pieces. */
export function KindBars({ kinds, days }: { kinds: readonly Part<Slot>[]; days: number }) {
  const most = Math.max(...kinds.map(({ pieces }) => pieces));
  const width = (count: number) => ({ width: `${(count / most) * 100}%` });
  return (
    <Section
      title={t('Categories')}
      note={t('A bar is filled as far as its pieces were worn in the last {days} days.', { days })}
    >
      <ul className="grid gap-4">
        {kinds.map(({ name, pieces, worn }) => (
          <li key={name} className="grid items-center gap-x-6 gap-y-1 sm:grid-cols-[8rem_minmax(0,1fr)_9rem]">
            <span className="font-display text-2xl leading-none">{slotNames[name]}</span>
            <span aria-hidden className="relative order-last block h-6 sm:order-none">
              <span className="absolute inset-y-0 left-0 border border-control" style={width(pieces)} />
              <span className="absolute inset-y-0 left-0 bg-ink" style={width(worn)} />
            </span>
            <span className="text-ink-soft text-sm tabular-nums">
              {plural(pieces, '{count} piece, {worn} worn', '{count} pieces, {worn} worn', { worn })}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
