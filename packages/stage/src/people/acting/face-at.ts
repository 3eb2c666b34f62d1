import type { ActedExpression, ActedNuance } from '@herald/media/scene/acting-plan';
import { clamp } from '#base/math/clamp.ts';
import { mix } from '#base/math/mix.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import { ANGRY_FACE, atPeak, FACES, type Face } from './expressions.ts';

/** A large change of face takes longer than a small one. */
const SHORTEST_CHANGE_SEC = 0.18;
const LONGEST_CHANGE_SEC = 0.32;

/** Brows and lids of somebody who just speaks are in no hurry. */
const NUANCE_SEC = 0.3;

const FEATURES = Object.keys(FACES.neutral) as (keyof Face)[];

/** The face at a moment, on its way from one expression to the next. */
export function faceAt(expressions: readonly ActedExpression[], tSec: number): Face {
  let index = expressions.length - 1;
  while (index > 0 && expressions[index].atSec > tSec) index--;
  const now = expressions[index];
  if (!now) return FACES.neutral;
  const to = faceOf(now);
  const from = index > 0 ? faceOf(expressions[index - 1]) : to;
  const share = smoothstep(0, changeSec(from, to), tSec - now.atSec);
  return blendFaces(from, to, share);
}

/** The small life of a face at a moment, to be added to its expression. */
export function nuanceAt(nuances: readonly ActedNuance[], tSec: number): Omit<ActedNuance, 'atSec'> {
  const index = nuances.findLastIndex(({ atSec }) => atSec <= tSec);
  const now = nuances[index];
  if (!now) return { smile: 0, brow: 0, squint: 0 };
  const before = nuances[index - 1] ?? { smile: 0, brow: 0, squint: 0 };
  const share = smoothstep(0, NUANCE_SEC, tSec - now.atSec);
  return {
    smile: mix(before.smile, now.smile, share),
    brow: mix(before.brow, now.brow, share),
    squint: mix(before.squint, now.squint, share),
  };
}

/** What an expression of a plan looks like in full. */
export function faceOf({ name, strength, isAngry, isPeak }: ActedExpression): Face {
  const face = blendFaces(FACES.neutral, isAngry ? ANGRY_FACE : FACES[name], strength);
  return isPeak ? atPeak(face) : face;
}

export function blendFaces(from: Face, to: Face, share: number): Face {
  const entries = FEATURES.map((feature) => [feature, mix(from[feature], to[feature], share)]);
  return Object.fromEntries(entries) as unknown as Face;
}

function changeSec(from: Face, to: Face): number {
  const furthest = Math.max(...FEATURES.map((feature) => Math.abs(to[feature] - from[feature])));
  return mix(SHORTEST_CHANGE_SEC, LONGEST_CHANGE_SEC, clamp(furthest));
}
