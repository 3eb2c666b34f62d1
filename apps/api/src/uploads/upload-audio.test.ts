import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { loadSpokenSound, readAudioForVideo } from '@herald/core/audio';
import { aToken, aUser, type TestUser } from '@herald/core/testing';
import { loadSound } from '@herald/film';
import type { SpeechService } from '@herald/media/engines/speech-service';
import { openProviders } from '@herald/providers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { multipartForm } from '../testing/multipart-form.ts';
import { type SentSound, SOUND_PLACES, spokenSound, tone, uploadSound, wav } from '../testing/sounds.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

const SCRIPT = 'Big news today. People love it!';
/** Long enough to be told from another text. */
const LONG_SCRIPT = `${SCRIPT} You have to see what this little thing does for your kitchen.`;
const WRONG_TYPE = 'Please upload an audio file (MP3, WAV, M4A, etc.)';
const TOO_LARGE = 'Please upload an audio file smaller than 10MB.';

let api: TestApi;
let owner: TestUser;
let token: string;
/** Somebody saying the script, as a WAV file. */
let speech: Buffer;
let temporary: string;
const usualTemporary = process.env.TMPDIR;

beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'));
  owner = await aUser(api.core, { planSlugs: ['FE'] });
  token = await aToken(api.core, owner);
  speech = await spokenSound(api, token, SCRIPT);
  // The engine chooses where it keeps its compiled code when it is first used; that is not to be in a test's folder.
  await upload(speech);
});
afterAll(() => api.close());
// A temporary place of the test's own, so that what is left behind shows.
beforeEach(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'herald-audio-test-'));
  process.env.TMPDIR = temporary;
});
afterEach(async () => {
  if (usualTemporary === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = usualTemporary;
  await rm(temporary, { recursive: true, force: true });
});

const upload = (bytes: Buffer, sent: SentSound = {}) => uploadSound(api, bytes, { as: token, ...sent });
const countClips = async () => (await api.core.db.pool.query('select 1 from audio_clips')).rowCount;
const leftBehind = async () => (await readdir(temporary)).filter((name) => name.startsWith('herald-'));
const storedKeys = async () => {
  const keys = [];
  for await (const { key } of api.core.storage.list(`accounts/${owner.accountId}/audio/`)) keys.push(key);
  return keys;
};

describe('a sound with its script', () => {
  it.each(SOUND_PLACES)('gets its words: %s', async (path) => {
    const fields = { script: SCRIPT, locale: 'en-US', source: 'upload' };
    const { status, body } = await upload(speech, { fields, path, type: 'audio/mpeg' });
    expect([status, body.status, body.success]).toEqual([200, 'success', true]);
    const { data } = body;
    expect(data).toMatchObject({ name: 'take 1.wav', source: 'upload', script: SCRIPT, locale: 'en-US', notes: [] });
    expect(data.words.map(({ text }) => text)).toEqual(SCRIPT.split(' '));
    expect(data.duration).toBeCloseTo((speech.length - 44) / 2 / 48_000, 1);
    expect(data.peaks).toHaveLength(400);
    expect(await leftBehind()).toEqual([]);
    const kept = await loadSpokenSound(api.core, await readAudioForVideo(api.core, owner.accountId, data.audio_id));
    expect(kept.phones.length).toBeGreaterThan(10);
    expect(kept.mouth.open.length).toBeGreaterThan(10);
  });

  it('is listened to in the language that was named, then and later', async () => {
    const { data } = (await upload(speech, { fields: { script: 'Grandes noticias.', locale: 'es-MX' } })).body;
    expect(data.locale).toBe('es-MX');
    const body = { audio_id: data.audio_id, text: 'Große Neuigkeiten.', locale: 'de' };
    const matched = await api.ask('POST /tts/sync', { token, body });
    expect([matched.status, matched.body.data.locale]).toEqual([200, 'de']);
  });

  it('says so when the script is not what is said', async () => {
    const script =
      'Quantum entanglement bewilders seventeen Norwegian archaeologists every wintry Wednesday afternoon.';
    const { status, body } = await upload(await spokenSound(api, token, LONG_SCRIPT), { fields: { script } });
    expect(status).toBe(200);
    expect(body.data.notes).toEqual(['The text does not seem to be what is said in the sound.']);
  });

  it('recorded in the browser, may be called a video', async () => {
    const fields = { script: SCRIPT, source: 'recording' };
    const { status, body } = await upload(speech, { type: 'video/webm;codecs=opus', fields });
    expect([status, body.data.source]).toEqual([200, 'recording']);
  });
});

describe('a sound without a script', () => {
  it('moves the lips and has no words', async () => {
    const { body } = await upload(speech);
    expect(body.data).toMatchObject({ script: '', words: [] });
    expect(body.data.notes).toEqual([expect.stringContaining('the lips follow the sound alone')]);
    const clip = await readAudioForVideo(api.core, owner.accountId, body.data.audio_id);
    const { mouth } = await loadSpokenSound(api.core, clip);
    expect(Math.max(...mouth.open)).toBeGreaterThan(0.2);
  });

  it('in which nobody speaks says that the lips move little', async () => {
    const { notes } = (await upload(wav(4, tone))).body.data;
    expect(notes).toEqual([expect.stringContaining('We hear hardly any speech in this sound: the lips move little')]);
  });

  it('gets its words later, when somebody writes them down', async () => {
    const { audio_id } = (await upload(speech)).body.data;
    const sync = (body: object, as = token) => api.ask('POST /tts/sync', { token: as, body });
    const { status, body } = await sync({ audio_id, text: SCRIPT });
    expect(status).toBe(200);
    expect(body.data.words.map(({ text }) => text)).toEqual(SCRIPT.split(' '));
    expect((await api.ask(`GET /audio/${audio_id}`, { token })).body.data).toMatchObject({ script: SCRIPT, notes: [] });
    const stranger = await aToken(api.core, await aUser(api.core));
    expect((await sync({ audio_id, text: SCRIPT }, stranger)).status).toBe(404);
    expect(Object.keys((await sync({ audio_id, text: ' ' })).body.errors)).toEqual(['text']);
    expect(await leftBehind()).toEqual([]);
  });
});

describe('music', () => {
  it('is kept compressed, in a file that sounds the same and plays', async () => {
    const { body } = await upload(wav(7, tone, 48_000), { name: 'tune.wav', fields: { source: 'music' } });
    const file = await api.app.inject({ url: body.data.url });
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'audio/mp4']);
    expect(file.rawPayload.length).toBeLessThan((7 * 48_000 * 2) / 3);
    const path = join(temporary, 'tune.m4a');
    await writeFile(path, file.rawPayload);
    const { pcm, sampleRateHz } = await loadSound(path);
    const at = 5 * sampleRateHz;
    const noise = pcm
      .subarray(at, at + sampleRateHz)
      .map((sample, index) => sample - tone((at + index) / sampleRateHz));
    expect(Math.sqrt(noise.reduce((sum, sample) => sum + sample * sample, 0) / noise.length)).toBeLessThan(0.004);
  });

  it('is kept as it is, without words', async () => {
    const { status, body } = await upload(wav(31, tone), { name: 'tune.wav', fields: { source: 'music' } });
    expect([status, body.data.source, body.data.words]).toEqual([200, 'music', []]);
    expect(body.data.duration).toBeCloseTo(31, 1);
    // Not brought to the loudness of speech.
    expect(Math.max(...body.data.peaks)).toBeCloseTo(0.4, 1);
    const sync = await api.ask('POST /tts/sync', { token, body: { audio_id: body.data.audio_id, text: 'La la' } });
    expect(sync.body.errors).toEqual({ audio_id: ['Music has no speech to find. Please choose a recording.'] });
  });
});

