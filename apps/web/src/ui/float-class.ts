/** Everything that opens beside its trigger: menus, option lists, tooltips with more than a word. */
export const floatClass =
  'rise z-50 overflow-y-auto rounded-card bg-panel p-1 text-ink shadow-float ring-1 ring-line-strong';

export const floatItemClass =
  'flex h-9 cursor-default select-none items-center gap-2.5 rounded-control px-2.5 text-13 outline-none max-md:h-11 aria-[current=page]:font-medium data-disabled:text-ink-faint data-highlighted:bg-raised data-[state=open]:bg-raised';
