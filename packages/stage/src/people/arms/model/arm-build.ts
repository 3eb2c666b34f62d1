import type { GarmentKind } from '@herald/media/person/character-params';
import type { Vector } from '#base/math/vector.ts';
import { type TorsoShape, turnTorso, usualShoulder } from '../../body/torso-shape.ts';
import type { FaceShape } from '../../face/face-shape.ts';
import { SLEEVES, type Sleeve } from './sleeves.ts';

/** One side of a person: the right arm is at the left of the picture. */
export type ArmSide = 'left' | 'right';

export const ARM_SIDES = ['right', 'left'] as const satisfies readonly ArmSide[];

/** -1 for what lies at the left of the picture. */
export function signOf(side: ArmSide): -1 | 1 {
  return side === 'right' ? -1 : 1;
}

/** Lengths and girths of one person's arms, in face units. */
export interface ArmBuild {
  handLength: number;
  fingerGirth: number;
  upperLength: number;
  foreLength: number;
  upperRadius: number;
  foreRadius: number;
  sleeve: Sleeve;
  torso: TorsoShape;
  /** the body's picture is set this much higher than the torso's own measures */
  raise: number;
}

export interface ArmBuildSource {
  face: FaceShape;
  torso: TorsoShape;
  garment: GarmentKind;
  raise: number;
}

/** Hands reach from the chin to the middle of the forehead; arms grow with the shoulders. */
export function armBuild({ face, torso, garment, raise }: ArmBuildSource): ArmBuild {
  const { male } = torso;
  const { build } = face.knobs;
  const size = torso.shoulder / usualShoulder(male);
  const grown = 1 - 0.2 * face.childness;
  const thick = (1 + 0.1 * build) * grown;
  return {
    handLength: (male ? 1.92 : 1.76) * grown,
    fingerGirth: (male ? 1 : 0.9) * (1 + 0.04 * build),
    upperLength: (male ? 2.4 : 2.2) * Math.sqrt(size),
    foreLength: (male ? 2 : 1.84) * Math.sqrt(size),
    upperRadius: (male ? 0.365 : 0.315) * thick,
    foreRadius: (male ? 0.335 : 0.28) * thick,
    sleeve: SLEEVES[garment],
    torso,
    raise,
  };
}

/** The round of the arm begins at this height, this share of the shoulder within its outermost line: the body covers it there. */
const MEET = { y: 2.44, inside: 0.056 };

export function sleeveRadius({ upperRadius, sleeve }: ArmBuild): number {
  return upperRadius + sleeve.loose;
}

/** The joint is placed so that the arm takes over where body and arm are equally wide. */
export function shoulderOf(build: ArmBuild, side: ArmSide): Vector {
  const { torso, sleeve } = build;
  const sign = signOf(side);
  const radius = sleeveRadius(build);
  const inside = Math.min(radius, MEET.inside * torso.shoulder);
  const down = Math.sqrt(inside * (2 * radius - inside));
  const [x, y] = turnTorso(torso, [sign * (torso.shoulder * 0.987 + 0.9 * sleeve.stand), MEET.y + down]);
  return [x - sign * radius, y - build.raise, -0.12];
}
