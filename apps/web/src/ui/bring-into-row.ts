const FADE_PX = 40;

/** Scrolls a row sideways until the chosen one stands clear of the fade at the edge. */
export function bringIntoRow(row: HTMLElement, chosen: HTMLElement | null): void {
  if (!chosen) return;
  const leastPx = chosen.offsetLeft + chosen.offsetWidth + FADE_PX - row.clientWidth;
  row.scrollLeft = Math.min(Math.max(row.scrollLeft, leastPx), chosen.offsetLeft);
}
