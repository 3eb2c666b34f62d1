import type { CharacterParams } from '@herald/media/person/character-params';
import { withOverrides } from '@herald/media/person/read-character-params';
import type { DrawnPerformer } from '@herald/media/scene/scene-spec';
import { SceneSpecError } from '@herald/media/spec-reader';
import { CHARACTER_PRESETS } from './character-presets.ts';

/** The parameters of a character, whether named or described. */
export function characterOf(spec: DrawnPerformer): CharacterParams {
  if (spec.kind === 'character') return spec.params;
  const preset = CHARACTER_PRESETS.find(({ id }) => id === spec.presetId);
  if (!preset)
    throw new SceneSpecError(
      'performer.presetId',
      `must be one of ${CHARACTER_PRESETS.map(({ id }) => id).join(', ')}`,
    );
  return spec.overrides ? withOverrides(preset.params, spec.overrides) : preset.params;
}
