import type { CharacterParams } from '@herald/media/person/character-params';
import type { PerformerSpec } from '@herald/media/scene/scene-spec';
import type { MakeCanvas, Picture } from '#base/canvas/canvas.ts';
import { type Pictures, pictureNamed } from '#base/canvas/check-picture.ts';
import type { Framing, Performer } from '#base/performer.ts';
import { prepareCharacter } from '#people/character/prepare-character.ts';
import { characterOf } from '#people/presets/character-of.ts';
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

/** Whether a person is of a joyous kind or a composed one; of a photo nobody knows. */
export function moodOf(spec: PerformerSpec): CharacterParams['mood'] {
  return spec.kind === 'photo' ? 'composed' : characterOf(spec).mood;
}

function inTheLight(params: CharacterParams, lighting: CharacterParams['lighting']): CharacterParams {
  return params.lighting === 'auto' ? { ...params, lighting } : params;
}
