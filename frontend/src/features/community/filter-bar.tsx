import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { communityColors, communityStyles } from '#shared/catalog';
import { UnderlinedButton } from '../../components/button.tsx';
import { Options, SearchField, SelectField } from '../../components/form.tsx';
import { catalogName } from '../../lib/catalog-name.ts';
import { t } from '../../lib/t.ts';
import { isFiltering, type OutfitFilter } from './outfit-filter.ts';

type Props = { filter: OutfitFilter; onFilter: (filter: OutfitFilter) => void };

const noFilter: OutfitFilter = { text: '', style: '', color: '' };
const colors = Object.keys(communityColors);

/** The search and filters of all community lists. Active filters are chips below, which are removed by a press. */
export function FilterBar({ filter, onFilter }: Props) {
  const text = filter.text.trim();
  const select = (name: 'style' | 'color', label: string, any: string, options: readonly string[]) => (
    <SelectField
      label={label}
      value={filter[name]}
      onValue={(value) => onFilter({ ...filter, [name]: value })}
    >
      <option value="">{any}</option>
      <Options of={options} name={catalogName} />
    </SelectField>
  );
  const chip = (field: keyof OutfitFilter, name: string) =>
    filter[field].trim() && <FilterChip name={name} onRemove={() => onFilter({ ...filter, [field]: '' })} />;
  return (
    <section aria-label={t('Search and filters')} className="grid gap-3">
      <div className="grid grid-cols-2 items-end gap-3 sm:grid-cols-[minmax(0,1fr)_11rem_11rem]">
        <div className="col-span-2 sm:col-span-1">
          <OutfitSearch text={filter.text} onText={(next) => onFilter({ ...filter, text: next })} />
        </div>
        {select('style', t('Style'), t('Any style'), communityStyles)}
        {select('color', t('Color'), t('Any color'), colors)}
      </div>
      {isFiltering(filter) && (
        <div className="flex flex-wrap items-center gap-2">
          {chip('text', t('“{text}”', { text }))}
          {chip('style', catalogName(filter.style))}
          {chip('color', catalogName(filter.color))}
          <UnderlinedButton onClick={() => onFilter(noFilter)} className="px-2">
            {t('Clear all')}
          </UnderlinedButton>
        </div>
      )}
    </section>
  );
}

const FilterChip = ({ name, onRemove }: { name: string; onRemove: () => void }) => (
  <button
    type="button"
    aria-label={t('Remove the filter {name}', { name })}
    onClick={onRemove}
    className="flex min-h-11 max-w-full items-center gap-2 bg-ink px-4 py-2 text-paper text-sm"
  >
    <span className="wrap-anywhere min-w-0 text-left">{name}</span>
    <X aria-hidden size={16} className="shrink-0" />
  </button>
);

/** In milliseconds, before the address changes. Browsers allow about three address changes a second. */
const typingPause = 250;

/** The search field. The search starts after a pause in typing. */
function OutfitSearch({ text, onText }: { text: string; onText: (text: string) => void }) {
  /** The typed text that is not in effect yet. */
  const [typed, setTyped] = useState<string | null>(null);
  if (typed === text) setTyped(null);
  // A filter that is chosen during the pause stays: the text is added to what holds when the pause ends.
  const take = useEffectEvent(onText);
  useEffect(() => {
    if (typed === null) return;
    const pause = setTimeout(() => take(typed), typingPause);
    return () => clearTimeout(pause);
  }, [typed]);
  return (
    <SearchField
      label={t('Search outfits and people')}
      maxLength={100}
      value={typed ?? text}
      onValue={setTyped}
    />
  );
}
