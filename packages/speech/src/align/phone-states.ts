import type { Phone } from '@herald/media/sound';

/** A place in the expected order of sounds. Silences may be skipped. */
export interface PhoneState {
  /** sounds with the same kind share one model */
  kind: string;
  optional: boolean;
  /** index of the phone, -1 for a silence that the reference does not have */
  phone: number;
  startSec: number;
  endSec: number;
}

export const SILENCE = '';

/** Length and secondary articulation do not change how a sound sounds at its middle. */
export const kindOf = (phone: string): string => phone.replace(/[ːˑʲʰ]|\u{0329}/gu, '');

const silenceAt = (tSec: number, phone = -1, endSec = tSec): PhoneState => ({
  kind: SILENCE,
  optional: true,
  phone,
  startSec: tSec,
  endSec,
});

/** The expected order of sounds, with a possible silence before every word and at both ends. */
export function expectedStates(phones: readonly Phone[], durationSec: number): PhoneState[] {
  const states: PhoneState[] = [];
  for (const [index, { phone, startSec, endSec, word }] of phones.entries()) {
    if (!phone) {
      states.push(silenceAt(startSec, index, endSec));
      continue;
    }
    const before = phones[index - 1];
    if (before?.phone && before.word !== word) states.push(silenceAt(startSec));
    states.push({ kind: kindOf(phone), optional: false, phone: index, startSec, endSec });
  }
  if (states[0]?.kind !== SILENCE) states.unshift(silenceAt(0));
  if (states.at(-1)?.kind !== SILENCE) states.push(silenceAt(durationSec));
  return states;
}
