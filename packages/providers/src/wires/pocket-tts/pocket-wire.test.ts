import { soundDurationSec } from '@herald/media/sound';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openProviders } from '../../open/open-providers.ts';
import { speechServiceRules } from '../../testing/conformance/speech-service-rules.ts';
import { plainManner, type SpeechDouble } from '../../testing/speech-double.ts';
import { speechServer } from '../../testing/speech-server.ts';
import { openPocketDouble } from './pocket-double.ts';

const alba = { text: 'Big news today.', locale: 'en-US', rate: 1, pronunciations: [], voiceId: 'server:alba' };

let server: SpeechDouble;
beforeAll(async () => {
  server = await openPocketDouble();
});
afterAll(() => server.close());
beforeEach(() => {
  server.manner = plainManner();
  server.asked.length = 0;
});

const speechOf = async (voices?: string) => {
  const engine = speechServer({ wire: 'pocket-tts', baseUrl: server.baseUrl, voices });
  return (await openProviders({ engines: { voice: [engine] } })).speech;
};

describe('a server of Pocket TTS', () => {
  speechServiceRules(() => speechOf());

  it('is asked by a form, for the voice alone', async () => {
    await (await speechOf()).speak({ ...alba, rate: 1.5 });
    expect(server.asked).toEqual([{ path: '/tts', body: { text: 'Big news today.', voice_url: 'alba' } }]);
  });

  it('speaks as fast as it is asked to, although it has one speed', async () => {
    const speech = await speechOf();
    const usual = soundDurationSec(await speech.speak(alba));
    expect(soundDurationSec(await speech.speak({ ...alba, rate: 1.5 })) / usual).toBeCloseTo(1 / 1.5, 1);
    expect(soundDurationSec(await speech.speak({ ...alba, rate: 0.75 })) / usual).toBeCloseTo(1 / 0.75, 1);
  });

  it('is asked for no voice but those an operator named, because it fetches addresses', async () => {
    const speech = await speechOf('hf://kyutai/me.wav:female');
    await speech.speak({ ...alba, voiceId: 'server:hf://kyutai/me.wav' });
    expect(server.asked[0]?.body).toMatchObject({ voice_url: 'hf://kyutai/me.wav' });
    for (const voiceId of ['server:http://169.254.169.254/latest', 'server:alba']) {
      await expect(speech.speak({ ...alba, voiceId })).rejects.toMatchObject({ kind: 'voice_ended' });
    }
    expect(server.asked).toHaveLength(1);
  });

  it('pauses between paragraphs and at marks, although it does not itself', async () => {
    await (await speechOf()).speak({ ...alba, text: 'One.\nTwo. [pause 1s] [smile] Three.' });
    expect(server.asked.map(({ body }) => body.text)).toEqual(['One.', 'Two.', 'Three.']);
  });
});
