/** The classes of a dropdown menu's panel and of its items. */
export const menuPanelClasses = 'z-50 min-w-52 border border-line bg-surface py-1 shadow-xl';
export const menuItemClasses =
  'flex min-h-11 cursor-pointer items-center gap-3 px-4 text-sm -outline-offset-2 outline-accent data-highlighted:bg-sunken data-highlighted:outline-2 data-disabled:opacity-45';
