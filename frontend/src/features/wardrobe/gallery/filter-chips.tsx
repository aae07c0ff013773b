import { Toolbar } from 'radix-ui';
import type { ReactNode } from 'react';
import { type Color, type Slot, slotOf, slots } from '#shared/catalog';
import type { ClothingItem } from '#shared/contract/clothing-item';
import { catalogName, slotNames } from '../../../lib/catalog-name.ts';
import { colorHues } from '../../../lib/color-hues.ts';
import { t } from '../../../lib/t.ts';
import { passes, valuesOf } from './clothes-filter.ts';
import type { FilterProps } from './filter-fields.tsx';

type Props = FilterProps & {
  /** The items that match the search text. */
  found: readonly ClothingItem[];
};

/** Filters by kind and color in one tap. A chip's number is how many items it would show with the other filters. */
export function FilterChips({ items, found, filter, onFilter }: Props) {
  const ofAnyKind = found.filter(passes({ ...filter, slot: '', category: '' }));
  const ofAnyColor = found.filter(passes({ ...filter, color: '' }));
  const had = new Set(items.map(({ category }) => slotOf(category)));
  // The chosen category may not belong to the new kind.
  const chooseKind = (slot: Slot | '') => onFilter({ ...filter, slot, category: '' });
  return (
    <div className="grid gap-1 low:-mx-5 low:flex low:overflow-x-auto low:px-5 low:[scrollbar-width:none] low:*:mx-0 low:*:shrink-0 low:*:px-0">
      <Row label={t('Kinds')}>
        <Chip isOn={filter.slot === '' && filter.category === ''} onClick={() => chooseKind('')}>
          {t('All')} <Count of={ofAnyKind} />
        </Chip>
        {slots
          .filter((slot) => had.has(slot))
          .map((slot) => (
            <Chip
              key={slot}
              isOn={filter.slot === slot}
              onClick={() => chooseKind(filter.slot === slot ? '' : slot)}
            >
              {slotNames[slot]} <Count of={ofAnyKind.filter(({ category }) => slotOf(category) === slot)} />
            </Chip>
          ))}
      </Row>
      <Row label={t('Colors')}>
        {valuesOf(items, 'color').map((color) => {
          const ofColor = ofAnyColor.filter((item) => item.color === color);
          const isOn = filter.color === color;
          return (
            <Chip
              key={color}
              isOn={isOn}
              isQuiet
              onClick={() => onFilter({ ...filter, color: isOn ? '' : color })}
            >
              <ColorSwatch color={color} />
              <span className="capitalize">{catalogName(color)}</span> <Count of={ofColor} />
            </Chip>
          );
        })}
      </Row>
    </div>
  );
}

/** A row that scrolls sideways, on phones up to the edges of the screen. The arrow keys move the focus in it. */
const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <Toolbar.Root
    aria-label={label}
    className="-mx-5 flex gap-2 overflow-x-auto px-5 py-1 [scrollbar-width:none] lg:mx-0 lg:flex-wrap lg:px-0"
  >
    {children}
  </Toolbar.Root>
);

type ChipProps = { isOn: boolean; isQuiet?: true } & React.ComponentProps<typeof Toolbar.Button>;
const Chip = ({ isOn, isQuiet, ...button }: ChipProps) => (
  <Toolbar.Button
    aria-pressed={isOn}
    className={`inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-1.5 whitespace-nowrap border text-sm ${
      isQuiet ? 'px-2' : 'px-3.5'
    } ${isOn ? 'border-ink bg-ink text-paper' : `hover:bg-sunken ${isQuiet ? 'border-transparent' : 'border-control'}`}`}
    {...button}
  />
);

const Count = ({ of: { length } }: { of: readonly unknown[] }) => (
  <span className="text-xs tabular-nums">{length}</span>
);

/** The background for a color whose name browsers do not know. */
const stripes =
  'repeating-linear-gradient(135deg, var(--line) 0 0.1875rem, var(--surface) 0.1875rem 0.375rem)';

const lookOf = (name: string) =>
  colorHues[name as Color] ?? (globalThis.CSS?.supports('color', name) ? name : stripes);

/** A dot in the given color. The color may be any text that a person has typed. */
const ColorSwatch = ({ color }: { color: string }) => (
  <span
    aria-hidden
    className="size-5 shrink-0 rounded-full border border-control forced-color-adjust-none"
    style={{ background: lookOf(color) }}
  />
);
