import { soundDurationSec } from '@herald/media/sound';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { localVoice } from '../../local/local-voice.ts';
import { openProviders } from '../../open/open-providers.ts';
import { speechServiceRules } from '../../testing/conformance/speech-service-rules.ts';
import { plainManner, type SpeechDouble } from '../../testing/speech-double.ts';
import { speechServer } from '../../testing/speech-server.ts';
import { openElevenLabsDouble } from './elevenlabs-double.ts';

const TEXT = 'Big news today. People love it!';
const rachel = { text: TEXT, locale: 'en-US', rate: 1, pronunciations: [], voiceId: 'elevenlabs:v1' };

let server: SpeechDouble;
beforeAll(async () => {
  server = await openElevenLabsDouble();
});
afterAll(() => server.close());
beforeEach(() => {
  server.manner = plainManner();
  server.asked.length = 0;
});

const speechOf = async (options: { model?: string; voices?: string } = {}) => {
  const engine = speechServer({
    wire: 'elevenlabs',
    name: 'elevenlabs',
    baseUrl: server.baseUrl,
    key: 'k',
    ...options,
  });
  return (await openProviders({ engines: { voice: [engine] } })).speech;
};

describe('ElevenLabs', () => {
  speechServiceRules(() => speechOf());

  it('lists its voices page by page, in every language they were heard in', async () => {
    const voices = (await speechOf()).allVoices();
    expect(voices.map(({ id, label, gender, locale }) => [id, label, gender, locale]).toSorted()).toEqual([
      ['elevenlabs:v0', 'Nobody - ElevenLabs', undefined, 'en-US'],
      ['elevenlabs:v1', 'Rachel - ElevenLabs', 'female', 'de-DE'],
      ['elevenlabs:v1', 'Rachel - ElevenLabs', 'female', 'en-US'],
      ['elevenlabs:v2', 'Adam - ElevenLabs', 'male', 'en-US'],
    ]);
    const named = (await speechOf({ voices: 'v0:male:en-GB' })).allVoices();
    expect(named.map(({ id, locale }) => [id, locale])).toEqual([['elevenlabs:v0', 'en-GB']]);
  });

  it('is asked for the model of the settings', async () => {
    await (await speechOf({ model: 'eleven_v9' })).speak(rachel);
    expect(server.asked).toEqual([
      {
        path: '/v1/text-to-speech/v1/with-timestamps?output_format=mp3_44100_128',
        body: { text: TEXT, model_id: 'eleven_v9' },
      },
    ]);
  });

  it('is believed when it tells its letters', async () => {
    const found = await (await speechOf()).speak(rachel);
    server.manner.tellsWords = true;
    const told = await (await speechOf()).speak(rachel);
    expect(told.words.map(({ text }) => text)).toEqual(TEXT.split(' '));
    expect(told.words).not.toEqual(found.words);
  });

  it('is asked only for its own voices where another engine speaks for nothing', async () => {
    const engine = speechServer({ wire: 'elevenlabs', name: 'elevenlabs', baseUrl: server.baseUrl, key: 'k' });
    const { speech } = await openProviders({ engines: { voice: [engine, localVoice()] } });
    const { voiceId: _, ...anyVoice } = rachel;
    await speech.speak(anyVoice);
    expect(server.asked).toEqual([]);
    await speech.speak(rachel);
    expect(server.asked).toHaveLength(1);
  });

  it('moves the words it tells with the speed', async () => {
    server.manner.tellsWords = true;
    const speech = await speechOf();
    const [usual, slow] = [await speech.speak(rachel), await speech.speak({ ...rachel, rate: 0.5 })];
    expect(soundDurationSec(slow) / soundDurationSec(usual)).toBeCloseTo(2, 1);
    for (const [index, word] of slow.words.entries()) {
      expect(Math.abs(word.startSec - 2 * (usual.words[index]?.startSec ?? 0))).toBeLessThan(0.15);
    }
  });
});
