/** A time stamp of a stream in seconds. */
export function secondsOf(pts: bigint, { num, den }: { num: number; den: number }): number {
  return (Number(pts) * num) / den;
}
