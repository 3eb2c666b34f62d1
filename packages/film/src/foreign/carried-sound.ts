import { FILM_FPS } from '@herald/media/film-pieces';
import type { MediaInfo } from '../encode/probe-media.ts';
import { readSound } from '../encode/read-sound.ts';
import type { SoundFile } from '../encode/sound-file.ts';

import { SYNC_LIMITS } from '../sync/judge-sync.ts';
import { measureSound } from '../sync/measure-sync.ts';
import { loudnessCurveOfFile } from '../sync/sound-curve.ts';
import type { CarriedSync } from '../sync/sync-report.ts';

const RATE_HZ = 24_000;

/**
 * How the sound a film came with lies against the sound it was made to. The lips of another engine's film can only be
 * in step with the sound it carries; undefined when it carries none, or one that is silent.
 */
export async function measureCarried(
  path: string,
  { audio }: MediaInfo,
  voice: SoundFile,
): Promise<CarriedSync | undefined> {
  if (!audio) return undefined;
  const heard = await readSound({ path, rateHz: RATE_HZ, onCodedPicture: () => undefined });
  const meant = await loudnessCurveOfFile(voice, voice.samples / voice.sampleRateHz);
  const { delayMs, endDelayMs, correlation, lufs } = measureSound({
    heard,
    meant,
    phones: [],
    hasMusic: false,
    fps: FILM_FPS,
  });
  if (lufs === Number.NEGATIVE_INFINITY) return undefined;
  return { delayMs, driftMs: endDelayMs - delayMs, correlation };
}

/** Why lips cannot be trusted, in plain words; empty when they can. A delay alone is taken out of the pictures. */
export function judgeCarried(carried: CarriedSync): string[] {
  if (carried.correlation < SYNC_LIMITS.correlation) return ['The film was made to another sound.'];
  if (Math.abs(carried.driftMs) > SYNC_LIMITS.driftMs)
    return [`Sound and lips drift apart by ${Math.round(Math.abs(carried.driftMs))} ms.`];
  return [];
}
