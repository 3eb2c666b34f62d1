import process from 'node:process';
import { soundDurationSec, type TimedSound } from '@herald/media/sound';
import { describe, expect, it, vi } from 'vitest';
import { measureLoudness } from './dsp/measure-loudness.ts';
import { espeakProcessId } from './engines/espeak/espeak-client.ts';
import { estimateDurationSec } from './script/estimate-duration.ts';
import { synthesize } from './synthesize.ts';

/** Speech takes seconds to make and to listen to on a busy machine. */
vi.setConfig({ testTimeout: 120_000 });

const SCRIPTS: Record<string, string> = {
  'en-US': 'Hi 😀, it costs $19.99!',
  'en-GB': 'Lovely, isn’t it? 3 for £5.',
  'es-ES': '¡Hola! Cuesta 19,99 € 🎉.',
  'fr-FR': "L'écran coûte 20 €, n'est-ce pas ?",
  'de-DE': 'Übrigens: nur 5 € für 3 Stück.',
  'it-IT': 'Ciao, perché no? Solo 10 euro.',
  'pt-BR': 'Olá! Só custa R$ 20.',
  'nl-NL': 'Goedemorgen, het kost 5 euro.',
  'pl-PL': 'Cześć! Kosztuje 20 zł.',
  'hi-IN': 'नमस्ते दोस्तों, सिर्फ 25 में।',
  'zh-CN': '你好，今天只要99元！',
  'ko-KR': '안녕하세요, 정말 좋아요 10!',
  'sv-SE': 'Hej, det kostar 5 kronor.',
  'da-DK': 'Hej, det koster 5 kroner.',
  'nb-NO': 'Hei, det koster 5 kroner.',
  'fi-FI': 'Hei, se maksaa 5 euroa.',
  'tr-TR': 'Merhaba, sadece 5 lira.',
  'ru-RU': 'Привет, всего 5 рублей!',
  'uk-UA': 'Привіт, лише 5 гривень!',
  'cs-CZ': 'Ahoj, stojí to 5 korun.',
  'ro-RO': 'Salut, costă 5 lei.',
  'hu-HU': 'Szia, ez 5 forint.',
  'el-GR': 'Γεια σας, μόνο 5 ευρώ.',
  'id-ID': 'Halo, hanya 5 ribu.',
  'vi-VN': 'Xin chào, chỉ 5 đồng.',
  'ca-ES': 'Hola, només 5 euros.',
  'sk-SK': 'Ahoj, stojí to 5 eur.',
};

const SLOW_MS = 480_000;

/** What must hold for every spoken sound: whole samples, phones and words in order, the author's spelling. */
function expectWhole(spoken: TimedSound, script: string): void {
  const { pcm, phones, words } = spoken;
  expect(pcm.every((sample) => Math.abs(sample) <= 1)).toBe(true);
  const isDisordered = (one: { startSec: number; endSec: number }, beforeSec: number): boolean =>
    one.startSec < beforeSec - 1e-6 || one.endSec < one.startSec;
  expect(phones.filter((phone, i) => isDisordered(phone, phones[i - 1]?.endSec ?? 0))).toEqual([]);
  expect(phones.at(-1)?.endSec).toBeLessThanOrEqual(soundDurationSec(spoken) + 1e-3);
  expect(words.filter((word, i) => isDisordered(word, words[i - 1]?.startSec ?? 0))).toEqual([]);
  expect(words.filter(({ startSec, endSec }) => endSec <= startSec)).toEqual([]);
  expect(words.filter(({ text, startChar, endChar }) => script.slice(startChar, endChar) !== text)).toEqual([]);
}

