import type { ComponentProps, MouseEvent } from 'react';

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
