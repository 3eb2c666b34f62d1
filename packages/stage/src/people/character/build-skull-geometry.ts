import type { CharacterParams } from '@herald/media/person/character-params';
import { parseHex } from '#base/color/rgb.ts';
import { chooseLight } from '#base/light/choose-light.ts';
import type { Framing } from '#base/performer.ts';
import { faceOutline, outlineHalfWidth } from '../face/face-outline.ts';
import { resolveFaceShape } from '../face/face-shape.ts';
import { edgeDepth, heightField } from '../face/height-field.ts';
import { jawShareAt } from '../face/jaw.ts';
import type { SkullGeometry } from '../params/skull-geometry.ts';
import { skinColor } from '../skin/skin-tone.ts';

/** Measures the head of a person at a scale. */
export function buildSkullGeometry(
  params: CharacterParams,
  unitPx: number,
  seen: Pick<Framing, 'aside' | 'surroundings'> = {},
): SkullGeometry {
  const face = resolveFaceShape(params);
  const halfWidthAt = outlineHalfWidth(faceOutline(face));
  return {
    unitPx,
    seed: params.seed,
    male: face.male,
    ageYears: face.ageYears,
    oldness: face.oldness,
    light: chooseLight(params.lighting, seen),
    skin: skinColor(params.skinTone),
    hair: parseHex(params.hair.color),
    faceHalfWidth: face.halfWidth,
    halfWidthAt,
    depthAt: heightField(face, halfWidthAt),
    edgeDepthAt: edgeDepth,
    hairlineY: face.hairlineY - (face.male && params.hair.style === 'receding' ? 0.04 : 0),
    skullTopY: -1.36,
    browY: face.browY,
    noseBaseY: face.noseBaseY,
    mouthY: face.mouthY,
    mouthHalfWidth: face.mouthHalfWidth,
    chinY: face.chinY,
    neckHalfWidth: face.neckHalfWidth,
    earY: 0.06,
    jawShareAt: jawShareAt(face),
  };
}
