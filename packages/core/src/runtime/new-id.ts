import { v7 } from 'uuid';
import type { Clock } from './clock.ts';
import type { Random } from './random.ts';

interface LatestId {
  msecs: number;
  sequence: number;
}

/** Ids of one millisecond are numbered, so that they too sort by when they were made. */
const latestOf = new WeakMap<Clock, LatestId>();

/** A UUIDv7: sorts by the time it was made. */
export function newId({ clock, random }: { clock: Clock; random: Random }): string {
  const msecs = clock.now().getTime();
  const bytes = random.bytes(16);
  const latest = latestOf.get(clock);
  const sequence = latest?.msecs === msecs ? (latest.sequence + 1) >>> 0 : startOfSequence(bytes);
  latestOf.set(clock, { msecs, sequence });
  return v7({ msecs, seq: sequence, random: bytes });
}

/** Anywhere in the lower half, which leaves two billion ids for the millisecond. */
function startOfSequence(bytes: Uint8Array): number {
  return new DataView(bytes.buffer, bytes.byteOffset).getUint32(6) >>> 1;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** PostgreSQL refuses other texts where it compares ids. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
