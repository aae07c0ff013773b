import { type ComponentProps, useId, useState } from 'react';
import { categoriesBySlot, colors, type Slot } from '#shared/catalog';
import { Options, TextField } from '../../components/form.tsx';
import { colorOf, menuName, shownName, slotNames } from '../../lib/catalog-name.ts';

/** The options of a category select, grouped by slot. */
export const CategoryOptions = () =>
  Object.entries(categoriesBySlot).map(([slot, categories]) => (
    <optgroup key={slot} label={slotNames[slot as Slot]}>
      <Options of={categories} name={menuName} />
    </optgroup>
  ));

type Props = Omit<ComponentProps<typeof TextField>, 'value' | 'onValue'> & {
  value: string;
  onValue: (color: string) => void;
};

/** A text field for a color. It suggests the colors of the catalog and accepts any other color. */
export function ColorField({ value, onValue, ...field }: Props) {
  const id = useId();
  /** The text as it was typed. It is shown while it names the same color as `value`. */
  const [typed, setTyped] = useState('');
  return (
    <>
      <TextField
        list={id}
        autoComplete="off"
        {...field}
        value={colorOf(typed) === value ? typed : shownName(value)}
        onValue={(text) => {
          setTyped(text);
          onValue(colorOf(text));
        }}
      />
      <datalist id={id}>
        {colors.map((name) => (
          <option key={name} value={shownName(name)} />
        ))}
      </datalist>
    </>
  );
}