/** A WAV file of 32-bit floats whose header says whatever it is told to. */
function floatWav(samples: Float32Array, { rateHz = 48_000, channels = 1 } = {}): Buffer {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(36 + samples.byteLength, 4);
  head.write('WAVEfmt ', 8, 'latin1');
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(3, 20);
  head.writeUInt16LE(channels, 22);
  head.writeUInt32LE(rateHz, 24);
  head.writeUInt32LE((rateHz * channels * 4) % 2 ** 32, 28);
  head.writeUInt16LE(channels * 4, 32);
  head.writeUInt16LE(32, 34);
  head.write('data', 36, 'latin1');
  head.writeUInt32LE(samples.byteLength, 40);
  return Buffer.concat([head, Buffer.from(samples.buffer)]);
}

describe('a sound that is made to break its reader', () => {
  const oneSec = (sample: (index: number) => number) =>
    Float32Array.from({ length: 48_000 }, (_, index) => sample(index));
  const sine = (index: number) => 0.4 * Math.sin(index / 20);
  const strange = (value: number) => floatWav(oneSec((index) => (index % 1000 === 7 ? value : sine(index))));

  it.each<[string, () => Buffer, RegExp]>([
    ['samples that are no numbers', () => strange(Number.NaN), /^The audio file is damaged/],
    ['infinite samples', () => strange(Number.POSITIVE_INFINITY), /^The audio file is damaged/],
    ['samples of 3e38', () => strange(3e38), /^The audio file is damaged/],
    ['samples of 9', () => strange(9), /^The audio file is damaged/],
    [
      '2147483647 samples a second',
      () => floatWav(oneSec(sine), { rateHz: 2 ** 31 - 1 }),
      /^The sound has 2147483647 samples a second/,
    ],
    [
      '1 sample a second',
      () => floatWav(oneSec(sine).slice(0, 500), { rateHz: 1 }),
      /^The sound has 1 samples a second/,
    ],
    ['7999 samples a second', () => floatWav(oneSec(sine), { rateHz: 7999 }), /8,000 to 192,000/],
    ['192001 samples a second', () => floatWav(oneSec(sine), { rateHz: 192_001 }), /8,000 to 192,000/],
    ['255 channels', () => floatWav(oneSec(sine).slice(0, 255 * 188), { channels: 255 }), /(channels|cannot be read)/],
    [
      '9 channels',
      () => floatWav(oneSec(sine).slice(0, 9 * 5000), { channels: 9, rateHz: 8000 }),
      /(9 channels|cannot be read)/,
    ],
  ])('is refused: %s', async (_, make, words) => {
    for (const source of ['upload', 'music']) {
      const before = [await countClips(), await storedKeys()];
      const { status, body } = await upload(make(), { fields: { source } });
      expect([status, body.code, Object.keys(body.errors)]).toEqual([422, 'validation', ['audio']]);
      expect(body.message).toMatch(words);
      expect([await countClips(), await storedKeys()]).toEqual(before);
    }
    expect(await leftBehind()).toEqual([]);
    expect((await api.ask('GET /tts/custom-audio', { token })).status).toBe(200);
  });

  it('is read all the same when it is only unusual: 8 channels, 192000 samples a second, too loud', async () => {
    const loud = floatWav(oneSec((index) => 7 * sine(index)));
    expect((await upload(loud)).status).toBe(200);
    expect((await upload(floatWav(oneSec(sine), { rateHz: 192_000 }))).status).toBe(200);
    expect((await upload(floatWav(oneSec(sine), { channels: 8, rateHz: 8000 }))).status).toBe(200);
  });
});