describe('speaking', () => {
  it.each(Object.entries(SCRIPTS))('says a script with numbers and emoji in %s', async (locale, text) => {
    const spoken = await synthesize({ text, locale, sampleRateHz: 24000 });
    expectWhole(spoken, text);
    const { integratedLufs, truePeakDb } = measureLoudness(spoken);
    expect(Math.abs(integratedLufs + 14)).toBeLessThan(0.5);
    expect(truePeakDb).toBeLessThanOrEqual(-1.5);
    const estimate = estimateDurationSec(text, locale) / soundDurationSec(spoken);
    expect(estimate).toBeGreaterThan(0.6);
    expect(estimate).toBeLessThan(1.6);
    const letters = spoken.phones.filter(({ phone }) => phone).length;
    expect(letters).toBeGreaterThan(spoken.words.length);
  });

  it('says one word, in 48 kHz unless asked otherwise', async () => {
    const spoken = await synthesize({ text: 'Hello', locale: 'en-US' });
    expect(spoken.sampleRateHz).toBe(48000);
    expect(spoken.words.map(({ text }) => text)).toEqual(['Hello']);
    expect(spoken.phones.map(({ phone }) => phone).join('')).toBe('həloʊ');
    expectWhole(spoken, 'Hello');
  });

  it('says right-to-left words inside English, and keeps their spelling', async () => {
    const text = 'Say שלום and مرحبا to Привет.';
    const spoken = await synthesize({ text, locale: 'en-US', sampleRateHz: 24000 });
    expectWhole(spoken, text);
    expect(spoken.words.map((word) => word.text)).toEqual(['Say', 'שלום', 'and', 'مرحبا', 'to', 'Привет.']);
  });

  it('says 5,000 characters', { timeout: SLOW_MS }, async () => {
    const sentence = 'Kleine Teams machen an einem kurzen Morgen ein klares Video. ';
    const text = sentence.repeat(90).slice(0, 5000);
    const spoken = await synthesize({ text, locale: 'de-DE', sampleRateHz: 16000 });
    expectWhole(spoken, text);
    expect(soundDurationSec(spoken)).toBeGreaterThan(200);
  });

  it('speaks faster and slower', async () => {
    const lengthAt = async (rate: number, locale: string) =>
      soundDurationSec(await synthesize({ text: SCRIPTS[locale], locale, rate, sampleRateHz: 16000 }));
    for (const locale of ['en-US', 'de-DE']) {
      const slow = await lengthAt(0.7, locale);
      const fast = await lengthAt(1.6, locale);
      expect(slow / fast).toBeGreaterThan(1.5);
    }
  });

  it('waits where the script says [pause 1.5s]', async () => {
    const gap = async (text: string) => {
      const { words } = await synthesize({ text, locale: 'en-US', sampleRateHz: 16000 });
      return words[1].startSec - words[0].endSec;
    };
    expect((await gap('One. [pause 1.5s] Two.')) - (await gap('One. Two.'))).toBeCloseTo(1.5, 1);
  });

  it('gives a typed error for a script without words', async () => {
    for (const text of ['', '  ', '🎉🎉', '...', '你好']) {
      await expect(synthesize({ text, locale: 'en-US' })).rejects.toMatchObject({ code: 'nothing_to_say' });
    }
    await expect(synthesize({ text: 'こんにちは', locale: 'ja-JP' })).rejects.toMatchObject({
      code: 'unsupported_locale',
    });
    await expect(synthesize({ text: 'Hi', locale: 'en', voiceId: 'x' })).rejects.toMatchObject({
      code: 'unknown_voice',
    });
  });

  it('survives garbage', { timeout: SLOW_MS }, async () => {
    const garbage = `\u0000\u0007 a${'\u0301'.repeat(50)} \ud83d <b>&amp;</b> {{x}} %%% ${'z'.repeat(150)}`;
    for (const locale of ['en-US', 'de-DE']) {
      const spoken = await synthesize({ text: garbage, locale, sampleRateHz: 16000 });
      expect(soundDurationSec(spoken)).toBeGreaterThan(0.5);
    }
  });
});

describe('cancelling and crashing', () => {
  it('stops at once when the signal says so', async () => {
    const done = new AbortController();
    done.abort(new Error('enough'));
    await expect(synthesize({ text: 'Hi.', locale: 'en-US', signal: done.signal })).rejects.toThrow('enough');
    for (const locale of ['en-US', 'es-ES']) {
      const stop = new AbortController();
      const speaking = synthesize({ text: 'Hola uno dos tres. '.repeat(200), locale, signal: stop.signal });
      setTimeout(() => stop.abort(new Error('enough')), 50);
      await expect(speaking).rejects.toThrow('enough');
    }
    expectWhole(await synthesize({ text: 'Hola.', locale: 'es-ES' }), 'Hola.');
  });

  it('turns a crash of the eSpeak process into a typed error, and speaks again afterwards', async () => {
    await synthesize({ text: 'Hola.', locale: 'es-ES' });
    const pid = espeakProcessId();
    expect(pid).toBeGreaterThan(0);
    // What stands still cannot finish before it is killed.
    process.kill(Number(pid), 'SIGSTOP');
    const speaking = synthesize({ text: 'Hola uno dos tres cuatro cinco. '.repeat(150), locale: 'es-ES' });
    const failed = expect(speaking).rejects.toMatchObject({ name: 'SpeechError', code: 'engine_crashed' });
    setTimeout(() => process.kill(Number(pid), 'SIGKILL'), 100);
    await failed;
    expectWhole(await synthesize({ text: 'Hola otra vez.', locale: 'es-ES' }), 'Hola otra vez.');
  });

  it('says that a voice the engine does not know is unknown', async () => {
    const voice = {
      engine: 'espeak',
      id: 'espeak:xx:f2',
      name: 'X',
      gender: 'female',
      description: '',
      basic: true,
      espeakName: 'no-such-language',
      pitch: 50,
      melody: 50,
      manner: null,
      pace: 1,
    } as const;
    await expect(synthesize({ text: 'Hi', locale: 'de', voice })).rejects.toMatchObject({ code: 'unknown_voice' });
  });
});
