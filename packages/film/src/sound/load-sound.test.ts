import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as av from 'node-av/constants';
import { AV_CHANNEL_LAYOUT_STEREO, type AVSampleFormat, type FFEncoderCodec } from 'node-av/constants';
import { Codec, CodecContext, Frame, Packet, Rational } from 'node-av/lib';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { runChild } from '../child/run-child.ts';
import { need } from '../encode/av-call.ts';
import { OutputFile } from '../encode/output-file.ts';
import { compressSound, loadMusic, loadSound } from '../index.ts';
import { type TestFolder, testFolder } from '../testing/spoken-face.ts';

const RATE_HZ = 48_000;
const SECONDS = 3;
const TONE_HZ = 440;

let folder: TestFolder;
const at = (name: string): string => join(folder.path, name);

interface Kind {
  name: string;
  muxer: string;
  codec: FFEncoderCodec;
  sampleFormat: AVSampleFormat;
}

const KINDS: Kind[] = [
  { name: 'tone.wav', muxer: 'wav', codec: av.FF_ENCODER_PCM_S16LE, sampleFormat: av.AV_SAMPLE_FMT_S16 },
  { name: 'tone.mp3', muxer: 'mp3', codec: av.FF_ENCODER_LIBMP3LAME, sampleFormat: av.AV_SAMPLE_FMT_FLTP },
  { name: 'tone.m4a', muxer: 'mp4', codec: av.FF_ENCODER_AAC, sampleFormat: av.AV_SAMPLE_FMT_FLTP },
  { name: 'tone.ogg', muxer: 'ogg', codec: av.FF_ENCODER_LIBOPUS, sampleFormat: av.AV_SAMPLE_FMT_FLT },
  { name: 'tone.webm', muxer: 'webm', codec: av.FF_ENCODER_LIBOPUS, sampleFormat: av.AV_SAMPLE_FMT_FLT },
  { name: 'tone.flac', muxer: 'flac', codec: av.FF_ENCODER_FLAC, sampleFormat: av.AV_SAMPLE_FMT_S16 },
];

/** A stereo tone, written the way other programs write it. */
async function writeTone({ name, muxer, codec: codecName, sampleFormat }: Kind): Promise<void> {
  const codec = Codec.findEncoderByName(codecName);
  if (!codec) throw new Error(`no encoder for ${name}`);
  const context = new CodecContext();
  context.allocContext3(codec);
  context.sampleRate = RATE_HZ;
  context.sampleFormat = sampleFormat;
  context.channelLayout = AV_CHANNEL_LAYOUT_STEREO;
  context.timeBase = new Rational(1, RATE_HZ);
  context.bitRate = 128_000n;
  if (muxer === 'mp4' || muxer === 'webm' || muxer === 'ogg') context.setFlags(av.AV_CODEC_FLAG_GLOBAL_HEADER);
  need(await context.open2(codec), 'Opening');
  const file = new OutputFile(at(name), muxer);
  const packet = new Packet();
  packet.alloc();
  try {
    const stream = file.addStream(context, context.timeBase);
    await file.begin({});
    const size = context.frameSize || 1024;
    const drain = async (): Promise<void> => {
      while ((await context.receivePacket(packet)) === 0) await file.write(packet, stream);
    };
    for (let from = 0; from < RATE_HZ * SECONDS; from += size) {
      const frame = toneFrame(from, Math.min(size, RATE_HZ * SECONDS - from), sampleFormat);
      need(await context.sendFrame(frame), 'Encoding');
      frame.free();
      await drain();
    }
    await context.sendFrame(null);
    await drain();
    await file.end();
  } finally {
    await file.close();
    packet.free();
    context.freeContext();
  }
}

function toneFrame(from: number, nbSamples: number, format: AVSampleFormat): Frame {
  const tone = Array.from(
    { length: nbSamples },
    (_, i) => 0.3 * Math.sin((2 * Math.PI * TONE_HZ * (from + i)) / RATE_HZ),
  );
  const planar = [...tone, ...tone];
  const interleaved = tone.flatMap((sample) => [sample, sample]);
  let samples: Float32Array | Int16Array = Float32Array.from(interleaved);
  if (format === av.AV_SAMPLE_FMT_FLTP) samples = Float32Array.from(planar);
  if (format === av.AV_SAMPLE_FMT_S16) samples = Int16Array.from(interleaved, (sample) => sample * 32_767);
  return Frame.fromAudioBuffer(Buffer.from(samples.buffer), {
    nbSamples,
    format,
    sampleRate: RATE_HZ,
    channelLayout: AV_CHANNEL_LAYOUT_STEREO,
    pts: BigInt(from),
  });
}

