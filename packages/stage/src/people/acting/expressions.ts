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

export const EXPRESSION_NAMES = [
  'neutral',
  'warm',
  'excited',
  'thoughtful',
  'serious',
  'laughing',
  'surprised',
  'caring',
  'skeptical',
  'proud',
] as const;

export type ExpressionName = (typeof EXPRESSION_NAMES)[number];

export const EXPRESSIONS: Record<ExpressionName, Pose> = {
  neutral: NEUTRAL_POSE,
  warm: { ...NEUTRAL_POSE, smile: 0.74, brow: 0.14, squint: 0.12 },
  excited: {
    ...NEUTRAL_POSE,
    smile: 1,
    brow: 0.75,
    stare: 0.3,
    mouth: { ...REST_MOUTH, open: 0.36, wide: 0.4, teeth: 1 },
  },
  thoughtful: {
    ...NEUTRAL_POSE,
    smile: 0.08,
    brow: 0.3,
    browTwist: 0.5,
    gazeX: 0.6,
    gazeY: -0.5,
    roll: 0.05,
    yaw: 0.06,
    pitch: 0.03,
  },
  serious: { ...NEUTRAL_POSE, smile: -0.08, frown: 0.5, squint: 0.14, pitch: 0.02 },
  laughing: {
    ...NEUTRAL_POSE,
    smile: 1,
    squint: 0.4,
    brow: 0.3,
    pitch: -0.05,
    roll: 0.03,
    mouth: { ...REST_MOUTH, open: 0.62, wide: 0.5, teeth: 1 },
  },
  surprised: {
    ...NEUTRAL_POSE,
    smile: 0.08,
    brow: 1.05,
    stare: 0.85,
    mouth: { ...REST_MOUTH, open: 0.55, round: 0.5 },
  },
  caring: { ...NEUTRAL_POSE, smile: 0.36, concern: 0.75, brow: 0.12, roll: -0.06, yaw: -0.04 },
  skeptical: { ...NEUTRAL_POSE, smile: 0.02, browTwist: 0.95, squint: 0.22, roll: 0.04, yaw: -0.06, gazeX: 0.25 },
  proud: { ...NEUTRAL_POSE, smile: 0.46, pitch: -0.06, squint: 0.16, brow: 0.2, yaw: 0.05, gazeY: 0.12 },
};
