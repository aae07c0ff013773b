import type { ClothingItem } from '#shared/contract/clothing-item';
import { formatMoney } from '../../lib/money.ts';
import { plural, t } from '../../lib/t.ts';
import { type Costs, costsOf, type PieceCost } from './numbers.ts';
import { PieceLine, Section } from './parts.tsx';

/** The cost per wear of the pieces and the sum of their prices, listed by currency. */
export function CostLists({ items }: { items: readonly ClothingItem[] }) {
  const costs = costsOf(items);
  const without = items.filter(({ price }) => price === null).length;
  if (costs.length === 0)
    return (
      <Section title={t('Cost per wear')}>
        <p className="max-w-prose text-ink-soft">
          {t('No piece has a price yet. Give it one with “Edit” on its page.')}
        </p>
      </Section>
    );
  return (
    <Section
      title={t('Cost per wear')}
      note={t(
        'The price divided by the days recorded since you have it here. A piece that was never worn has cost its whole price.',
      )}
    >
      {costs.map((each) => (
        <InCurrency key={each.currency} costs={each} />
      ))}
      {without > 0 && (
        <p className="text-ink-soft text-sm">
          {plural(
            without,
            '{count} piece has no price and is not counted here.',
            '{count} pieces have no price and are not counted here.',
          )}
        </p>
      )}
    </Section>
  );
}

const InCurrency = ({ costs: { currency, pieces, total, best, worst } }: { costs: Costs }) => (
  <div className="grid gap-6">
    <p className="flex flex-wrap items-baseline gap-x-3">
      <span className="font-display text-4xl tabular-nums sm:text-5xl">{formatMoney(total, currency)}</span>
      <span className="text-ink-soft">
        {plural(
          pieces,
          'is what {count} piece with a price cost together',
          'is what {count} pieces with a price cost together',
        )}
      </span>
    </p>
    <div className="grid gap-x-16 gap-y-8 md:grid-cols-2">
      {best.length > 0 && <List title={t('Best')} costs={best} currency={currency} />}
      {worst.length > 0 && <List title={t('Most expensive')} costs={worst} currency={currency} />}
    </div>
  </div>
);

type ListProps = { title: string; costs: readonly PieceCost[]; currency: string | null };

const List = ({ title, costs, currency }: ListProps) => (
  <div className="grid content-start gap-3">
    <h3 className="text-2xl">{title}</h3>
    <ol className="grid gap-2">
      {costs.map(({ item, cost }) => (
        <li key={item.id} className="flex flex-wrap items-center gap-x-4">
          <PieceLine item={item}>
            {formatMoney(item.price ?? 0, currency)},{' '}
            {item.timesWorn
              ? plural(item.timesWorn, 'worn {count} time', 'worn {count} times')
              : t('never worn')}
          </PieceLine>
          <span className="shrink-0 font-display text-2xl tabular-nums">{formatMoney(cost, currency)}</span>
        </li>
      ))}
    </ol>
  </div>
);
