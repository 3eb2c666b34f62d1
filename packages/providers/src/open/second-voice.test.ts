import { EngineError } from '@herald/media/engine-error';
import type { SpokenSound } from '@herald/media/sound';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { localVoice } from '../local/local-voice.ts';
import { speechServiceRules } from '../testing/conformance/speech-service-rules.ts';
import { type HttpVoiceOptions, httpVoice } from '../testing/http-voice.ts';
import { aVoice, openVoiceServer, type VoiceServer } from '../testing/voice-server.ts';
import { openProviders, type ProvidersSettings } from './open-providers.ts';

const TEXT = 'Big news today. People love it!';
const usual = { voices: [aVoice('echo:one')], tellsWords: false, status: 200, delayMs: 0 };
const ask = { text: TEXT, locale: 'en-US', rate: 1, pronunciations: [] };

let server: VoiceServer;
beforeAll(async () => {
  server = await openVoiceServer();
});
afterAll(() => server.close());
beforeEach(() => {
  Object.assign(server.manner, usual);
  server.said.length = 0;
});

const echo = (options: Partial<HttpVoiceOptions> = {}) => httpVoice({ baseUrl: server.baseUrl, ...options });
const alone = async () => (await openProviders({ engines: { voice: [echo()] } })).speech;
const both = (settings?: ProvidersSettings) => openProviders({ engines: { voice: [localVoice(), echo()] } }, settings);
const echoFirst = () => openProviders({ engines: { voice: [echo(), localVoice()] } });
const loudest = ({ pcm }: SpokenSound) => pcm.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);

describe('a voice service that sends nothing but a wav', () => {
  speechServiceRules(alone);

  it('is as loud as every other voice', async () => {
    expect(loudest(await (await alone()).speak(ask))).toBeGreaterThan(0.3);
  });

  it('is asked with a word respelled, and its words stay those of the script', async () => {
    const pronunciations = [{ word: 'Qyzzt', say: 'quiet zebra' }];
    const sound = await (await alone()).speak({ ...ask, text: 'Ask Qyzzt.', pronunciations });
    expect(server.said).toEqual(['Ask quiet zebra.']);
    expect(sound.words.map(({ text }) => text)).toEqual(['Ask', 'Qyzzt.']);
  });
});

describe('a voice service that tells its words', () => {
  it('is believed', async () => {
    const { speech } = await both();
    const found = await speech.speak({ ...ask, voiceId: 'echo:one' });
    server.manner.tellsWords = true;
    const told = await speech.speak({ ...ask, voiceId: 'echo:one' });
    const truth = await speech.speak({ ...ask, voiceId: 'flite:slt:f-young' });
    expect(told.words.map(({ startChar }) => startChar)).toEqual(truth.words.map(({ startChar }) => startChar));
    expect(told.words).not.toEqual(found.words);
    for (const { startSec, endSec, word } of told.phones.filter(({ word }) => word >= 0)) {
      expect(startSec).toBeGreaterThanOrEqual((told.words[word]?.startSec ?? 9) - 1e-6);
      expect(endSec).toBeLessThanOrEqual((told.words[word]?.endSec ?? 0) + 1e-6);
    }
  });
});

describe('several voice engines', () => {
  it('are one list: countries, regions and voices, the first engine’s first', async () => {
    server.manner.voices = [aVoice('echo:one'), aVoice('echo:two', { locale: 'sw-KE' })];
    const { speech } = await echoFirst();
    expect(
      speech
        .countries()
        .map(({ value }) => value)
        .slice(0, 3),
    ).toEqual(['en', 'sw', 'es']);
    expect(speech.regions('sw')).toEqual([{ value: 'KE', label: 'Kenya' }]);
    expect(
      speech
        .voices('en', 'US')
        .map(({ engine }) => engine)
        .slice(0, 2),
    ).toEqual(['echo', 'embedded']);
    expect(speech.countries().filter(({ value }) => value === 'en')).toEqual([{ value: 'en', label: 'English' }]);
  });

  it('are chosen by what the id of a voice begins with', async () => {
    const { speech } = await both();
    await speech.speak({ ...ask, voiceId: 'flite:slt:f-young' });
    expect(server.said).toEqual([]);
    await speech.speak({ ...ask, voiceId: 'echo:one' });
    expect(server.said).toEqual([TEXT]);
    await expect(speech.speak({ ...ask, voiceId: 'nobody:x' })).rejects.toMatchObject({ kind: 'voice_unknown' });
    await expect(speech.speak({ ...ask, voiceId: 'echo:gone' })).rejects.toMatchObject({ kind: 'voice_unknown' });
  });

  it('step in for one that is away when no voice was chosen, and are asked first from then on', async () => {
    const providers = await echoFirst();
    server.manner.status = 503;
    expect((await providers.speech.speak(ask)).words).toHaveLength(6);
    expect(providers.health()).toContainEqual({ engine: 'echo', state: 'away', reason: 'Not now, please.' });
    server.manner.status = 200;
    await providers.speech.speak(ask);
    expect(server.said).toEqual([]);
  });

  it('never speak with another voice than the one that was chosen', async () => {
    const { speech } = await both();
    server.manner.status = 503;
    const refused = speech.speak({ ...ask, voiceId: 'echo:one' });
    await expect(refused).rejects.toBeInstanceOf(EngineError);
    await expect(refused).rejects.toMatchObject({ kind: 'unavailable', retryable: true });
  });

  it('do not pass on what one of them refused', async () => {
    const { speech } = await echoFirst();
    server.manner.status = 400;
    await expect(speech.speak(ask)).rejects.toMatchObject({ kind: 'input_refused', isInputAtFault: true });
  });
});

describe('a list of voices', () => {
  it('is not waited for when a service is slow, and has its voices once they have come', async () => {
    server.manner.delayMs = 3000;
    const { speech } = await both();
    expect(speech.countries().length).toBeGreaterThan(20);
    expect(speech.allVoices().some(({ engine }) => engine === 'echo')).toBe(false);
    await expect.poll(() => speech.allVoices().some(({ engine }) => engine === 'echo')).toBe(true);
  });

  it('is asked for again in the background, and kept while the service is away', async () => {
    const providers = await both({ voiceListAgeSec: 0.05 });
    const echoes = () =>
      providers.speech
        .allVoices()
        .filter(({ engine }) => engine === 'echo')
        .map(({ id }) => id);
    expect(echoes()).toEqual(['echo:one']);
    server.manner.voices = [aVoice('echo:one'), aVoice('echo:new')];
    await expect.poll(() => echoes()).toEqual(['echo:one', 'echo:new']);
    server.manner.status = 503;
    const isAway = () => echoes().length > 0 && providers.health().some(({ state }) => state === 'away');
    await expect.poll(() => isAway()).toBe(true);
    expect(echoes()).toEqual(['echo:one', 'echo:new']);
    server.manner.status = 200;
    await expect.poll(() => echoes().length > 0 && !isAway()).toBe(true);
  });
});

describe('a service that does not answer', () => {
  it('is unavailable after its time, and at once when nobody waits any more', async () => {
    server.manner.delayMs = 2000;
    const { speech } = await openProviders({ engines: { voice: [echo({ timeoutMs: 100 })] } });
    await expect(speech.speak({ ...ask, voiceId: 'echo:one' })).rejects.toMatchObject({ kind: 'unavailable' });
    const signal = AbortSignal.timeout(50);
    await expect(speech.speak({ ...ask, voiceId: 'echo:one', signal })).rejects.toThrow();
  });
});
