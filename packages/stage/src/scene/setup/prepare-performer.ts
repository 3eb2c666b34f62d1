import type { CharacterParams } from '@herald/media/person/character-params';
import { isDrawn, type PerformerSpec } from '@herald/media/scene/scene-spec';
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
    return preparePhoto(picture, spec.points, framing, env.makeCanvas, spec);
  }
  if (spec.kind === 'clip') return filmedPerformer(framing);
  const params = inTheLight(characterOf(spec), request.lighting);
  if (!heldCard) return prepareCharacter(params, framing, env.makeCanvas);
  return prepareCharacter({ ...params, pose: 'product-card' }, framing, env.makeCanvas, { product: heldCard });
}

/** Whether a person is of a joyous kind or a composed one; of a real person nobody knows. */
export function moodOf(spec: PerformerSpec): CharacterParams['mood'] | 'unknown' {
  return isDrawn(spec) ? characterOf(spec).mood : 'unknown';
}

/** A filmed person is part of the picture behind everything: nothing is drawn of them here. */
function filmedPerformer(framing: Framing): Performer {
  return {
    framing,
    movingArea: { x: 0, y: 0, width: 0, height: 0 },
    drawStill: () => undefined,
    drawMoving: () => undefined,
    prepareGestures: () => false,
    load: () => ({ armAreas: () => [], drawMoving: () => undefined }),
  };
}

function inTheLight(params: CharacterParams, lighting: CharacterParams['lighting']): CharacterParams {
  return params.lighting === 'auto' ? { ...params, lighting } : params;
}
