/** The mean share of plays that saw a stretch of the film; `retention` holds one share for each hundredth. */
export function retentionOf(
  retention: readonly number[],
  { startSec, endSec }: { startSec: number; endSec: number },
  durationSec: number,
): number {
  const first = Math.floor((startSec / durationSec) * retention.length);
  const last = Math.max(first + 1, Math.ceil((endSec / durationSec) * retention.length));
  const shares = retention.slice(first, last);
  return shares.length === 0 ? 0 : shares.reduce((sum, share) => sum + share, 0) / shares.length;
}
