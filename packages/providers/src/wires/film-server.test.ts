import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EngineVideoRequest, OutsideJob } from '@herald/media/engines/video-engine';
import type { FILM_WIRES } from '@herald/media/service-wires';
import type { SpokenSound } from '@herald/media/sound';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { usualTimes } from '../elsewhere/film-times.ts';
import { WIRES } from '../open/wires.ts';
import { anOrder } from '../testing/conformance/video-service-rules.ts';
import { type FilmDouble, type FilmOrder, usualFilmManner } from '../testing/film-double.ts';
import { notedJob } from '../testing/noted-job.ts';
import { openCogDouble } from './cog/cog-double.ts';
import { comfySettings, openComfyDouble } from './comfyui/comfy-double.ts';
import { openLocalaiDouble } from './localai/localai-double.ts';
import { openVideosDouble } from './videos/videos-double.ts';

const OPENERS = {
  videos: openVideosDouble,
  cog: openCogDouble,
  localai: openLocalaiDouble,
  comfyui: openComfyDouble,
};
/** Begins like a film, which is all that is looked at here. */
const FILM = Buffer.from('\0\0\0\x20ftypisom and more');
const times = { ...usualTimes, firstPauseMs: 5, longestPauseMs: 20, graceMs: 1500 };
const PNG = Buffer.from('\x89PNG of a presenter', 'latin1');
const WAV = Buffer.from('RIFF of a voice');

