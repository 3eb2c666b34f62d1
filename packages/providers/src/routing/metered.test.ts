import { EngineError } from '@herald/media/engine-error';
import type { Meter, ServiceUse } from '@herald/media/engines/outside-service';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { localVoice } from '../local/local-voice.ts';
import { openProviders, type Providers } from '../open/open-providers.ts';
import { openSpeechServerDouble, type SpeechServerDouble, usualManner } from '../testing/index.ts';
import { meteredFilm } from './metered.ts';

let server: SpeechServerDouble;
let providers: Providers;

beforeAll(async () => {
  server = await openSpeechServerDouble();
  providers = await openProviders({
    engines: { voice: [localVoice()] },
    insideServices: [new URL(server.baseUrl).host],
  });
  await providers.services.replace([
    { name: 's1', title: 'Own server', wire: 'openai', baseUrl: server.baseUrl, model: 'kokoro' },
  ]);
});
beforeEach(() => {
  server.manner = usualManner();
  server.asked.length = 0;
});
afterAll(() => server.close());

const ask = { text: 'Hello there.', locale: 'en-US', rate: 1, pronunciations: [] };
const voiceId = 's1:af_heart';

/** Writes down what is begun, done and dropped. */
function aMeter(refuses = false) {
  const begin = vi.fn<(use: ServiceUse) => void>();
  const [done, drop] = [vi.fn(), vi.fn()];
  const meter: Meter = {
    async begin(use) {
      begin(use);
      if (refuses) throw new EngineError('over_budget', 'The cap is reached.');
      return { isPaid: false, done: async (used) => done(used), drop: async () => drop() };
    },
  };
  return { meter, begin, done, drop };
}

const speechOf = async (meter: Meter) => (await providers.forAccount({ accountId: 'one', services: [], meter })).speech;

it('counts what a service says, for what it is said, and how long that is', async () => {
  const { meter, begin, done } = aMeter();
  await (await speechOf(meter)).speak({ ...ask, voiceId, subject: 'a sound' });
  expect(begin.mock.calls).toEqual([[{ service: 's1', kind: 'speech', units: 12, subject: 'a sound' }]]);
  expect(done).toHaveBeenCalledTimes(1);
});

it('takes back what a service did not say', async () => {
  const { meter, done, drop } = aMeter();
  server.manner.fault = (response) => response.writeHead(500).end();
  await expect((await speechOf(meter)).speak({ ...ask, voiceId })).rejects.toThrow(EngineError);
  expect([done.mock.calls.length, drop.mock.calls.length]).toEqual([0, 1]);
});

it('counts nothing of Herald’s own voices', async () => {
  const { meter, begin } = aMeter();
  await (await speechOf(meter)).speak({ ...ask, voiceId: 'flite:slt:f-young' });
  expect(begin).not.toHaveBeenCalled();
});

it('lets another engine speak at the cap where nobody chose a voice', async () => {
  const { meter, begin } = aMeter(true);
  const sound = await (await speechOf(meter)).speak(ask);
  expect([begin.mock.calls.length, sound.words.length]).toEqual([1, 2]);
  expect(server.asked).toEqual([]);
});

it('says at the cap that the chosen voice is over it, and the service does not count as away', async () => {
  const { meter } = aMeter(true);
  await expect((await speechOf(meter)).speak({ ...ask, voiceId })).rejects.toThrow('The cap is reached.');
  expect(providers.health().find(({ engine }) => engine === 's1')?.state).toBe('ready');
  expect(server.asked).toEqual([]);
});

it.each([
  ['order_unknown', undefined, 0],
  ['engine_failed', undefined, 1],
  ['engine_failed', true, 0],
] as const)('takes back what a film costs that ends with %s, maybe paid %s: %i times', async (kind, paid, times) => {
  const { meter, drop } = aMeter();
  const makeVideo = () => Promise.reject(new EngineError(kind, 'Nobody knows.', paid && { mayBePaid: paid }));
  const film = meteredFilm({ name: 's1', previewable: false, makeVideo }, meter);
  const nothing = {} as Parameters<typeof film.makeVideo>[0];
  const audio = { pcm: new Float32Array(1), sampleRateHz: 1 } as typeof nothing.audio;
  await expect(film.makeVideo({ ...nothing, audio, signal: new AbortController().signal })).rejects.toThrow('Nobody');
  expect(drop).toHaveBeenCalledTimes(times);
});
