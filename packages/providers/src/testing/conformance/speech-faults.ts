import type { ServerResponse } from 'node:http';
import { inspect } from 'node:util';
import { EngineError } from '@herald/media/engine-error';
import type { VoiceEngine } from '@herald/media/engines/voice-engine';
import { soundDurationSec } from '@herald/media/sound';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openProviders, type Providers } from '../../open/open-providers.ts';
import type { DoubleManner, SpeechDouble } from '../speech-double.ts';
import { type SpeechServerOptions, speechServer } from '../speech-server.ts';
import { longer, quiet, shorter, withLength } from '../wav-faults.ts';

/** A service as the suite breaks it. */
export interface FaultySpeech {
  wire?: SpeechServerOptions['wire'];
  /** For services that do more than speak. */
  engine?(options: SpeechServerOptions): VoiceEngine;
  open(): Promise<SpeechDouble>;
  manner(): DoubleManner;
  model?: string;
  /** One of its voices, without what stands before the colon. */
  voice: string;
}

const KEY = 'sk-very-secret-77';
const TEXT = 'Big news today. People love this lamp.';
const WORDS = TEXT.split(' ');
const INSIDE = 'http://169.254.169.254/latest/meta-data';

type Fault = NonNullable<DoubleManner['fault']>;

const say =
  (status: number, body = '', headers: Record<string, string> = {}): Fault =>
  (response) =>
    response.writeHead(status, headers).end(body);
const half = (response: ServerResponse, answer: Uint8Array): unknown => {
  response.writeHead(200, { 'content-length': answer.length });
  return response.write(answer.subarray(0, answer.length / 2), () => response.destroy());
};

/** Every fault ends in an error of a known kind. */
const REFUSED: [string, Fault, Partial<EngineError>][] = [
  [
    'is busy and does not say for how long',
    say(503, '{"error":"At capacity"}'),
    { kind: 'unavailable', retryable: true },
  ],
  ['is busy with another task', say(409, '{"error":"At capacity"}'), { kind: 'unavailable', retryable: true }],
  ['is busy for an hour', say(429, '', { 'retry-after': '3600' }), { kind: 'unavailable', retryable: true }],
  ['is busy whenever it is asked', say(503, '', { 'retry-after': '0' }), { kind: 'unavailable', retryable: true }],
  [
    'has no quota left',
    say(429, `{"error":{"code":"insufficient_quota","message":"You, ${KEY}, are out."}}`),
    { kind: 'unavailable', retryable: false },
  ],
  ['is behind a door that is broken', say(502, '<html>Bad Gateway</html>'), { kind: 'unavailable', retryable: true }],
  ['fails with a page of HTML', say(500, '<!doctype html><title>500</title>'), { kind: 'voice_failed' }],
  [
    'sends a page of HTML for a sound',
    say(200, `<html>${'Please log in. '.repeat(20)}</html>`),
    { kind: 'voice_failed' },
  ],
  [
    'sends an error with status 200',
    say(200, `{"status":"failed","error":{"message":"No luck for ${KEY}"}}`),
    { kind: 'voice_failed' },
  ],
  ['sends JSON that is not JSON', say(200, '{"audio_base64":"UklGR'), { kind: 'voice_failed' }],
  ['sends nothing', say(200), { kind: 'voice_failed' }],
  ['sends noise that is no file', say(200, 'x'.repeat(5000)), { kind: 'voice_failed' }],
  [
    'has lost the voice',
    say(404, '{"detail":{"status":"voice_not_found","message":"Voice not found"}}'),
    { kind: 'voice_ended' },
  ],
  ['has ended the model', say(400, '{"error":{"code":"model_not_found","message":"Ended"}}'), { kind: 'voice_ended' }],
  [
    'refuses the text',
    say(422, `{"detail":[{"loc":["input"],"msg":"too odd for ${KEY}"}]}`),
    { kind: 'input_refused' },
  ],
  [
    'refuses the key',
    say(401, `{"error":{"message":"Incorrect API key provided: ${KEY}"}}`),
    { kind: 'unavailable', retryable: false },
  ],
  ['leads to an inside address', say(302, '', { location: INSIDE }), { kind: 'unavailable', retryable: false }],
  ['drops the connection at half', half, { kind: 'unavailable' }],
];

/** Sounds that cannot be the text. */
const REFUSED_SOUNDS: [string, (wav: Uint8Array) => Uint8Array][] = [
  ['a header and nothing else', (wav) => wav.slice(0, 44)],
  ['silence', quiet],
  ['a tenth of the sound', (wav) => shorter(wav, 0.1)],
  ['a sound without an end', (wav) => longer(wav, 8)],
  ['a file that was cut off', (wav) => wav.slice(0, wav.length / 4)],
];

/** What one wire after the other does with everything that goes wrong: a typed error or a sound, and never the key. */
export function speechFaultRules(service: FaultySpeech): void {
  const bench = openBench(service);
  describe('a service that', () => serviceRules(bench));
  describe('a sound that', () => soundRules(bench));
  describe('a list that', () => listRules(bench));
}

interface Bench {
  server(): SpeechDouble;
  /** What the log was told. */
  told: string[];
  open(changes?: Partial<SpeechServerOptions>): Promise<Providers>;
  asks(signal?: AbortSignal): SpeakRequest;
  /** The error, after a search for the key in it, in the log and in what is told of its health. */
  failureOf(change: Partial<DoubleManner>, changes?: Partial<SpeechServerOptions>): Promise<EngineError>;
}

type SpeakRequest = Parameters<Providers['speech']['speak']>[0];

