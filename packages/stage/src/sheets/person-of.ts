import type { CharacterParams } from '../character/character-params.ts';
import { CHARACTER_PRESETS } from '../presets/character-presets.ts';

/** The parameters of a library character. */
export function personOf(id: string): CharacterParams {
  const preset = CHARACTER_PRESETS.find((candidate) => candidate.id === id);
  if (!preset) throw new Error(`There is no character '${id}'.`);
  return preset.params;
}
