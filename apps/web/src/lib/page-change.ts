let openedPath: string | undefined;

/** Called when the path changes; the heading of the new page then takes the focus once. */
export function announcePageChange(path: string): void {
  openedPath = path;
}

/** The page before may draw itself anew until the opened one is there: its headings take nothing. */
export function takePageChange(path: string): boolean {
  if (openedPath !== path) return false;
  openedPath = undefined;
  return true;
}

/** Called when the focused heading goes: another one that the same page puts in its place takes the focus. */
export function passPageChangeOn(path: string): void {
  openedPath ??= path;
}
