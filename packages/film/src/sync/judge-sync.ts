import type { MouthSync, SoundSync, SyncReport } from './sync-report.ts';

export const SYNC_LIMITS = {
  offsetMs: 20,
  speechOffsetMs: 45,
  driftMs: 20,
  correlation: 0.7,
  reach: 0.4,
  closedShare: 0.9,
  closureMs: 150,
  snaps: 6,
  movementInSilence: 0.15,
  lufs: -14,
  lufsTolerance: 1,
  durationDifferenceMs: 34,
} as const;

/** Why a film must not be handed out, in plain words; empty when it is good. */
export function judgeSync(report: SyncReport): string[] {
  const reasons = [...soundFaults(report.sound), ...(report.mouth ? mouthFaults(report.mouth) : [])];
  if (Math.abs(report.durationDifferenceMs) > SYNC_LIMITS.durationDifferenceMs)
    reasons.push(`Sound and picture differ in length by ${ms(report.durationDifferenceMs)}.`);
  return reasons;
}

function soundFaults(sound: SoundSync): string[] {
  const reasons: string[] = [];
  if (sound.correlation < SYNC_LIMITS.correlation)
    reasons.push('The sound in the video is not the sound it was made from.');
  if (sound.lufs === Number.NEGATIVE_INFINITY) reasons.push('The sound is silent.');
  else if (!(Math.abs(sound.lufs - SYNC_LIMITS.lufs) <= SYNC_LIMITS.lufsTolerance))
    reasons.push(`The loudness is ${sound.lufs.toFixed(1)} LUFS instead of ${SYNC_LIMITS.lufs}.`);
  return reasons;
}

function mouthFaults(mouth: MouthSync): string[] {
  const reasons: string[] = [];
  const { checked, closed } = mouth.closures;
  if (mouth.correlation < SYNC_LIMITS.correlation || mouth.reach < SYNC_LIMITS.reach)
    reasons.push('The mouth does not follow the speech.');
  else reasons.push(...offsetFaults(mouth));
  if (checked > 0 && closed < Math.floor(checked * SYNC_LIMITS.closedShare))
    reasons.push(`The lips meet on only ${closed} of ${checked} p, b and m sounds.`);
  if (mouth.closureMs !== null && mouth.closureMs > SYNC_LIMITS.closureMs)
    reasons.push(`The lips stay shut for ${ms(mouth.closureMs)} on p, b and m sounds.`);
  if (mouth.snaps > SYNC_LIMITS.snaps) reasons.push('The mouth snaps open and shut.');
  if (mouth.movementInSilence > SYNC_LIMITS.movementInSilence) reasons.push('The mouth moves while nothing is said.');
  return reasons;
}

/** An offset only means something when the mouth follows the speech at all. */
function offsetFaults({ offsetMs, speechOffsetMs, driftMs }: MouthSync): string[] {
  const reasons: string[] = [];
  const late = (value: number): string => `The sound comes ${ms(value)} ${value > 0 ? 'after' : 'before'} the lips.`;
  if (Math.abs(offsetMs) > SYNC_LIMITS.offsetMs) reasons.push(late(offsetMs));
  else if (speechOffsetMs !== null && Math.abs(speechOffsetMs) > SYNC_LIMITS.speechOffsetMs)
    reasons.push(late(speechOffsetMs));
  if (Math.abs(driftMs) > SYNC_LIMITS.driftMs) reasons.push(`Sound and lips drift apart by ${ms(driftMs)}.`);
  return reasons;
}

function ms(value: number): string {
  return `${Math.round(Math.abs(value))} ms`;
}
