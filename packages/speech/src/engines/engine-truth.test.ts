import { describe, expect, it } from 'vitest';
import { normalizeScript } from '../script/normalize-script.ts';
import { LANGUAGES } from '../voices/languages.ts';
import { chooseVoice } from '../voices/voice-table.ts';
import type { EngineSpeech } from './engine-speech.ts';
import { askEspeak } from './espeak/espeak-client.ts';
import { speakPhrase } from './speak-phrase.ts';

async function speak(
  text: string,
  locale: string,
  voiceId?: string,
): Promise<{ words: string[]; speech: EngineSpeech }> {
  const [phrase] = normalizeScript(text, locale);
  const speech = await speakPhrase(phrase.tokens, chooseVoice(locale, voiceId), 1);
  return { words: phrase.tokens.map((token) => token.text), speech };
}

const soundsOf = ({ phones }: EngineSpeech, token: number): string =>
  phones
    .filter((phone) => phone.token === token)
    .map(({ phone }) => phone)
    .join(' ');

describe('the engines’ own words and sounds', () => {
  it('Flite: every written word owns exactly the sounds said for it', async () => {
    const { words, speech } = await speak('The big box costs $19 now, Bob.', 'en-US');
    expect(words).toEqual(['The', 'big', 'box', 'costs', '$19', 'now,', 'Bob.']);
    expect(words.map((_, i) => soundsOf(speech, i))).toEqual([
      'ð ə',
      'b ɪ ɡ',
      'b ɑ k s',
      'k ɑ s t s',
      'n aɪ n t i n d ɑ l ɝ z',
      'n aʊ',
      'b ɑ b',
    ]);
  });

  it('Flite: the times belong to the sound that comes out, whatever the voice', async () => {
    const text = 'Pass a map back';
    const plain = await speak(text, 'en-US', 'flite:awb:m-scots');
    for (const voiceId of ['flite:slt:f-young', 'flite:slt:m-soft', 'flite:rms:f-lively']) {
      const { speech } = await speak(text, 'en-US', voiceId);
      const durationSec = speech.pcm.length / speech.sampleRateHz;
      expect(Math.abs(Number(speech.phones.at(-1)?.endSec) - durationSec)).toBeLessThan(0.06);
      expect(speech.phones.map(({ phone }) => phone)).toEqual(plain.speech.phones.map(({ phone }) => phone));
      expectSilentPauses(speech);
    }
  });

  it('both spell initials letter by letter', async () => {
    for (const [locale, sounds] of [
      ['en-US', 'eɪ aɪ'],
      ['en-GB', 'eɪ aɪ'],
    ] as const) {
      const { words, speech } = await speak('Our AI makes videos', locale);
      expect(soundsOf(speech, words.indexOf('AI'))).toBe(sounds);
    }
  });

  it('eSpeak: words start where its events say, numbers stay one word', async () => {
    const { words, speech } = await speak('Son 25 gatos y un perro', 'es-ES', 'espeak:es:f2');
    const raw = await askEspeak({
      voice: 'es+f2',
      wordsPerMinute: Math.round(172 * (LANGUAGES.es.pace ?? 1)),
      pitch: 50,
      melody: 75,
      text: 'Son 25 gatos y un perro',
    });
    const starts = words.map((_, i) => Number(speech.phones.find(({ token }) => token === i)?.startSec));
    for (const [i, position] of [1, 5, 8, 14, 16, 19].entries()) {
      const at = raw.events.findIndex(([type, , place]) => type === 'word' && place === position);
      const firstSound = raw.events.slice(at).find(([type, , , phone]) => type === 'phoneme' && phone);
      expect(Math.abs(starts[i] - Number(firstSound?.[1]) / 1000)).toBeLessThan(0.02);
    }
    expect(soundsOf(speech, 2)).toBe('ɣ a t o s');
    expect(speech.phones.some(({ stressed }) => stressed)).toBe(true);
  });
});

/** What the engine calls silence at both ends is silent in the sound. */
function expectSilentPauses({ pcm, sampleRateHz, phones }: EngineSpeech): void {
  const level = (fromSec: number, toSec: number): number => {
    const part = pcm.subarray(Math.round(fromSec * sampleRateHz), Math.round(toSec * sampleRateHz));
    return Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, part.length));
  };
  const first = phones[0];
  const last = phones[phones.length - 1];
  const talking = level(first.endSec, last.startSec);
  expect(level(first.startSec, first.endSec - 0.03)).toBeLessThan(talking * 0.1);
  expect(level(last.startSec + 0.08, last.endSec)).toBeLessThan(talking * 0.1);
}
