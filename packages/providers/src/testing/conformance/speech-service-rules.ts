import type { SpeechService } from '@herald/media/engines/speech-service';
import type { SpokenSound } from '@herald/media/sound';
import { describe, expect, it } from 'vitest';

const TEXT = 'Big news today. People love it!';
const REQUEST = { text: TEXT, locale: 'en-US', rate: 1, pronunciations: [] };

const durationOf = ({ pcm, sampleRateHz }: SpokenSound): number => pcm.length / sampleRateHz;

/** What the rest of Herald relies on, whoever speaks. */
export function speechServiceRules(open: () => Promise<SpeechService>): void {
  describe('the voices of a provider', () => {
    listRules(open);
  });
  describe('a sound of a provider', () => {
    soundRules(open);
  });
}

function listRules(open: () => Promise<SpeechService>): void {
  it('are there for every region of every country it offers', async () => {
    const speech = await open();
    expect(speech.countries().length).toBeGreaterThan(0);
    for (const { value: country } of speech.countries()) {
      const regions = speech.regions(country);
      const empty = regions.filter(({ value }) => speech.voices(country, value).length === 0);
      expect({ country, hasRegions: regions.length > 0, empty }).toEqual({ country, hasRegions: true, empty: [] });
    }
  });

  it('have names of their own, a gender or none, and a locale that programs understand', async () => {
    const voices = (await open()).allVoices();
    for (const { id, label, gender, locale } of voices) {
      expect([id.length > 0, label.length > 0, ['female', 'male', undefined].includes(gender)]).toEqual([
        true,
        true,
        true,
      ]);
      expect(Intl.getCanonicalLocales(locale)).toEqual([locale]);
    }
    const places = voices.map(({ id, locale }) => `${id} ${locale}`);
    expect(new Set(places).size).toBe(places.length);
  });

  it('are none for a country it does not know', async () => {
    expect([(await open()).regions('zz'), (await open()).voices('zz', 'ZZ')]).toEqual([[], []]);
  });

  it('take longer for more words, and less time when they speak faster', async () => {
    const speech = await open();
    const once = speech.estimateDurationSec(TEXT, 'en-US', 1);
    expect(speech.estimateDurationSec(`${TEXT} ${TEXT}`, 'en-US', 1)).toBeGreaterThan(once);
    expect(speech.estimateDurationSec(TEXT, 'en-US', 2)).toBeLessThan(once);
  });
}

function soundRules(open: () => Promise<SpeechService>): void {
  it('has every word of the script in order, where it stands in the script, inside the sound', async () => {
    const audio = await (await open()).speak(REQUEST);
    expect(audio.words.map(({ startChar, endChar }) => TEXT.slice(startChar, endChar))).toEqual(TEXT.split(' '));
    const moments = audio.words.flatMap(({ startSec, endSec }) => [startSec, endSec]);
    expect(moments).toEqual(moments.toSorted((a, b) => a - b));
    expect(moments.at(-1)).toBeLessThanOrEqual(durationOf(audio));
  });

  it('has mouth curves as long as itself, and phones that name their words', async () => {
    const audio = await (await open()).speak(REQUEST);
    const { rateHz, ...curves } = audio.mouth;
    for (const curve of Object.values(curves)) {
      expect(Math.abs(curve.length / rateHz - durationOf(audio))).toBeLessThan(0.1);
      expect(curve.every((value) => value >= -1 && value <= 1)).toBe(true);
    }
    const named = audio.phones.map(({ word }) => word);
    expect(named.every((word) => word >= -1 && word < audio.words.length)).toBe(true);
    expect(new Set(named.filter((word) => word >= 0)).size).toBe(audio.words.length);
  });

  it('is 48 kHz, and the same whenever the same is asked', async () => {
    const [once, again] = await Promise.all([(await open()).speak(REQUEST), (await open()).speak(REQUEST)]);
    expect(once.sampleRateHz).toBe(48_000);
    expect(again).toEqual(once);
  });

  it('obeys rate and pronunciations', async () => {
    const speech = await open();
    const [slow, fast] = [await speech.speak({ ...REQUEST, rate: 0.5 }), await speech.speak({ ...REQUEST, rate: 2 })];
    expect(durationOf(slow)).toBeGreaterThan(durationOf(fast) * 2);
    const usual = await speech.speak({ ...REQUEST, text: 'Ask Qyzzt.' });
    const pronunciations = [{ word: 'Qyzzt', say: 'the very quiet zebra of the north' }];
    const respelled = await speech.speak({ ...REQUEST, text: 'Ask Qyzzt.', pronunciations });
    expect(respelled.words.map(({ text }) => text)).toEqual(usual.words.map(({ text }) => text));
    expect(durationOf(respelled)).toBeGreaterThan(durationOf(usual));
  });

  it('is not made when nobody waits for it any more, or when nobody knows the voice', async () => {
    const signal = AbortSignal.abort(new Error('no longer wanted'));
    await expect((await open()).speak({ ...REQUEST, signal })).rejects.toThrow('no longer wanted');
    await expect((await open()).speak({ ...REQUEST, voiceId: 'nobody' })).rejects.toThrow();
  });
}