describe('what is no usable sound', () => {
  const text = Buffer.from('This is a text file that was renamed. '.repeat(100));

  it.each<[string, () => Buffer, RegExp]>([
    ['a renamed text file', () => text, /^This is not a sound file that can be read/],
    [
      'noise',
      () => Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * 7919) % 256)),
      /cannot be used|can be read|holds no sound|damaged/,
    ],
    ['half a file', () => speech.subarray(0, speech.length / 2), /^The sound file is cut off/],
    ['an empty file', () => Buffer.alloc(0), /^The file is empty\.$/],
    ['silence', () => wav(2, () => 0), /^This sound is silent/],
    ['a muted microphone', () => wav(2, (sec) => 0.003 * Math.sin(sec * sec * 40_000)), /^This sound is silent/],
    ['a blink of sound', () => wav(0.1, tone), /^The sound is too short/],
    [
      'more than the plan allows',
      () => wav(30.1, tone),
      /^This sound is longer than the 30 seconds your plan allows\.$/,
    ],
  ])('is refused: %s', async (_, make, words) => {
    const before = [await countClips(), await storedKeys()];
    const { status, body } = await upload(make(), { name: 'song.mp3', type: 'audio/mpeg' });
    expect([status, body.code]).toEqual([422, 'validation']);
    expect(body.message).toMatch(words);
    expect(body.errors).toEqual({ audio: [body.message] });
    expect([await countClips(), await storedKeys()]).toEqual(before);
    expect(await leftBehind()).toEqual([]);
  });

  it.each(['text/plain', 'image/png', 'video/webm', 'application/octet-stream', ''])(
    'is refused by its type, with the words of the rule: %s',
    async (type) => {
      const { status, body } = await upload(speech, { type });
      expect([status, body.message, body.errors]).toEqual([415, WRONG_TYPE, { audio: [WRONG_TYPE] }]);
    },
  );

  it('is refused beyond 10485760 bytes, with the words of the rule', async () => {
    const { status, body } = await upload(Buffer.alloc(10_485_761, 1));
    expect([status, body.message, body.errors]).toEqual([413, TOO_LARGE, { audio: [TOO_LARGE] }]);
    expect(await leftBehind()).toEqual([]);
    // One byte less is not too large, only no sound.
    expect((await upload(Buffer.alloc(10_485_760, 1))).status).toBe(422);
  });

  it('is refused when there is none', async () => {
    const form = await multipartForm({ script: SCRIPT });
    expect((await api.ask('POST /a2e/tts/upload-audio', { token, ...form })).body.errors).toEqual({
      audio: [WRONG_TYPE],
    });
  });

  it('is refused with a script the plan does not allow, an unknown source or an odd locale', async () => {
    const errorsOf = async (fields: Record<string, string>) => (await upload(speech, { fields })).body.errors;
    expect(await errorsOf({ script: 'a'.repeat(501) })).toEqual({
      script: ['The script has 501 characters; your plan allows 500. Please shorten it.'],
    });
    expect(await errorsOf({ script: 'a'.repeat(5001) })).toEqual({ script: ['Please use at most 5000 characters.'] });
    expect(Object.keys(await errorsOf({ source: 'tts' }))).toEqual(['source']);
    expect(Object.keys(await errorsOf({ locale: '../../etc' }))).toEqual(['locale']);
  });
});

