import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openProviders } from '../../open/open-providers.ts';
import { speechServiceRules } from '../../testing/conformance/speech-service-rules.ts';
import type { SpeechDouble } from '../../testing/speech-double.ts';
import { speechServer } from '../../testing/speech-server.ts';
import { openPiperDouble, type PiperManner, piperManner } from './piper-double.ts';

const lessac = {
  text: 'Big news today.',
  locale: 'en-US',
  rate: 1,
  pronunciations: [],
  voiceId: 'server:en_US-lessac-medium',
};

let server: SpeechDouble<PiperManner>;
beforeAll(async () => {
  server = await openPiperDouble();
});
afterAll(() => server.close());
beforeEach(() => {
  server.manner = piperManner();
  server.asked.length = 0;
});

const open = async (voices?: string) =>
  openProviders({ engines: { voice: [speechServer({ wire: 'piper', baseUrl: server.baseUrl, voices })] } });
const speechOf = async (voices?: string) => (await open(voices)).speech;

describe('a server of Piper', () => {
  speechServiceRules(() => speechOf());

  it('is asked for its voice, at the speed of the voice', async () => {
    await (await speechOf()).speak({ ...lessac, rate: 2 });
    await (await speechOf()).speak({ ...lessac, voiceId: 'server:en_GB-nobody-low' });
    const text = 'Big news today.';
    expect(server.asked.map(({ body }) => body)).toEqual([
      { text, voice: 'en_US-lessac-medium', length_scale: 0.5 },
      { text, voice: 'en_GB-nobody-low', length_scale: 1.25 },
    ]);
  });

  it('is not asked for a voice it does not have, which it would speak with another one', async () => {
    const speech = await speechOf();
    delete server.manner.voices['en_US-lessac-medium'];
    await expect(speech.speak(lessac)).rejects.toMatchObject({ kind: 'voice_ended', isInputAtFault: true });
    await expect(speech.speak({ ...lessac, voiceId: 'server:en_US-many-high#p8' })).rejects.toMatchObject({
      kind: 'voice_ended',
    });
    expect(server.asked).toEqual([]);
  });

  it('is asked at its root where it is an older one', async () => {
    const speech = await speechOf();
    server.manner.route = '/';
    expect((await speech.speak(lessac)).words).toHaveLength(3);
    expect(server.asked.map(({ path }) => path)).toEqual(['/']);
  });

  it('gets one call at a time', async () => {
    const speech = await speechOf();
    server.manner.delayMs = 20;
    await Promise.all([speech.speak(lessac), speech.speak({ ...lessac, text: 'Again.' }), speech.speak(lessac)]);
    expect([server.asked.length, server.mostAtOnce()]).toEqual([3, 1]);
  });

  it('lets a caller go who waits for his turn, and speaks for the next', async () => {
    const speech = await speechOf();
    server.manner.delayMs = 100;
    const first = speech.speak(lessac);
    const leaving = new AbortController();
    const second = speech.speak({ ...lessac, text: 'Never said.', signal: leaving.signal });
    leaving.abort(new Error('gone'));
    await expect(second).rejects.toThrow('gone');
    await first;
    await speech.speak(lessac);
    expect(server.asked.map(({ body }) => body.text)).not.toContain('Never said.');
  });

  it('offers every voice, and knows of those an operator names what he says', async () => {
    const idsOf = async (voices?: string) =>
      (await speechOf(voices)).allVoices().map(({ id, gender, locale, label }) => [id, gender, locale, label]);
    expect(await idsOf()).toEqual([
      ['server:en_US-lessac-medium', 'female', 'en-US', 'Lessac - Piper'],
      ['server:en_US-many-high', undefined, 'en-US', 'Many - Piper'],
      ['server:en_GB-nobody-low', undefined, 'en-GB', 'Nobody - Piper'],
    ]);
    expect(await idsOf('en_GB-nobody-low:male, en_US-many-high#p9:female, en_US-gone-low:male')).toEqual([
      ['server:en_GB-nobody-low', 'male', 'en-GB', 'Nobody - Piper'],
      ['server:en_US-many-high#p9', 'female', 'en-US', 'Many p9 - Piper'],
    ]);
  });

  it('speaks with one of the speakers of a voice', async () => {
    const speech = await speechOf('en_US-many-high#p9:female');
    await speech.speak({ ...lessac, voiceId: 'server:en_US-many-high#p9' });
    expect(server.asked[0]?.body).toMatchObject({ voice: 'en_US-many-high', speaker: 'p9' });
  });

  it('pauses where the script says so, although it does not itself', async () => {
    const speech = await speechOf();
    const said = await speech.speak({ ...lessac, text: 'One. [pause 3s] Two.' });
    expect(server.asked.map(({ body }) => body.text)).toEqual(['One.', 'Two.']);
    const [one, two] = said.words;
    expect(said.words.map(({ text }) => text)).toEqual(['One.', 'Two.']);
    expect((two?.startSec ?? 0) - (one?.endSec ?? 0)).toBeGreaterThan(2.5);
    expect((two?.startSec ?? 0) - (one?.endSec ?? 0)).toBeLessThan(3.5);
  });
});
