import type { ScriptToken } from '../../script/script-token.ts';
import type { NeuralVoice } from '../../voices/voice.ts';
import type { EnginePhone } from '../engine-speech.ts';
import { kokoroSound } from './kokoro-sounds.ts';
import type { SignSpan } from './neural-messages.ts';

/** One sign a model reads, and the sound of the phrase it belongs to; -1 for spaces and punctuation. */
export interface Sign {
  sign: string;
  phone: number;
}

const SHORTEST_PAUSE_SEC = 0.07;

/** A sound of eSpeak as the models of each kind were trained to read it. */
const SOUNDS: Record<NeuralVoice['engine'], (phone: string, locale: string) => string> = {
  kokoro: kokoroSound,
  inflect: (phone) => phone.replaceAll('͡', ''),
  piper: (phone) => phone.normalize('NFD'),
};

/** Sounds of a phrase as the voice was trained to read them: stress before its vowel, a space between words, marks. */
export function signsOf(
  tokens: readonly ScriptToken[],
  phones: readonly EnginePhone[],
  { engine, locale }: NeuralVoice,
): Sign[] {
  const signs: Sign[] = [];
  for (const [token, { mark }] of tokens.entries()) {
    const own = [...phones.entries()].filter(([, phone]) => phone.token === token && phone.phone);
    if (own.length > 0 && signs.length > 0) signs.push({ sign: ' ', phone: -1 });
    for (const [index, { phone, stressed }] of own) {
      const sound = SOUNDS[engine](phone, locale);
      for (const sign of `${stressed ? 'ˈ' : ''}${sound}`) signs.push({ sign, phone: index });
    }
    if (mark && signs.length > 0) signs.push({ sign: mark, phone: -1 });
  }
  return signs;
}

/** The times of a phrase's sounds, from the times of the signs they were read as. */
export function phonesFrom(
  phones: readonly EnginePhone[],
  signs: readonly Sign[],
  spans: readonly SignSpan[],
): EnginePhone[] {
  const placed: EnginePhone[] = [];
  let atSec = spans[0]?.startSec ?? 0;
  for (const [index, phone] of phones.entries()) {
    if (!phone.phone) continue;
    const first = signs.findIndex((sign) => sign.phone === index);
    const last = signs.findLastIndex((sign) => sign.phone === index);
    const startSec = spans[first]?.startSec ?? atSec;
    const endSec = spans[last]?.endSec ?? startSec;
    closeGap(placed, startSec);
    placed.push({ ...phone, startSec: placed.at(-1)?.endSec ?? startSec, endSec });
    atSec = endSec;
  }
  return placed;
}

/** A pause becomes silence; a moment between two words belongs half to each. */
function closeGap(placed: EnginePhone[], untilSec: number): void {
  const before = placed.at(-1);
  if (!before || untilSec <= before.endSec) return;
  if (untilSec - before.endSec < SHORTEST_PAUSE_SEC) {
    before.endSec = (before.endSec + untilSec) / 2;
    return;
  }
  placed.push({ phone: '', startSec: before.endSec, endSec: untilSec, stressed: false, token: -1 });
}
