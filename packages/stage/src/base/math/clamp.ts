export function clamp(value: number, low = 0, high = 1): number {
  return Math.max(low, Math.min(high, value));
}