type FilmWireName = (typeof FILM_WIRES)[number];
const doubles = {} as Record<FilmWireName, FilmDouble>;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'herald-film-server-'));
  await writeFile(join(folder, 'still.png'), PNG);
  await writeFile(join(folder, 'sound.wav'), WAV);
  for (const wire of Object.keys(OPENERS) as FilmWireName[]) doubles[wire] = await OPENERS[wire]();
});
afterAll(async () => {
  for (const double of Object.values(doubles)) await double.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => {
  for (const double of Object.values(doubles)) {
    Object.assign(double.manner, usualFilmManner(FILM));
    double.orders.length = 0;
    double.asked.length = 0;
  }
});

const serverOf = (wire: FilmWireName, changes: object = {}) => {
  const settings = wire === 'comfyui' ? comfySettings : {};
  const { baseUrl } = doubles[wire];
  return WIRES[wire].open({ name: 'gpu', title: 'The GPU', wire, baseUrl, settings, ...changes }, times);
};

/** Six and a half seconds. */
const audio = { pcm: new Float32Array(6.5 * 48_000), sampleRateHz: 48_000 } as SpokenSound;

async function film(wire: FilmWireName, changes: object = {}, job?: OutsideJob): Promise<Record<string, unknown>> {
  const request: EngineVideoRequest = {
    order: { ...anOrder, seed: 14, output: { ...anOrder.output, aspect_ratio: '9:16', resolution: 1080 } },
    audio,
    workFolder: join(folder, wire),
    files: { video: '', poster: '', preview: '', vtt: '', srt: '' },
    ...(job && { job }),
    onProgress: () => undefined,
    signal: new AbortController().signal,
    stillFile: async () => join(folder, 'still.png'),
    soundFile: async () => join(folder, 'sound.wav'),
  };
  await serverOf(wire, changes).film.makeVideo(request);
  return doubles[wire].orders[0]?.body ?? {};
}

const image = `data:image/png;base64,${PNG.toString('base64')}`;
const sound = `data:audio/wav;base64,${WAV.toString('base64')}`;
/** No shorter than the sound at 25 frames a second, and no larger than most GPUs can do. */
const size = { width: 720, height: 1280, num_frames: 165, fps: 25, seed: 7 };

describe('an order', () => {
  it('by the wire of OpenAI is a form with our picture, our sound and as many frames as they need', async () => {
    expect(await film('videos', { model: 'wan-s2v' })).toEqual({
      ...Object.fromEntries(Object.entries(size).map(([name, value]) => [name, String(value)])),
      // With a mark at its end that models read over.
      prompt: expect.stringMatching(/^A person looks into the camera and speaks\.[ \t]{32}$/),
      image_reference: JSON.stringify({ image_url: image }),
      audio_reference: JSON.stringify({ audio_url: sound }),
      model: 'wan-s2v',
    });
  });

  it('of Cog has the names its model knows, and no others', async () => {
    const inputs = '{"still": true, "preprocess": "full"}';
    const body = await film('cog', { settings: { inputs } });
    expect(body).toEqual({ input: { source_image: image, driven_audio: sound, still: true, preprocess: 'full' } });
  });

  it('of LocalAI is one call with everything', async () => {
    expect(await film('localai', { settings: { fps: '16', longest_side: '832', prompt: 'Smile.' } })).toEqual({
      ...{ prompt: 'Smile.', response_format: 'url', seed: 7 },
      ...{ width: 464, height: 832, fps: 16, num_frames: 105 },
      start_image: PNG.toString('base64'),
      audio: WAV.toString('base64'),
    });
  });

  it('of ComfyUI is the workflow, with what was uploaded under the names it was kept by', async () => {
    const { prompt, prompt_id } = await film('comfyui');
    expect(prompt_id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(prompt).toMatchObject({
      1: { inputs: { image: `kept-herald-${prompt_id}.png` } },
      2: { inputs: { audio: `kept-herald-${prompt_id}.wav` } },
      3: { inputs: { image: ['1', 0], width: 720, height: 1280, seed: 7 } },
      4: { inputs: { filename_prefix: 'film' } },
    });
  });

  it('carries the headers of a proxy', async () => {
    Object.assign(doubles.comfyui.manner, { key: 'of-the-proxy' });
    const settings = { ...comfySettings, headers: 'Authorization: Bearer of-the-proxy\nX-Team: herald' };
    await film('comfyui', { settings });
    expect(doubles.comfyui.orders).toHaveLength(1);
  });
});

describe('an order by the wire of OpenAI that nobody heard the answer of', () => {
  const { manner, orders } = { manner: () => doubles.videos.manner, orders: () => doubles.videos.orders };

  async function twice(listing: 'prompts' | 'dates' | 'none', between: () => void = () => undefined) {
    const job = notedJob();
    manner().listing = listing;
    manner().dropsAnswers = 1;
    await expect(film('videos', {}, job)).rejects.toMatchObject({ kind: 'unavailable', retryable: true });
    between();
    return film('videos', {}, job).then(
      () => 'made',
      ({ kind, retryable, message }) => ({ kind, retryable, message }),
    );
  }
  const unknown = { kind: 'order_unknown', retryable: false, message: expect.stringContaining('did not order it') };

  it('is found by its prompt among the films of others', async () => {
    const strangers = () => orders().push({ ...orders()[0], id: 'other', body: { prompt: 'A person.' } } as FilmOrder);
    expect(await twice('prompts', strangers)).toBe('made');
    expect(orders()).toHaveLength(2);
  });

  it('is ordered again where the server lists prompts and none is ours', async () => {
    expect(await twice('prompts', () => orders().splice(0))).toBe('made');
    expect(orders()).toHaveLength(1);
  });

  it('is told of, and not ordered again, where the list has no prompts', async () => {
    expect(await twice('dates')).toEqual(unknown);
    expect(orders()).toHaveLength(1);
  });

  it('is ordered again where all films that are listed are older', async () => {
    const age = () => {
      for (const order of orders()) order.takenMs -= 3_600_000;
    };
    expect(await twice('dates', age)).toBe('made');
    expect(orders()).toHaveLength(2);
  });

  it('is told of, and not ordered again, where there is no list', async () => {
    expect(await twice('none')).toEqual(unknown);
    expect(orders()).toHaveLength(1);
  });
});

describe('a test', () => {
  it.each([
    ['videos', /^Answered in \d+ ms. Models: wan-s2v\.$/],
    ['cog', /Cog 0\.20\.0\. Inputs: source_image, driven_audio/],
    ['localai', /LocalAI v4\.2\.0\. Models: longcat/],
    ['comfyui', /ComfyUI 0\.36\.0\. cuda:0 NVIDIA RTX 4090, 20\.0 GB free\. 0 in its queue\./],
  ] as const)('of %s says what it is, and films nothing', async (wire, message) => {
    const report = await serverOf(wire).test();
    expect(report).toMatchObject({ isOk: true, message: expect.stringMatching(message) });
    expect(doubles[wire].orders).toEqual([]);
  });

  it.each(['videos', 'cog', 'localai', 'comfyui'] as const)('of %s that is not there says what to do', async (wire) => {
    const report = await serverOf(wire, { baseUrl: 'http://127.0.0.1:2' }).test();
    expect(report).toMatchObject({ isOk: false, message: expect.stringMatching(/Nothing listens at this address/) });
  });

  it.each(['videos', 'cog', 'localai', 'comfyui'] as const)('of %s never tells its key', async (wire) => {
    doubles[wire].manner.key = 'another';
    const settings = { ...comfySettings, headers: 'X-Proxy: secret-of-the-proxy' };
    const report = await serverOf(wire, { key: 'sk-very-secret', settings }).test();
    expect(report.isOk).toBe(false);
    expect(JSON.stringify(report)).not.toMatch(/very-secret|secret-of-the-proxy/);
  });

  it.each([
    ['videos', { model: 'sora' }, /has no model "sora", only wan-s2v/],
    ['localai', { model: 'gone' }, /has no model "gone"/],
    ['videos', { settings: { fps: '1000' } }, /"fps" must be a whole number from 8 to 60/],
    ['videos', { settings: { headers: 'no header' } }, /Write each header as "Name: value"/],
    ['cog', { settings: { inputs: '[1]' } }, /JSON object/],
    ['cog', { settings: { inputs: '{"steps": 3}' } }, /no input "steps", only source_image/],
    ['cog', { settings: { image_input: 'face' } }, /no input for a picture, only source_image/],
    ['comfyui', { settings: {} }, /workflow is not JSON/],
    ['comfyui', { settings: { ...comfySettings, workflow: '{"nodes":[]}' } }, /not in the format of the API/],
    ['comfyui', { settings: { ...comfySettings, mapping: '1.image = image' } }, /no input for the audio/],
    ['comfyui', { settings: { ...comfySettings, mapping: '9.image = image' } }, /no node "9"/],
    ['comfyui', { settings: { ...comfySettings, mapping: '1.image = face' } }, /"1.image = face" is none of/],
  ] as const)('of %s says what is wrong with its settings', async (wire, changes, message) => {
    expect(await serverOf(wire, changes).test()).toMatchObject({
      isOk: false,
      message: expect.stringMatching(message),
    });
  });
});
