export const scrimClass = 'fade fixed inset-0 z-40 bg-scrim';

export const dialogClass =
  'rise -translate-x-1/2 -translate-y-1/2 fixed top-1/2 left-1/2 z-50 max-h-[calc(100dvh-48px)] w-[calc(100vw-32px)] rounded-dialog bg-panel text-ink shadow-float ring-1 ring-line-strong';
