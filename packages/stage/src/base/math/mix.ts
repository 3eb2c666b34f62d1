/** The whole share is `to` to the last bit, wherever it came from: what is arrived at looks the same in every film. */
export function mix(from: number, to: number, share: number): number {
  return share === 1 ? to : from + (to - from) * share;
}
