import { letGo } from '@herald/stage/let-go';
import { readPictures } from '../encode/read-pictures.ts';
import type { Planes } from '../picture.ts';
import { wholeRgbaOf } from '../rgba-of.ts';
import { LIP_LIMITS } from '../sync/judge-lips.ts';
import { type LipGlimpse, matchLips } from '../sync/match-lips.ts';
import type { LipSync } from '../sync/sync-report.ts';
import type { LipMeasure, LipReader, OpenLipReader } from './lip-reader.ts';

/** Every picture of 16 a second, every second one of 25 and 30. */
const LOOK_EVERY_SEC = 0.055;
/** Of a long film its start, middle and end are watched: finding a face takes longer than drawing one. */
const PART_SEC = 8;
const PARTS = 3;
/** Lips may come so much after their sound. */
const LATEST_SEC = LIP_LIMITS.delayMs / 1000;
/** Looking for a face that is nowhere takes longest: after so many pictures without one, it is looked for in some only. */
const MISSES = 6;
const LOOK_AGAIN_EVERY = 8;

/** How the lips of a film follow the mouth that our sound asks for, whatever the film sounds like. */
export async function watchLips(path: string, durationSec: number, { mouth, reader }: LipMeasure): Promise<LipSync> {
  const { openLipReader } = (await import(reader)) as { openLipReader: OpenLipReader };
  const read = await openLipReader();
  const glimpses: LipGlimpse[] = [];
  let nextSec = 0;
  let misses = 0;
  await readPictures({
    path,
    async onPicture(planes, tSec) {
      if (tSec < nextSec || !isWatched(tSec, durationSec)) return;
      nextSec = tSec + LOOK_EVERY_SEC;
      const isLookedAt = misses < MISSES || misses % LOOK_AGAIN_EVERY === 0;
      const openness = isLookedAt ? await openingIn(planes, read) : undefined;
      misses = openness === undefined ? misses + 1 : 0;
      glimpses.push({ tSec, openness });
    },
  });
  return matchLips(glimpses, mouth);
}

function isWatched(tSec: number, durationSec: number): boolean {
  if (durationSec <= PARTS * PART_SEC) return tSec <= durationSec + LATEST_SEC;
  return Array.from({ length: PARTS }, (_, part) => ((durationSec - PART_SEC) * part) / (PARTS - 1)).some(
    (fromSec) => tSec >= fromSec && tSec < fromSec + PART_SEC,
  );
}

async function openingIn(planes: Planes, read: LipReader): Promise<number | undefined> {
  const data = wholeRgbaOf(planes);
  const openness = await read({ width: planes.width, height: planes.height, data });
  letGo(data);
  return openness;
}
