import type { ComponentProps, MouseEvent } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

const base =
  'inline-flex min-h-11 items-center justify-center gap-2 px-6 py-2.5 text-sm font-semibold tracking-wide text-center transition-colors disabled:cursor-not-allowed disabled:opacity-45 aria-disabled:cursor-not-allowed aria-disabled:opacity-45';

const looks = {
  primary: 'bg-ink text-paper hover:not-disabled:bg-accent hover:not-disabled:text-on-accent',
  outline: 'border border-ink hover:not-disabled:bg-ink hover:not-disabled:text-paper',
  quiet: 'hover:not-disabled:bg-sunken',
  danger: 'bg-danger text-on-danger hover:not-disabled:opacity-90',
};
type Look = { look?: keyof typeof looks };

/** A button in one of four looks. With `type="submit"` it ignores the second click of a double click. */
export const Button = ({ look = 'primary', className = '', ...rest }: ComponentProps<'button'> & Look) => (
  <button
    type="button"
    className={`${base} ${looks[look]} ${className}`}
    {...(rest.type === 'submit' && { onClick: refuseDoubleClick })}
    {...rest}
  />
);

/**
 * Ignores the second click of a double click on a submit button. That click arrives before React has disabled the
 * button.
 */
const refuseDoubleClick = (event: MouseEvent) => event.detail > 1 && event.preventDefault();

/** A link that looks like a button. */
export const ButtonLink = ({ look = 'primary', className = '', ...rest }: LinkProps & Look) => (
  <Link className={`${base} ${looks[look]} ${className}`} {...rest} />
);
