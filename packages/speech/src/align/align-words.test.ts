import type { Phone, Sound, Word } from '@herald/media/sound';
import { describe, expect, it, vi } from 'vitest';
import { joinPhrases } from '../engines/join-phrases.ts';
import { speakPhrase } from '../engines/speak-phrase.ts';
import { normalizeScript } from '../script/normalize-script.ts';
import { synthesize } from '../synthesize.ts';
import type { Voice } from '../voices/voice.ts';
import { chooseVoice } from '../voices/voice-table.ts';
import { alignWords } from './align-words.ts';
import { referenceVoice } from './reference-voice.ts';

/** Speech takes seconds to make and to listen to on a busy machine. */
vi.setConfig({ testTimeout: 120_000 });

const PARAGRAPH =
  'Most small teams know that video works, but nobody has three free days to plan, film and edit one. That is why we ' +
  'built a simple tool that turns a short script into a finished clip. You pick a presenter, paste your words, and ' +
  'press the button. A few minutes later you have a vertical video with captions, music and your logo. It costs less ' +
  'than a pizza, and you can change the text as often as you like. Try it today, because the first three clips are free.';
const SHORT = PARAGRAPH.slice(0, PARAGRAPH.indexOf('You pick'));

const SLOW_MS = 480_000;

/** The two engines write some sounds differently. */
const SAME_SOUND: Record<string, string> = { ɐ: 'ə', ɚ: 'ɝ', ɜ: 'ɝ', ᵻ: 'ɪ', ɾ: 't', o: 'ɔ', a: 'æ', e: 'ɛ', r: 'ɹ' };
const sameSound = (a: Phone, b: Phone): boolean => {
  const [plainA, plainB] = [a, b].map(({ phone }) => phone.replace('ː', ''));
  return (SAME_SOUND[plainA] ?? plainA) === (SAME_SOUND[plainB] ?? plainB);
};

/** Unmastered speech of one voice with the engine's own times. */
async function truth(text: string, voice: Voice): Promise<{ sound: Sound; words: Word[]; phones: Phone[] }> {
  const spoken = [];
  for (const phrase of normalizeScript(text, 'en-US')) {
    spoken.push({ phrase, speech: await speakPhrase(phrase.tokens, voice, 1) });
  }
  return joinPhrases(spoken);
}

/** Pairs the phones of two engines word by word, in order, and gives the differences of their starts in ms. */
function startErrors(known: readonly Phone[], found: readonly Phone[]): number[] {
  const errors: number[] = [];
  const lastWord = known.reduce((most, { word }) => Math.max(most, word), 0);
  for (let word = 0; word <= lastWord; word++) {
    const candidates = found.filter((one) => one.word === word);
    let from = 0;
    for (const one of known.filter((other) => other.word === word)) {
      const at = candidates.findIndex((candidate, i) => i >= from && sameSound(one, candidate));
      if (at < 0) continue;
      errors.push(Math.abs(candidates[at].startSec - one.startSec) * 1000);
      from = at + 1;
    }
  }
  return errors.sort((a, b) => a - b);
}

const quantile = (sorted: readonly number[], share: number): number => sorted[Math.floor(share * (sorted.length - 1))];

const wordErrors = (known: readonly Word[], found: readonly Word[]): number[] =>
  known.map(({ startSec }, i) => Math.abs(startSec - found[i].startSec) * 1000).sort((a, b) => a - b);

/** The same sound with white noise. */
function noisy({ pcm, sampleRateHz }: Sound, level: number): Sound {
  let seed = 5;
  const random = (): number => {
    seed = (seed * 16807) % 2147483647;
    return seed / 1073741823 - 1;
  };
  return { pcm: pcm.map((sample) => sample + level * random()), sampleRateHz };
}

/** Silence put in at a moment. */
function delayed({ pcm, sampleRateHz }: Sound, atSec: number, pauseSec: number): Sound {
  const cut = Math.round(atSec * sampleRateHz);
  const longer = new Float32Array(pcm.length + Math.round(pauseSec * sampleRateHz));
  longer.set(pcm.subarray(0, cut));
  longer.set(pcm.subarray(cut), cut + longer.length - pcm.length);
  return { pcm: longer, sampleRateHz };
}

