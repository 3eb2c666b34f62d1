import type { Expression } from '@herald/media/scene/acting-plan';
import type { Pose } from '#base/performer.ts';
import { REST_MOUTH } from '../mouth/viseme-mouths.ts';

export const NEUTRAL_POSE: Pose = {
  mouth: REST_MOUTH,
  smile: 0.16,
  blink: 0,
  brow: 0,
  gazeX: 0,
  gazeY: 0,
  yaw: 0,
  pitch: 0,
  roll: 0,
  shiftX: 0,
  shiftY: 0,
  breath: 0,
  sway: 0,
};

/** What a face does for an expression, on top of what speech and movement do. */
export interface Face {
  smile: number;
  brow: number;
  squint: number;
  stare: number;
  frown: number;
  concern: number;
  browTwist: number;
  /** how far joy parts the lips and leaves them their smile while they speak */
  beam: number;
  pitch: number;
  roll: number;
}

const REST_FACE: Face = {
  smile: 0.26,
  brow: 0.07,
  squint: 0.06,
  stare: 0,
  frown: 0,
  concern: 0,
  browTwist: 0,
  beam: 0,
  pitch: 0,
  roll: 0,
};

export const FACES: Readonly<Record<Expression, Face>> = {
  neutral: REST_FACE,
  friendly: { ...REST_FACE, smile: 0.62, brow: 0.28, squint: 0.2 },
  joyous: { ...REST_FACE, smile: 0.98, brow: 0.42, squint: 0.48, pitch: -0.03 },
  excited: { ...REST_FACE, smile: 0.96, brow: 0.85, stare: 0.42, pitch: -0.03 },
  delighted: { ...REST_FACE, smile: 1, brow: 0.44, squint: 0.6, pitch: -0.045, roll: 0.02 },
  concerned: {
    ...REST_FACE,
    smile: -0.27,
    concern: 1,
    brow: 0.08,
    frown: 0.1,
    squint: 0.14,
    pitch: 0.035,
    roll: -0.03,
  },
  serious: { ...REST_FACE, smile: -0.14, frown: 0.34, concern: 0.22, squint: 0.16, pitch: 0.025 },
  skeptical: { ...REST_FACE, smile: 0.04, brow: 0.14, browTwist: 1.1, squint: 0.18, concern: 0.2, roll: 0.05 },
  proud: { ...REST_FACE, smile: 0.66, brow: 0.3, squint: 0.18, pitch: -0.06 },
  surprised: { ...REST_FACE, smile: 0.02, brow: 1, stare: 0.9, pitch: -0.03 },
};

/** A serious face in anger: brows low and drawn together over narrow lids, corners of the mouth down, the chin low. */
export const ANGRY_FACE: Face = {
  ...FACES.serious,
  ...{ smile: -0.46, brow: -0.26, frown: 1, concern: 0, squint: 0.5, pitch: 0.05 },
};

/** From where on a face is glad. */
const GLAD_SMILE = 0.5;
/** What the strongest moment of a film adds: joy beams with raised brows, worry, anger and surprise are drawn out, and the head goes up with all but anger. */
const PEAK = { brow: 0.26, raised: 0.05, drawn: 1.25, most: 1.2 };

export function atPeak(face: Face): Face {
  const drawn = (value: number) => Math.min(PEAK.most, value * PEAK.drawn);
  const { smile, brow, stare, concern, frown } = face;
  if (smile > GLAD_SMILE)
    return {
      ...{ ...face, beam: Math.min(1, smile), smile: Math.min(1.1, drawn(smile)), brow: brow + PEAK.brow },
      pitch: face.pitch - PEAK.raised,
    };
  const raised = frown > GLAD_SMILE ? 0 : PEAK.raised;
  return {
    ...{ ...face, smile: smile * PEAK.drawn, brow: drawn(brow), stare: drawn(stare), concern: drawn(concern) },
    ...{ frown: drawn(frown), pitch: face.pitch - raised },
  };
}

const PARTED: Partial<Record<Expression, Partial<Pose['mouth']>>> = {
  excited: { open: 0.36, wide: 0.4, teeth: 1 },
  delighted: { open: 0.5, wide: 0.5, teeth: 1 },
  surprised: { open: 0.55, round: 0.5 },
};

/** An expression as a picture of its own, when nothing is said: a sheet, a portrait. */
export function posedExpression(name: Expression): Pose {
  return { ...NEUTRAL_POSE, ...FACES[name], mouth: { ...REST_MOUTH, ...PARTED[name] } };
}
