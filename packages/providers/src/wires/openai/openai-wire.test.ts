import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeVoice, readNames, readServerVoices } from '../../answers/server-voices.ts';
import { sentenceOf } from '../../net/ask-service.ts';
import { openProviders } from '../../open/open-providers.ts';
import { speechServiceRules } from '../../testing/conformance/speech-service-rules.ts';
import { type SpeechServerOptions, speechServer } from '../../testing/speech-server.ts';
import { openSpeechServerDouble, type SpeechServerDouble, usualManner } from './openai-double.ts';

const TEXT = 'Big news today. People love it!';
const ask = { text: TEXT, locale: 'en-US', rate: 1, pronunciations: [] };
const heart = { ...ask, voiceId: 'server:af_heart' };

let server: SpeechServerDouble;
beforeAll(async () => {
  server = await openSpeechServerDouble();
});
afterAll(() => server.close());
beforeEach(() => {
  server.manner = usualManner();
  server.asked.length = 0;
});

const options = (changes: Partial<SpeechServerOptions> = {}) => ({
  baseUrl: server.baseUrl,
  model: 'kokoro',
  ...changes,
});
const open = async (changes?: Partial<SpeechServerOptions>) =>
  openProviders({ engines: { voice: [speechServer(options(changes))] } });
const speechOf = async (changes?: Partial<SpeechServerOptions>) => (await open(changes)).speech;

describe('a speech server', () => {
  speechServiceRules(() => speechOf());

  it('is asked for a whole wav and not for a stream, with the model, the voice and the speed', async () => {
    await (await speechOf()).speak({ ...heart, rate: 1.5 });
    expect(server.asked).toEqual([
      {
        path: '/v1/audio/speech',
        body: { model: 'kokoro', input: TEXT, voice: 'af_heart', speed: 1.5, response_format: 'wav', stream: false },
      },
    ]);
  });

  it('is sent its key, and blames the key when it is refused, without telling it', async () => {
    server.manner.key = 'sk-secret';
    await expect((await speechOf({ key: 'sk-secret' })).speak(heart)).resolves.toBeDefined();
    const { speech, health } = await open({ key: 'sk-wrong' });
    await expect(speech.speak(heart)).rejects.toMatchObject({
      kind: 'unavailable',
      retryable: false,
      message: 'The speech server refused the key.',
    });
    expect(JSON.stringify(health())).not.toContain('sk-');
  });

  it('is believed when it tells when its words are said, and only then', async () => {
    const found = await (await speechOf()).speak(heart);
    server.manner.tellsWords = true;
    const told = await (await speechOf()).speak(heart);
    expect(told.words.map(({ text }) => text)).toEqual(TEXT.split(' '));
    expect(told.words).not.toEqual(found.words);
    expect(server.asked.at(-1)).toMatchObject({
      path: '/dev/captioned_speech',
      body: { normalization_options: { normalize: false } },
    });
  });

  it('is away when it has another model, and says which it has', async () => {
    const { speech, health } = await open({ model: 'tts-9' });
    expect(speech.allVoices()).toEqual([]);
    expect(health()).toContainEqual({
      engine: 'server',
      state: 'away',
      reason: 'The speech server has no model "tts-9", only kokoro.',
    });
  });

  it('lists a voice of which it tells nothing in a place of its own, and speaks with it', async () => {
    server.manner.voices = { voices: [{ id: 'bars_voice' }] };
    const speech = await speechOf();
    expect(speech.regions('en')).toEqual([{ value: 'other', label: 'Other (language not known)' }]);
    expect(speech.voices('en', 'other').map(({ id, gender }) => [id, gender])).toEqual([
      ['server:bars_voice', undefined],
    ]);
    await speech.speak({ ...heart, voiceId: 'server:bars_voice' });
    expect(server.asked.at(-1)?.body).toMatchObject({ voice: 'bars_voice' });
  });

  it('speaks with the voices an operator names where it lists none', async () => {
    Object.assign(server.manner, { voices: null, models: null });
    expect((await speechOf()).allVoices()).toEqual([]);
    const speech = await speechOf({ voices: 'alloy, ours:male:de-DE' });
    expect(speech.allVoices().map(({ id, gender, locale }) => [id, gender, locale])).toEqual([
      ['server:alloy', 'female', 'en-US'],
      ['server:ours', 'male', 'de-DE'],
    ]);
  });
});

const say = (status: number, body: string) => (response: ServerResponse) => response.writeHead(status).end(body);