function crossingsPerSec(pcm: Float32Array, rateHz: number): number {
  const middle = pcm.subarray(rateHz, 2 * rateHz);
  return middle.filter((sample, i) => i > 0 && sample >= 0 && middle[i - 1] < 0).length;
}

beforeAll(async () => {
  folder = await testFolder();
  for (const kind of KINDS) await writeTone(kind);
});
afterAll(() => folder.remove());

describe('an uploaded sound', () => {
  test.each(KINDS)('$name becomes mono samples of the same length', async ({ name }) => {
    const sound = await loadSound(at(name), { sampleRateHz: 24_000 });
    expect(Math.abs(sound.durationSec - SECONDS)).toBeLessThan(0.06);
    expect(sound.sampleRateHz).toBe(24_000);
    expect(crossingsPerSec(sound.pcm, 24_000)).toBeCloseTo(TONE_HZ, -1);
    expect(Math.max(...sound.pcm.subarray(24_000, 26_000))).toBeCloseTo(0.3, 1);
  });

  test('may come as bytes instead of a path', async () => {
    const sound = await loadSound(await readFile(at('tone.mp3')));
    expect(Math.abs(sound.durationSec - SECONDS)).toBeLessThan(0.06);
  });
});

describe('an uploaded music', () => {
  test('keeps its two channels when it is stored and read again', async () => {
    await writeFile(at('left.wav'), leftWav(2));
    const stored = await compressSound(at('left.wav'), at('left.m4a'));
    expect(stored.durationSec).toBeCloseTo(2, 1);
    const music = await loadMusic(at('left.m4a'));
    const side = 'side' in music ? music.side : new Float32Array(0);
    const loudestOf = (sign: number): number =>
      Math.max(...music.pcm.subarray(RATE_HZ / 2, RATE_HZ).map((sample, i) => sample + sign * side[RATE_HZ / 2 + i]));
    expect(loudestOf(1)).toBeCloseTo(0.3, 1);
    expect(loudestOf(-1)).toBeLessThan(0.01);
  });

  test('of one channel stays so', async () => {
    const { pcm } = await loadSound(at('tone.wav'));
    await writeFile(
      at('mono.wav'),
      wavOf(
        Int16Array.from(pcm, (sample) => sample * 32_767),
        1,
      ),
    );
    expect(await loadMusic(at('mono.wav'))).not.toHaveProperty('side');
  });

  function leftWav(seconds: number): Buffer {
    const samples = new Int16Array(2 * seconds * RATE_HZ);
    for (let i = 0; i < seconds * RATE_HZ; i++)
      samples[2 * i] = 0.3 * 32_767 * Math.sin((2 * Math.PI * TONE_HZ * i) / RATE_HZ);
    return wavOf(samples, 2);
  }

  function wavOf(samples: Int16Array, channels: number): Buffer {
    const head = Buffer.alloc(44);
    head.write('RIFF', 0);
    head.writeUInt32LE(36 + samples.byteLength, 4);
    head.write('WAVEfmt ', 8);
    head.writeUInt32LE(16, 16);
    head.writeUInt16LE(1, 20);
    head.writeUInt16LE(channels, 22);
    head.writeUInt32LE(RATE_HZ, 24);
    head.writeUInt32LE(RATE_HZ * channels * 2, 28);
    head.writeUInt16LE(channels * 2, 32);
    head.writeUInt16LE(16, 34);
    head.write('data', 36);
    head.writeUInt32LE(samples.byteLength, 40);
    return Buffer.concat([head, Buffer.from(samples.buffer)]);
  }
});

