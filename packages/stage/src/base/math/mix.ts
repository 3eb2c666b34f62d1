export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}