describe('a fault of a speech server', () => {
  it.each([
    ['busy', say(503, '{"error":"At capacity"}'), { kind: 'unavailable', message: /At capacity/ }],
    ['too many requests', say(429, ''), { kind: 'unavailable' }],
    [
      'a page of HTML',
      say(502, '<html>Bad Gateway</html>'),
      { kind: 'unavailable', message: /failed with status 502/ },
    ],
    ['an exception', say(500, '{"detail":"CUDA out of memory"}'), { kind: 'voice_failed', retryable: false }],
    ['a model that was shut down', say(404, '{"error":{"message":"The model has ended"}}'), { kind: 'voice_ended' }],
    ['a model that nobody knows any more', say(400, '{"error":{"code":"model_not_found"}}'), { kind: 'voice_ended' }],
    ['a voice that is gone', say(404, '{"detail":"Voice not found"}'), { kind: 'voice_ended' }],
    [
      'a refused text',
      say(422, '{"detail":[{"loc":["input"],"msg":"too odd"}]}'),
      { kind: 'input_refused', message: /too odd/ },
    ],
    ['nothing at all', say(200, ''), { kind: 'voice_failed' }],
    ['an error with status 200', say(200, '{"status":"failed","error":"no"}'), { kind: 'voice_failed' }],
    ['something that is no sound', say(200, 'x'.repeat(5000)), { kind: 'voice_failed' }],
  ])('%s is told in its kind', async (_, fault, expected) => {
    const speech = await speechOf();
    server.manner.fault = fault;
    const failed = await speech.speak(heart).then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(failed).toMatchObject(
      'message' in expected ? { ...expected, message: expect.stringMatching(expected.message) } : expected,
    );
  });

  it('a redirect is not followed, wherever it leads', async () => {
    const speech = await speechOf();
    server.manner.fault = (response) => response.writeHead(302, { location: `${server.baseUrl}/v1/models` }).end();
    await expect(speech.speak(heart)).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('a connection dropped at half is an answer that did not come', async () => {
    const speech = await speechOf();
    server.manner.fault = (response, wav) => {
      response.writeHead(200, { 'content-length': wav.length });
      response.write(wav.subarray(0, wav.length / 2), () => response.destroy());
    };
    await expect(speech.speak(heart)).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('a server that thinks for too long is away', async () => {
    const speech = await speechOf({ timeoutMs: 300 });
    server.manner.delayMs = 3000;
    await expect(speech.speak(heart)).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it.each([22_050, 44_100])('a sound of %i Hz is a sound like every other', async (sampleRateHz) => {
    server.manner.sampleRateHz = sampleRateHz;
    expect((await (await speechOf()).speak(heart)).sampleRateHz).toBe(48_000);
  });

  it('a wav whose length was not known when it began is read to its end', async () => {
    const speech = await speechOf();
    const whole = await speech.speak(heart);
    server.manner.fault = (response, wav) => {
      const open = Buffer.from(wav);
      open.writeUInt32LE(0xffffffff, 4);
      open.writeUInt32LE(0xffffffff, 40);
      response.writeHead(200).end(open);
    };
    const streamed = await speech.speak(heart);
    expect(Math.abs(streamed.pcm.length - whole.pcm.length) / 48_000).toBeLessThan(0.05);
  });

  it('words that are not those of the text are found in the sound instead', async () => {
    Object.assign(server.manner, { tellsWords: true });
    const speech = await speechOf();
    await speech.speak(heart);
    server.manner.fault = (response, answer) => {
      const { audio } = JSON.parse(Buffer.from(answer).toString('utf8'));
      const timestamps = [{ word: 'five dollars', start_time: 0, end_time: 9 }];
      response.writeHead(200).end(JSON.stringify({ audio, timestamps }));
    };
    const spoken = await speech.speak(heart);
    expect(spoken.words.map(({ text }) => text)).toEqual(TEXT.split(' '));
    expect(spoken.words.at(-1)?.endSec).toBeLessThan(spoken.pcm.length / 48_000);
  });
});

describe('a list of voices', () => {
  it.each([
    [
      { voices: ['af_bella', 'zm_yunxi', 'unknown.wav'] },
      ['af_bella female en-US', 'zm_yunxi male zh-CN', 'unknown.wav undefined other'],
    ],
    [{ voices: [{ id: 'Lena', name: 'Lena', language: 'de', gender: 'female' }] }, ['Lena female de-DE']],
    [{ voices: [{ id: 'x', language: 'pt_BR', gender: 'M' }] }, ['x male pt-BR']],
    [{ voices: [{ id: 'x', language: 'pt_BR' }] }, ['x undefined pt-BR']],
    [{ data: [] }, []],
    ['<html>', []],
  ])('is read in every shape: %j', (answer, expected) => {
    const voices = readServerVoices(answer, { prefix: 'server', title: 'kokoro' });
    expect(
      voices.map(({ id, gender, locale, region }) => `${id.replace('server:', '')} ${gender} ${region ?? locale}`),
    ).toEqual(expected);
  });

  it('names a voice as people do, with its model', () => {
    const source = { prefix: 'server', title: 'kokoro' };
    expect(readServerVoices({ voices: ['af_bella'] }, source)[0]?.label).toBe('Bella - kokoro');
    const [shop] = readNames('shop.wav:female:en').flatMap((voice) => describeVoice(voice, source));
    expect(shop).toMatchObject({ label: 'Shop - kokoro', locale: 'en-US' });
  });

  it('may name a voice by its address', () => {
    expect(readNames('hf://kyutai/voices/me.wav:f, http://voices.example.com/a.wav:male:en-GB')).toEqual([
      { id: 'hf://kyutai/voices/me.wav', gender: 'f' },
      { id: 'http://voices.example.com/a.wav', gender: 'male', language: 'en-GB' },
    ]);
  });
});

it.each([
  ['{"error":{"message":"a"}}', 'a'],
  ['{"error":"b"}', 'b'],
  ['{"detail":"c"}', 'c'],
  ['{"detail":[{"loc":["x"],"msg":"d"},{"msg":"e"}]}', 'd e'],
  ['{"detail":{"error":"x","message":"f","type":"y"}}', 'f'],
  ['<html>g</html>', ''],
])('the sentence in %s is "%s"', (text, sentence) => {
  expect(sentenceOf(text)).toBe(sentence);
});
