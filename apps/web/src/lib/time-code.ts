/** How long something takes: m:ss, as on a player. */
export function timeCode(durationSec: number | null): string {
  if (durationSec === null || !Number.isFinite(durationSec)) return '--:--';
  const sec = Math.max(0, Math.round(durationSec));
  return `${Math.floor(sec / 60)}:${String(sec % 60).padStart(2, '0')}`;
}

/** When something happens: m:ss of the second it happens in, which a player that gets there shows. */
export function momentCode(sec: number): string {
  return timeCode(Math.floor(sec));
}
