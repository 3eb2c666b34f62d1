import type { LipShift } from '#base/composing/head-turn.ts';
import { clamp } from '#base/math/clamp.ts';
import { seenSmile } from '../face/smile-field.ts';
import { type LipMoment, lipEdges } from './mouth-curves.ts';
import { REST_MOUTH } from './viseme-mouths.ts';

/** Smiles of faces at rest, where hair lies as it grew. */
const RESTING_SMILES = [0.1, 0.26] as const;
const CHEEK_RISE = 0.05;

/** How far lips and cheeks are from where they rest; nothing for a face at rest. */
export function lipShift({ face, view, pose }: LipMoment): LipShift {
  const rest = { mouth: REST_MOUTH, smile: clamp(pose.smile, ...RESTING_SMILES) };
  const before = lipEdges({ face, view: { jawDrop: 0 }, pose: rest });
  const after = lipEdges({ face, view, pose });
  return {
    out: after.half - before.half,
    cornerDown: after.cornerY - before.cornerY,
    topDown: after.topY - before.topY,
    cheekUp: CHEEK_RISE * (seenSmile(pose.smile) - seenSmile(rest.smile)),
  };
}
