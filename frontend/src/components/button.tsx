import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

const base =
  'inline-flex min-h-11 items-center justify-center gap-2 px-6 py-2.5 text-sm font-semibold tracking-wide text-center transition-colors aria-disabled:cursor-not-allowed aria-disabled:opacity-45';

const looks = {
  primary: 'bg-ink text-paper hover:not-aria-disabled:bg-accent hover:not-aria-disabled:text-on-accent',
  outline: 'border border-ink hover:not-aria-disabled:bg-ink hover:not-aria-disabled:text-paper',
  quiet: 'hover:not-aria-disabled:bg-sunken',
  danger: 'bg-danger text-on-danger hover:not-aria-disabled:opacity-90',
};
type Look = { look?: keyof typeof looks };

/** A button in one of four looks. */
export const Button = ({ look = 'primary', className = '', ...rest }: ComponentProps<'button'> & Look) => (
  <BaseButton className={`${base} ${looks[look]} ${className}`} {...rest} />
);

/** A link that looks like a button. */
export const ButtonLink = ({ look = 'primary', className = '', ...rest }: LinkProps & Look) => (
  <Link className={`${base} ${looks[look]} ${className}`} {...rest} />
);

/** A link on a line of its own. */
export const UnderlinedLink = ({ className = '', ...rest }: LinkProps) => (
  <Link
    className={`inline-flex min-h-11 items-center text-sm underline underline-offset-4 ${className}`}
    {...rest}
  />
);

/** A button that looks like a link. */
export const UnderlinedButton = ({ className = '', ...rest }: ComponentProps<'button'>) => (
  <button type="button" className={`min-h-11 text-sm underline underline-offset-4 ${className}`} {...rest} />
);

/**
 * A button that keeps the focus while it is disabled. It then ignores clicks, and Enter in its form. With
 * `type="submit"` it ignores the second click of a double click, which arrives before React has disabled the button.
 */
export const BaseButton = ({ disabled, onClick, ...button }: ComponentProps<'button'>) => (
  <button
    type="button"
    aria-disabled={disabled || undefined}
    {...button}
    onClick={disabled ? refuse : (onClick ?? (button.type === 'submit' ? refuseDoubleClick : undefined))}
  />
);

const refuse = (event: MouseEvent) => event.preventDefault();
const refuseDoubleClick = (event: MouseEvent) => event.detail > 1 && event.preventDefault();

/** The classes of an action button, for links and menu triggers in the same row. */
export const actionClasses =
  'inline-flex min-h-11 items-center gap-2 px-3 font-semibold text-sm hover:not-aria-disabled:bg-sunken disabled:opacity-45 aria-disabled:opacity-45';

/** One action of a row: pass an icon and a text as children. */
export const ActionButton = (button: ComponentProps<'button'>) => (
  <BaseButton className={actionClasses} {...button} />
);

type IconProps = ComponentProps<'button'> & { icon: LucideIcon; size?: number; label: string };

/** A square button that shows only an icon, `size` pixels wide. Its accessible name is `label`. */
export const IconButton = ({ icon: Icon, size = 18, label, className = '', ...button }: IconProps) => (
  <button
    type="button"
    aria-label={label}
    className={`grid size-11 shrink-0 place-content-center ${className}`}
    {...button}
  >
    <Icon aria-hidden size={size} />
  </button>
);

/** A toggle button for one option of a group. */
export const Chip = ({ selected, children, ...button }: { selected: boolean } & ComponentProps<'button'>) => (
  <button
    type="button"
    aria-pressed={selected}
    className={`min-h-11 border px-4 text-sm ${
      selected ? 'border-ink bg-ink text-paper' : 'border-control hover:bg-sunken'
    }`}
    {...button}
  >
    <span className="inline-block capitalize">{children}</span>
  </button>
);

/**
 * Returns a click handler that calls `act` only for the first click of a double click. The second click would repeat
 * the action, or was meant for an element that was at this place before.
 */
export const ignoreSecondClick =
  (act: () => void) =>
  ({ detail }: MouseEvent) => {
    if (detail < 2) act();
  };