function openBench({ wire, model, voice, ...service }: FaultySpeech): Bench {
  let server: SpeechDouble;
  const told: string[] = [];
  const tell = (...line: unknown[]) => told.push(inspect(line, { depth: 10 }));
  beforeAll(async () => {
    server = await service.open();
  });
  afterAll(() => server.close());
  beforeEach(() => {
    server.manner = { ...service.manner(), key: KEY };
    server.asked.length = 0;
    told.length = 0;
  });
  const open: Bench['open'] = (changes = {}) => {
    const options = { wire, model, baseUrl: server.baseUrl, key: KEY, ...changes };
    const engine = service.engine?.(options) ?? speechServer(options);
    return openProviders({ engines: { voice: [engine] }, log: { warn: tell, info: tell } });
  };
  const asks: Bench['asks'] = (signal) => ({
    ...{ text: TEXT, locale: 'en-US', rate: 1, pronunciations: [], voiceId: `server:${voice}` },
    ...(signal && { signal }),
  });
  return {
    server: () => server,
    told,
    open,
    asks,
    async failureOf(change, changes) {
      const { speech, health } = await open(changes);
      Object.assign(server.manner, change);
      const error = await speech.speak(asks()).then(
        () => undefined,
        (reason: unknown) => reason,
      );
      expect(inspect([error, health(), told], { depth: 20, showHidden: true })).not.toContain(changes?.key ?? KEY);
      if (!(error instanceof EngineError)) throw new Error('This is no error of an engine.', { cause: error });
      return error;
    },
  };
}

function serviceRules({ server, open, asks, failureOf }: Bench): void {
  it.each(REFUSED)('%s is told in its kind, without the key', async (_, fault, expected) => {
    expect(await failureOf({ fault })).toMatchObject(expected);
    expect(server().asked.length).toBeLessThanOrEqual(4);
  });

  it.each([409, 429, 503])('is busy with status %i and says for how long is asked again', async (status) => {
    const { speech } = await open();
    server().manner.fault = (response, answer) => {
      if (server().asked.length > 1) response.writeHead(200).end(answer);
      else response.writeHead(status, { 'retry-after': '0' }).end();
    };
    expect((await speech.speak(asks())).words).toHaveLength(WORDS.length);
  });

  it('has another key refuses ours', async () => {
    const error = await failureOf({ key: 'another' }, { key: 'sk-our-own-key' });
    expect(error).toMatchObject({ kind: 'unavailable', retryable: false });
    expect(error.message).toMatch(/refused the key/);
  });

  it('never answers is away after its time', async () => {
    const error = await failureOf({ fault: () => undefined }, { timeoutMs: 300 });
    expect(error).toMatchObject({ kind: 'unavailable', retryable: true });
  });

  it('thinks while its caller leaves is left at once', async () => {
    const { speech } = await open();
    const leaving = new AbortController();
    server().manner.fault = () => leaving.abort(new Error('gone'));
    await expect(speech.speak(asks(leaving.signal))).rejects.toThrow('gone');
  });

  it('is not there at all is away, and nothing speaks in its place', async () => {
    const { speech, health } = await open({ baseUrl: 'http://127.0.0.1:9' });
    await expect(speech.speak(asks())).rejects.toMatchObject({ kind: 'unavailable' });
    expect(health()).toContainEqual(expect.objectContaining({ engine: 'server', state: 'away' }));
  });
}

function soundRules({ server, open, asks, failureOf }: Bench): void {
  it.each(REFUSED_SOUNDS)('is %s is the fault of the voice', async (_, wav) => {
    expect(await failureOf({ wav })).toMatchObject({ kind: 'voice_failed', isInputAtFault: false });
  });

  it.each([22_050, 44_100, 48_000])('has %i samples a second is a sound like every other', async (sampleRateHz) => {
    const { speech } = await open();
    server().manner.sampleRateHz = sampleRateHz;
    const spoken = await speech.speak(asks());
    expect([spoken.sampleRateHz, spoken.words.length]).toEqual([48_000, WORDS.length]);
    expect(spoken.words.at(-1)?.endSec).toBeLessThanOrEqual(soundDurationSec(spoken));
  });

  it.each([0, 0xffff_ffff])('was begun with a length of %i is read to its end', async (length) => {
    const { speech } = await open();
    const whole = soundDurationSec(await speech.speak(asks()));
    server().manner.wav = (wav) => withLength(wav, length);
    expect(soundDurationSec(await speech.speak(asks()))).toBeCloseTo(whole, 1);
  });

  it('ends before the words it tells has its words inside it', async () => {
    const { speech } = await open();
    Object.assign(server().manner, { tellsWords: true, wav: (wav: Uint8Array) => shorter(wav, 0.7) });
    const spoken = await speech.speak(asks());
    expect(spoken.words.map(({ text }) => text)).toEqual(WORDS);
    expect(spoken.words.at(-1)?.endSec).toBeLessThanOrEqual(soundDurationSec(spoken));
  });
}

const REFUSED_LISTS: [string, number, string][] = [
  ['is a page of HTML', 200, '<html>Welcome</html>'],
  ['is cut off', 200, '{"voices":[{"na'],
  ['has another shape', 200, '{"voices":[42]}'],
  ['is not there', 404, '{"detail":"Not Found"}'],
  ['fails', 500, '<html>Oops</html>'],
  ['leads elsewhere', 307, ''],
];

function listRules({ server, told, open }: Bench): void {
  it.each(REFUSED_LISTS)('%s leaves Herald standing', async (_, status, body) => {
    server().manner.listFault = (response) => response.writeHead(status, { location: INSIDE }).end(body);
    const { speech, health } = await open();
    expect(speech.allVoices().every(({ engine }) => engine === 'server')).toBe(true);
    expect(inspect([health(), told], { depth: 20 })).not.toContain(KEY);
  });
}
