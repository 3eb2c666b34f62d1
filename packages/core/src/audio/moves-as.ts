import type { Core } from '../core.ts';
import type { AudioClip } from './audio-repository.ts';
import { readOrigin } from './timing.ts';

/** The sound that a presenter moves to, where this one keeps its time: another voice then makes the same film. */
export async function movesAs(core: Core, clip: Pick<AudioClip, 'timingKey'>): Promise<{ movesAs?: string }> {
  const { inTimeOf } = await readOrigin(core, clip);
  return inTimeOf ? { movesAs: inTimeOf } : {};
}