describe('a machine without room for temporary files', () => {
  const unavailable = { code: 'unavailable', message: 'Server error occurred. Please try again later.' };

  it('says so before the sound has arrived', async () => {
    process.env.TMPDIR = '/dev/null';
    const { status, body, headers } = await upload(speech);
    expect([status, headers['retry-after']]).toEqual([503, '30']);
    expect(body).toMatchObject(unavailable);
  });

  it('says so while it is being listened to, and does not blame the sound', async () => {
    const { speech: engine, ...others } = await openProviders();
    const filling: SpeechService = {
      ...engine,
      listen(sound) {
        process.env.TMPDIR = '/dev/null';
        return engine.listen(sound);
      },
    };
    const crowded = await createTestApi(inject('databaseServerUrl'), {
      context: { providers: { ...others, speech: filling } },
    });
    try {
      const as = await aToken(crowded.core, await aUser(crowded.core));
      const form = await multipartForm({ audio: { name: 'a.wav', type: 'audio/wav', bytes: speech } });
      const { status, body } = await crowded.ask('POST /a2e/tts/upload-audio', { token: as, ...form });
      expect([status, body.errors]).toEqual([503, undefined]);
      expect(body).toMatchObject(unavailable);
      expect(crowded.logText()).toContain('Temporary files cannot be written');
    } finally {
      await crowded.close();
    }
    expect(await leftBehind()).toEqual([]);
  });
});

describe('an upload that is broken off', () => {
  it.each([
    ['at a fifth of it', 0.2, 'herald-upload-'],
    ['almost at its end', 0.9, 'herald-upload-'],
    ['while it is being listened to', 1, 'herald-sound-'],
  ])('leaves nothing behind: %s', async (_, share, folder) => {
    const before = [await countClips(), await storedKeys()];
    const url = api.app.server.listening ? addressOf() : await api.app.listen({ port: 0, host: '127.0.0.1' });
    const form = await multipartForm({ audio: { name: 'a.wav', type: 'audio/wav', bytes: speech } });
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    const head = [
      'POST /api/a2e/tts/upload-audio HTTP/1.1',
      'Host: localhost',
      `Authorization: Bearer ${token}`,
      `Content-Type: ${form.headers['content-type']}`,
      `Content-Length: ${form.body.length}`,
      '\r\n',
    ].join('\r\n');
    socket.write(head);
    socket.write(form.body.subarray(0, Math.floor(form.body.length * share)));
    while (!(await leftBehind()).some((name) => name.startsWith(folder))) await wait(5);
    socket.destroy();
    while ((await leftBehind()).length > 0) await wait(10);
    expect([await countClips(), await storedKeys()]).toEqual(before);
  });

  const addressOf = () => {
    const address = api.app.server.address();
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  };
});
