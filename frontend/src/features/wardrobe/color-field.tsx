import { type ComponentProps, useId } from 'react';
import { colors } from '#shared/catalog';
import { TextField } from '../../components/field.tsx';

/** A text field that suggests the colors of the catalog and accepts any other. */
export function ColorField(field: ComponentProps<typeof TextField>) {
  const id = useId();
  return (
    <>
      <TextField list={id} autoComplete="off" {...field} />
      <datalist id={id}>
        {colors.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
