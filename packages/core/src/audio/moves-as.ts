import type { Core } from '../core.ts';
import type { AudioClip } from './audio-repository.ts';
import { readOrigin } from './timing.ts';

/**
 * The sound that a presenter moves to, where this one keeps its time: another voice then makes the same film. To a sound in
 * passages a presenter moves by its words alone, so that a passage is the same in every film.
 */
export async function movesAs(core: Core, clip: Pick<AudioClip, 'timingKey'>): Promise<{ movesAs?: string }> {
  const { inTimeOf, passages } = await readOrigin(core, clip);
  if (passages) return { movesAs: '' };
  return inTimeOf ? { movesAs: inTimeOf } : {};
}
