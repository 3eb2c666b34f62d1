import { v7 } from 'uuid';
import type { Clock } from './clock.ts';
import type { Random } from './random.ts';

/** A UUIDv7: sorts by the time it was made. */
export function newId(source: { clock: Clock; random: Random }): string {
  return v7({ msecs: source.clock.now().getTime(), random: source.random.bytes(16) });
}
