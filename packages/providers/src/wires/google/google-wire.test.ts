import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openProviders } from '../../open/open-providers.ts';
import { speechServiceRules } from '../../testing/conformance/speech-service-rules.ts';
import { plainManner, type SpeechDouble } from '../../testing/speech-double.ts';
import { speechServer } from '../../testing/speech-server.ts';
import { openGoogleDouble } from './google-double.ts';

const TEXT = 'Big news today. People & pets love it!';
const neural = { text: TEXT, locale: 'en-US', rate: 1, pronunciations: [], voiceId: 'google:en-US-Neural2-C' };

let server: SpeechDouble;
beforeAll(async () => {
  server = await openGoogleDouble();
});
afterAll(() => server.close());
beforeEach(() => {
  server.manner = plainManner();
  server.asked.length = 0;
});

const speechOf = async () => {
  const engine = speechServer({ wire: 'google', name: 'google', baseUrl: server.baseUrl, key: 'k' });
  return (await openProviders({ engines: { voice: [engine] } })).speech;
};

describe('Google', () => {
  speechServiceRules(() => speechOf());

  it('lists its voices, the best first, those of no gender too', async () => {
    const voices = (await speechOf()).allVoices();
    expect(voices.map(({ label, quality, locale }) => [label, quality, locale])).toEqual([
      ['Neural2 C - Google', 'neural', 'en-US'],
      ['Chirp3 HD Leda - Google', 'neural', 'en-US'],
      ['Casual K - Google', 'neural', 'en-US'],
      ['Standard B - Google', 'standard', 'en-US'],
      ['Wavenet B - Google', 'neural', 'zh-CN'],
    ]);
  });

  it('is asked with a mark before every word, and is believed when it tells them', async () => {
    const speech = await speechOf();
    const found = await speech.speak({ ...neural, rate: 1.5 });
    expect(server.asked[0]?.body).toMatchObject({
      voice: { languageCode: 'en-US', name: 'en-US-Neural2-C' },
      audioConfig: { audioEncoding: 'LINEAR16', speakingRate: 1.5 },
      enableTimePointing: ['SSML_MARK'],
      input: { ssml: expect.stringContaining('<mark name="w3"/>People <mark name="w4"/>&#38; <mark name="w5"/>pets') },
    });
    server.manner.tellsWords = true;
    const told = await speech.speak({ ...neural, rate: 1.5 });
    expect(told.words.map(({ text }) => text)).toEqual(found.words.map(({ text }) => text));
    expect(told.words).not.toEqual(found.words);
  });

  it('is handed what is to be said beside what is written, and letters where a voice knows no SSML', async () => {
    const pronunciations = [
      { word: 'Big news', say: '/njuːz/' },
      { word: 'pets', say: 'petts' },
    ];
    const speech = await speechOf();
    await speech.speak({ ...neural, pronunciations });
    await speech.speak({ ...neural, pronunciations, voiceId: 'google:en-US-Chirp3-HD-Leda' });
    const [marked, plain] = server.asked.map(({ body }) => body.input);
    expect(marked).toEqual({
      ssml: expect.stringContaining(
        '<speak><mark name="w0"/><phoneme alphabet="ipa" ph="njuːz">Big news</phoneme> <mark name="w1"/>today.',
      ),
    });
    expect(marked).toEqual({ ssml: expect.stringContaining('<mark name="w4"/><sub alias="petts">pets</sub> ') });
    expect(plain).toEqual({ text: 'newz today. People & petts love it!' });
  });

  it('is asked with plain text for voices that know no marks', async () => {
    await (await speechOf()).speak({ ...neural, voiceId: 'google:en-US-Chirp3-HD-Leda' });
    expect(server.asked[0]?.body).toMatchObject({ input: { text: TEXT } });
    expect(server.asked[0]?.body).not.toHaveProperty('enableTimePointing');
  });

  it('is asked again without marks when a voice refuses them', async () => {
    const speech = await speechOf();
    server.manner.fault = (response, answer) => {
      const isMarked = JSON.stringify(server.asked.at(-1)?.body).includes('ssml');
      if (isMarked) response.writeHead(400).end('{"error":{"message":"This voice only supports text."}}');
      else response.writeHead(200).end(answer);
    };
    expect((await speech.speak(neural)).words.length).toBeGreaterThan(0);
    expect(server.asked).toHaveLength(2);
  });

  it('gets long texts in parts that are small enough with their marks', async () => {
    const speech = await speechOf();
    // Quickly said, and its short words and signs take many bytes.
    const text = 'It is a “hit” & it is “big” & it is “new” & it is in. '.repeat(13);
    await speech.speak({ ...neural, text, rate: 2 });
    expect(server.asked.length).toBeGreaterThan(1);
    for (const { body } of server.asked) {
      const { ssml } = body.input as { ssml: string };
      expect(Buffer.byteLength(ssml)).toBeLessThanOrEqual(5000);
    }
  });
});
