import type { MediaInfo } from '../encode/probe-media.ts';
import { judgeLips } from '../sync/judge-lips.ts';
import type { CarriedSync, LipSync } from '../sync/sync-report.ts';
import { judgeCarried, measureCarried } from './carried-sound.ts';
import type { ForeignPlan } from './foreign-plan.ts';
import { watchLips } from './watch-lips.ts';

/** How another engine's film fits our sound: by the sound it carries or, without one, by its lips. */
export type FilmFit = { carried: CarriedSync } | { lips: LipSync };

export async function measureFit({ path, voice, lips }: ForeignPlan, media: MediaInfo): Promise<FilmFit> {
  const carried = await measureCarried(path, media, voice);
  return carried ? { carried } : { lips: await watchLips(path, voice.samples / voice.sampleRateHz, lips) };
}

export function judgeFit(fit: FilmFit): string[] {
  return 'carried' in fit ? judgeCarried(fit.carried) : judgeLips(fit.lips);
}

/** How much earlier its pictures must be shown. */
export function earlierSecOf(fit: FilmFit): number {
  return ('carried' in fit ? fit.carried.delayMs : fit.lips.movedMs) / 1000;
}
