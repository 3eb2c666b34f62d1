import type { CharacterParams } from '@herald/media/person/character-params';
import { torsoShape } from '../../body/torso-shape.ts';
import { resolveFaceShape } from '../../face/face-shape.ts';
import { type ArmBuild, armBuild } from '../model/arm-build.ts';

/** The arms of a character, without a framing. */
export function buildOf(params: CharacterParams): ArmBuild {
  const face = resolveFaceShape(params);
  const torso = torsoShape(face, params.seed, params.pose);
  return armBuild({ face, torso, garment: params.garment.kind, raise: face.male ? 0.05 : 0.075 });
}
