import type { LipSync } from './sync-report.ts';

export const LIP_LIMITS = {
  facesShare: 0.7,
  speechSec: 3,
  /** of the distance between the eyes; a mouth that says nothing stays below it */
  movement: 0.03,
  delayMs: 400,
  driftMs: 120,
  /** of the best correlation, at any other delay */
  rivalShare: 0.75,
} as const;

const BEGINS = 'The film came without a sound, and';

/** Why nobody can tell that lips follow our sound, in plain words; empty when they do. Doubt is a reason. */
export function judgeLips(lips: LipSync): string[] {
  const doubt = doubtOf(lips);
  return doubt ? [`${BEGINS} ${doubt}.`] : [];
}

function doubtOf(lips: LipSync): string | undefined {
  const { pictures, faces, movement, speechSec, correlation, needed, delayMs, rival, driftMs } = lips;
  if (faces < pictures * LIP_LIMITS.facesShare || faces === 0) return 'no face is seen in most of it';
  if (movement < LIP_LIMITS.movement) return 'its mouth does not move';
  if (speechSec < LIP_LIMITS.speechSec) return 'too little is said in it to check its lips';
  if (correlation < needed || Math.abs(delayMs) > LIP_LIMITS.delayMs)
    return 'Herald could not see its lips follow the sound';
  if (rival > correlation * LIP_LIMITS.rivalShare) return 'its lips fit the sound at more than one moment';
  if (driftMs !== null && Math.abs(driftMs) > LIP_LIMITS.driftMs)
    return `its lips and the sound drift apart by ${Math.round(Math.abs(driftMs))} ms`;
  return undefined;
}
