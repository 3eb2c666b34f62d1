import { EngineError } from '@herald/media/engine-error';
import { ipaOf } from '@herald/media/pronunciation/say';
import type { Pronunciation } from '@herald/media/voice';

/** Says a text with its sounds as they were written, and by their spelling where the voice refuses them. */
export async function withIpaFirst<T>(
  wishes: readonly Pronunciation[],
  say: (takesIpa: boolean) => Promise<T>,
): Promise<T> {
  if (!wishes.some((wish) => ipaOf(wish.say) !== undefined)) return say(false);
  return say(true).catch((error: unknown) => {
    if (error instanceof EngineError && error.kind === 'input_refused') return say(false);
    throw error;
  });
}
