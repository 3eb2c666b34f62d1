/** Goes back to the film when less than half of it can be seen, as below it on a phone. */
export function bringIntoView(theatre: HTMLElement): void {
  const { top, bottom } = theatre.getBoundingClientRect();
  const seenPx = Math.min(bottom, innerHeight) - Math.max(top, 0);
  if (seenPx >= Math.min(bottom - top, innerHeight) / 2) return;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  theatre.scrollIntoView({ block: 'start', behavior: isCalm ? 'auto' : 'smooth' });
}
