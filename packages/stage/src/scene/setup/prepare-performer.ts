import { type CharacterParams, type PerformerSpec, SceneSpecError, withOverrides } from '@herald/media';
import type { MakeCanvas, Picture } from '#base/canvas/canvas.ts';
import { type Pictures, pictureNamed } from '#base/canvas/check-picture.ts';
import type { Framing, Performer } from '#base/performer.ts';
import { prepareCharacter } from '#people/character/prepare-character.ts';
import { CHARACTER_PRESETS } from '#people/presets/character-presets.ts';
import { preparePhoto } from '#photos/prepare-photo.ts';

export interface PerformerRequest {
  spec: PerformerSpec;
  framing: Framing;
  /** what the hand holds up, when the card is not beside the presenter */
  heldCard: Picture | null;
  /** the light of the place, for characters that follow it */
  lighting: CharacterParams['lighting'];
}

/** The person of a scene, made for one framing. */
export function preparePerformer(
  request: PerformerRequest,
  env: { makeCanvas: MakeCanvas; pictures: Pictures },
): Performer {
  const { spec, framing, heldCard } = request;
  if (spec.kind === 'photo') {
    const picture = pictureNamed(env.pictures, spec.picture, 'photo');
    return preparePhoto(picture, spec.points, framing, env.makeCanvas);
  }
  const params = inTheLight(characterOf(spec), request.lighting);
  if (!heldCard) return prepareCharacter(params, framing, env.makeCanvas);
  return prepareCharacter({ ...params, pose: 'product-card' }, framing, env.makeCanvas, { product: heldCard });
}

/** The parameters of a character, whether named or described. */
export function characterOf(spec: Exclude<PerformerSpec, { kind: 'photo' }>): CharacterParams {
  if (spec.kind === 'character') return spec.params;
  const preset = CHARACTER_PRESETS.find(({ id }) => id === spec.presetId);
  if (!preset)
    throw new SceneSpecError(
      'performer.presetId',
      `must be one of ${CHARACTER_PRESETS.map(({ id }) => id).join(', ')}`,
    );
  return spec.overrides ? withOverrides(preset.params, spec.overrides) : preset.params;
}

function inTheLight(params: CharacterParams, lighting: CharacterParams['lighting']): CharacterParams {
  return params.lighting === 'auto' ? { ...params, lighting } : params;
}
