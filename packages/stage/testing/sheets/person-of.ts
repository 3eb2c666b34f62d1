import type { CharacterParams } from '@herald/media/person/character-params';
import { CHARACTER_PRESETS } from '#people/presets/character-presets.ts';

/** The parameters of a library character. */
export function personOf(id: string): CharacterParams {
  const preset = CHARACTER_PRESETS.find((candidate) => candidate.id === id);
  if (!preset) throw new Error(`There is no character '${id}'.`);
  return preset.params;
}