describe('a hostile sound gives a clear error', () => {
  const noise = Buffer.from(Array.from({ length: 50_000 }, (_, i) => (i * 7919 + (i >> 3) * 104_729) & 255));
  const made: [string, string, () => Promise<Buffer>][] = [
    ['an empty file', 'sound_empty', async () => Buffer.alloc(0)],
    ['random bytes', 'sound_unreadable', async () => noise],
    ['text', 'sound_unreadable', async () => Buffer.from('Hello, I am not a sound.')],
    ['a playlist that points at other files', 'sound_unreadable', async () => playlist()],
    ['a page', 'sound_unreadable', async () => Buffer.from('<html><body>404</body></html>')],
    ['a picture', 'sound_unreadable', async () => pictureBytes()],
    ['an m4a without its index', 'sound_unreadable', async () => half('tone.m4a')],
    ['a wav that is cut off', 'sound_cut_off', async () => half('tone.wav')],
    ['an mp3 that is cut off', 'sound_cut_off', async () => half('tone.mp3')],
    ['an ogg that is cut off', 'sound_cut_off', async () => half('tone.ogg')],
    ['a webm that is cut off', 'sound_cut_off', async () => half('tone.webm')],
    ['a flac that is cut off', 'sound_cut_off', async () => half('tone.flac')],
    ['a wav header and nothing else', 'sound_cut_off', async () => (await readFile(at('tone.wav'))).subarray(0, 44)],
  ];

  async function half(name: string): Promise<Buffer> {
    const bytes = await readFile(at(name));
    return bytes.subarray(0, Math.floor(bytes.length * 0.47));
  }

  function playlist(): Buffer {
    return Buffer.from(`#EXTM3U\n#EXTINF:3,\nfile://${at('tone.mp3')}\n`);
  }

  function pictureBytes(): Buffer {
    const gif = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
    return Buffer.from(gif, 'base64');
  }

  test.each(made)('%s', async (_, code, bytes) => {
    await writeFile(at('hostile'), await bytes());
    const loading = loadSound(at('hostile'));
    await expect(loading).rejects.toMatchObject({ name: 'FilmError', message: expect.stringMatching(/[a-z)]\.$/) });
    const wanted = code === 'sound_cut_off' ? /^sound_(cut_off|too_short|unreadable)$/ : new RegExp(`^${code}$`);
    await expect(loading).rejects.toMatchObject({ code: expect.stringMatching(wanted) });
  });

  test('a file that is not there, and a folder', async () => {
    await expect(loadSound(at('nowhere.mp3'))).rejects.toMatchObject({ code: 'sound_missing' });
    await expect(loadSound(folder.path)).rejects.toMatchObject({ code: 'sound_missing' });
  });

  test('a sound that is longer or bigger than allowed', async () => {
    await expect(loadSound(at('tone.wav'), { maxDurationSec: 2 })).rejects.toMatchObject({ code: 'sound_too_long' });
    await expect(loadSound(at('tone.wav'), { maxBytes: 1000 })).rejects.toMatchObject({ code: 'sound_too_big' });
    const bytes = await readFile(at('tone.wav'));
    await expect(loadSound(bytes, { maxBytes: 1000 })).rejects.toMatchObject({ code: 'sound_too_big' });
  });

  test('damaged bytes in the middle never end the reader', async () => {
    for (const { name } of KINDS) {
      const bytes = await readFile(at(name));
      for (let i = 60; i < bytes.length; i += 97) bytes[i] = (bytes[i] * 31 + i) & 255;
      await writeFile(at('damaged'), bytes);
      const outcome = await loadSound(at('damaged')).then(
        (sound) => sound.pcm.every(Number.isFinite),
        (error: { name: string }) => error.name === 'FilmError',
      );
      expect(outcome, name).toBe(true);
    }
  });
});

describe('a disk that takes no temporary files is not the fault of the sound', () => {
  const usualTemporary = process.env.TMPDIR;
  afterEach(() => {
    if (usualTemporary === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = usualTemporary;
  });

  test.each(KINDS)('full while $name is written down', async ({ name }) => {
    // Every write there fails with "no space left".
    const request = {
      path: at(name),
      out: '/dev/full',
      form: 'samples',
      sampleRateHz: 48_000,
      maxBytes: 1e9,
      maxDurationSec: 60,
    };
    const decoding = runChild({ entry: 'decode-process', request, timeoutSec: 60 });
    const message = 'Temporary files cannot be written: no space left on the disk.';
    await expect(decoding).rejects.toMatchObject({ name: 'FilmError', code: 'disk_unusable', message });
  });

  test('no folder for them', async () => {
    process.env.TMPDIR = at('tone.wav');
    for (const file of [at('tone.wav'), await readFile(at('tone.wav'))]) {
      const message = expect.stringContaining('ENOTDIR');
      await expect(loadSound(file)).rejects.toMatchObject({ name: 'FilmError', code: 'disk_unusable', message });
    }
  });
});
