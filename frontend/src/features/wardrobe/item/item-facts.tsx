import type { ClothingItem } from '#shared/contract/clothing-item';
import { catalogName, shownName } from '../../../lib/catalog-name.ts';
import { formatMoney } from '../../../lib/money.ts';
import { shortDate } from '../../../lib/short-date.ts';
import { t } from '../../../lib/t.ts';

const detectedTexts = {
  high: (color: string) => t('{color} (detected, high confidence)', { color }),
  other: (color: string) => t('{color} (detected, confidence: other)', { color }),
};

/** What is known of a piece: category, color, seasons, price and dates. */
export function Facts({ item }: { item: ClothingItem }) {
  const facts = [
    [t('Category'), catalogName(item.category)],
    [
      t('Color'),
      item.aiDetectedMetadata?.color === item.color
        ? detectedTexts[item.aiDetectedMetadata.confidence](shownName(item.color))
        : shownName(item.color),
    ],
    [t('Seasons'), item.seasons.map(catalogName).join(', ') || t('all year')],
    [t('Price'), item.price === null ? null : formatMoney(item.price, item.currency)],
    [t('Bought on'), item.purchasedOn && shortDate(item.purchasedOn)],
    [t('Added on'), shortDate(item.createdAt)],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]));
  return (
    <dl className="grid gap-y-2.5 text-sm">
      {facts.map(([name, value]) => (
        <div key={name} className="flex flex-wrap gap-x-4">
          <dt className="w-28 text-ink-soft">{name}</dt>
          <dd className={`flex-1 basis-32 ${/\d/.test(value) ? '' : 'first-letter:capitalize'}`}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
