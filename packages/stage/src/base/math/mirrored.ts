import { clamp } from './clamp.ts';

/** A place outside 0..length - 1 as if mirrors stood at both ends. */
export function mirrored(place: number, length: number): number {
  if (place >= 0 && place < length) return place;
  const period = 2 * length;
  const within = ((place % period) + period) % period;
  return clamp(within < length ? within : period - 1 - within, 0, length - 1);
}