describe('aligning a sound with its text', () => {
  it('places phones of another engine with a median error of 10 ms and a p95 of 50 ms (30 s, eSpeak on Flite)', {
    timeout: SLOW_MS,
  }, async () => {
    const known = await truth(PARAGRAPH, referenceVoice({ locale: 'en-US', gender: 'male', engine: 'flite' }));
    const found = await alignWords(known.sound, { text: PARAGRAPH, locale: 'en-US', reference: 'espeak' });
    const errors = startErrors(known.phones, found.phones);
    expect(errors.length).toBeGreaterThan(250);
    expect(quantile(errors, 0.5)).toBeLessThanOrEqual(10);
    expect(quantile(errors, 0.95)).toBeLessThanOrEqual(50);
    expect(quantile(wordErrors(known.words, found.words), 0.5)).toBeLessThanOrEqual(15);
    expect(found.confidence).toBeGreaterThan(0.7);
  });

  it('needs no GPL engine for English (Flite on another speaker)', { timeout: SLOW_MS }, async () => {
    const known = await truth(PARAGRAPH, chooseVoice('en-US', 'flite:awb:m-scots'));
    const found = await alignWords(known.sound, { text: PARAGRAPH, locale: 'en-US', reference: 'flite' });
    const errors = startErrors(known.phones, found.phones);
    expect(quantile(errors, 0.5)).toBeLessThanOrEqual(10);
    expect(quantile(errors, 0.95)).toBeLessThanOrEqual(50);
  });

  it('stays right through noise, a long lead and a pause in the middle', async () => {
    const known = await truth(SHORT, chooseVoice('en-US', 'flite:awb:m-scots'));
    const pauseAtSec = known.words[12].startSec - 0.01;
    const sound = noisy(delayed(delayed(known.sound, pauseAtSec, 0.8), 0.02, 1.2), 0.004);
    const moved = known.words.map((word, i) => ({ ...word, startSec: word.startSec + (i < 12 ? 1.2 : 2) }));
    const found = await alignWords(sound, { text: SHORT, locale: 'en-US' });
    expect(quantile(wordErrors(moved, found.words), 0.5)).toBeLessThanOrEqual(20);
    expect(quantile(wordErrors(moved, found.words), 0.9)).toBeLessThanOrEqual(90);
  });

  it('times words in other languages in the author’s spelling', async () => {
    const text = 'Hoy vamos a hablar de una herramienta muy sencilla. Cuesta 5 € y funciona 😀 bien.';
    const known = await synthesize({ text, locale: 'es-ES', voiceId: 'espeak:es:michael', sampleRateHz: 24000 });
    const found = await alignWords(known, { text, locale: 'es-MX' });
    expect(found.words.map((word) => word.text)).toEqual(known.words.map((word) => word.text));
    expect(quantile(wordErrors(known.words, found.words), 0.5)).toBeLessThanOrEqual(25);
  });

  it('gives phones and words in order, within the sound', async () => {
    const known = await synthesize({ text: SHORT, locale: 'en-US', rate: 1.5, sampleRateHz: 24000 });
    const found = await alignWords(known, { text: SHORT, locale: 'en-US' });
    let until = 0;
    for (const { startSec, endSec } of found.phones) {
      expect(startSec).toBeGreaterThanOrEqual(until - 1e-9);
      expect(endSec).toBeGreaterThanOrEqual(startSec);
      until = endSec;
    }
    expect(until).toBeLessThanOrEqual(known.pcm.length / known.sampleRateHz + 0.01);
    for (const { startSec, endSec } of found.words) expect(endSec).toBeGreaterThan(startSec);
  });

  it('is unsure when the sound says something else', async () => {
    const known = await truth(SHORT, chooseVoice('en-US', 'flite:awb:m-scots'));
    const other =
      'The weather in the mountains changes quickly, so bring warm clothes, a map and plenty of water. '.repeat(2);
    const right = await alignWords(known.sound, { text: SHORT, locale: 'en-US' });
    const wrong = await alignWords(known.sound, { text: other, locale: 'en-US' });
    expect(right.confidence).toBeGreaterThan(0.8);
    expect(wrong.confidence).toBeLessThan(0.5);
  });

  it('refuses silence, damage and nothing with a typed error', async () => {
    const options = { text: 'Hello there', locale: 'en-US' };
    const silent = { pcm: new Float32Array(48000), sampleRateHz: 48000 };
    const broken = { pcm: new Float32Array(48000).fill(Number.NaN), sampleRateHz: 48000 };
    const tiny = { pcm: new Float32Array(10), sampleRateHz: 48000 };
    for (const sound of [silent, broken, tiny]) {
      await expect(alignWords(sound, options)).rejects.toMatchObject({ code: 'invalid_sound' });
    }
    const buzz = { pcm: Float32Array.from({ length: 48000 }, (_, i) => Math.sin(i / 30)), sampleRateHz: 48000 };
    await expect(alignWords(buzz, { ...options, text: '🎉' })).rejects.toMatchObject({ code: 'nothing_to_say' });
    expect((await alignWords(buzz, { ...options, text: PARAGRAPH })).words.length).toBeGreaterThan(80);
  });

  it('stops when the signal says so', async () => {
    const known = await synthesize({ text: 'Hello there.', locale: 'en-US' });
    const signal = AbortSignal.abort(new Error('enough'));
    await expect(alignWords(known, { text: 'Hello there.', locale: 'en-US', signal })).rejects.toThrow('enough');
  });
});
