import type { ReactNode } from 'react';

/**
 * Holds the main action of a page's form. On phones it is a bar at the lower edge of the screen. Toasts are shown above
 * it. On larger screens it has no box of its own, and its children are laid out by the parent.
 */
export const ActionBar = ({ children }: { children: ReactNode }) => (
  <div
    data-actions
    className="max-md:page-width flex items-center max-md:fixed max-md:inset-x-0 max-md:bottom-(--bottom-bar) max-md:z-20 max-md:border-line max-md:border-t max-md:bg-paper/95 max-md:pt-2.5 max-md:pb-4 max-md:backdrop-blur md:contents"
  >
    {children}
  </div>
);
