import type { MakeCanvas, Picture } from '../canvas.ts';
import { type Pictures, pictureNamed } from '../card/check-picture.ts';
import type { CharacterParams } from '../character/character-params.ts';
import { prepareCharacter } from '../character/prepare-character.ts';
import { readCharacterParams } from '../character/read-character-params.ts';
import type { Framing, Performer } from '../performer.ts';
import { parsePhotoAnalysis } from '../photo/photo-analysis.ts';
import { preparePhoto } from '../photo/prepare-photo.ts';
import { CHARACTER_PRESETS } from '../presets/character-presets.ts';
import type { PerformerSpec } from './scene-spec.ts';
import { SceneSpecError } from './spec-reader.ts';

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
    return preparePhoto(picture, parsePhotoAnalysis(spec.points), framing, env.makeCanvas);
  }
  const params = inTheLight(characterOf(spec), request.lighting);
  if (!heldCard) return prepareCharacter(params, framing, env.makeCanvas);
  return prepareCharacter({ ...params, pose: 'product-card' }, framing, env.makeCanvas, { product: heldCard });
}

/** The parameters of a character, whether named or described. */
export function characterOf(spec: Exclude<PerformerSpec, { kind: 'photo' }>): CharacterParams {
  if (spec.kind === 'character') return readCharacterParams(spec.params, 'performer.params');
  const preset = CHARACTER_PRESETS.find(({ id }) => id === spec.presetId);
  if (!preset)
    throw new SceneSpecError(
      'performer.presetId',
      `must be one of ${CHARACTER_PRESETS.map(({ id }) => id).join(', ')}`,
    );
  return spec.overrides
    ? readCharacterParams({ ...preset.params, ...spec.overrides }, 'performer.overrides')
    : preset.params;
}

function inTheLight(params: CharacterParams, lighting: CharacterParams['lighting']): CharacterParams {
  return params.lighting === 'auto' ? { ...params, lighting } : params;
}
