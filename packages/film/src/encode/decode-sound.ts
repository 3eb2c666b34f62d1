import { open, stat } from 'node:fs/promises';
import type { Frame, Packet, Stream } from 'node-av/lib';
import { FilmError } from '../film-error.ts';
import { InputFile } from './input-file.ts';
import { openMusicFile } from './music-file.ts';
import { Outline } from './outline.ts';
import { openSampleFile, type SoundSink } from './sample-file.ts';
import { sideOfFile } from './sound-file.ts';
import { stopsEarly } from './sound-file-end.ts';
import { SoundResampler } from './sound-resampler.ts';
import { StreamDecoder } from './stream-decoder.ts';

export interface DecodeSound {
  path: string;
  out: string;
  /** raw floats in mono, or with their side in a file of its own where the sound has two channels, or a small file to keep and to listen to */
  form: 'samples' | 'stereo' | 'music';
  sampleRateHz: number;
  maxBytes: number;
  maxDurationSec: number;
}

export interface DecodedSound {
  samples: number;
  channels: 1 | 2;
  /** how loud each hundredth of a second is at most */
  outline: number[];
}

const SOUND_FORMATS = 'mp3,wav,mov,ogg,matroska,flac,aac';
const SHORTEST_SEC = 0.2;
/** Recorders and music programs stay within these. Beyond them a few bytes can become hours of samples. */
const SAMPLE_RATES_HZ = { least: 8000, most: 192_000 };
const MAX_CHANNELS = 8;
/** 18 dB above full scale: more than any mistake in mixing, and far less than a damaged float. */
const LOUDEST_SAMPLE = 8;
const DAMAGED_SHARE = 0.1;

/** Reads any sound file, piece by piece, or says plainly why it cannot be used. */
export async function decodeSound(job: DecodeSound): Promise<DecodedSound> {
  await checkFile(job);
  const input = await InputFile.open(job.path, SOUND_FORMATS).catch(() => {
    throw new FilmError(
      'sound_unreadable',
      'This is not a sound file that can be read. Use mp3, m4a, wav, ogg, webm or flac.',
    );
  });
  try {
    const stream = input.audio;
    if (!stream) throw new FilmError('sound_without_audio', 'This file holds no sound.');
    const { sampleRate, channels } = stream.codecpar;
    assertUsual(sampleRate, channels);
    const decoded = await decodeStream(input, stream, job);
    await checkLength(input, decoded.samples / job.sampleRateHz, job);
    return decoded;
  } finally {
    await input.close();
  }
}

async function checkFile({ path, maxBytes }: DecodeSound): Promise<void> {
  const file = await stat(path).catch(() => undefined);
  if (!file?.isFile()) throw new FilmError('sound_missing', `There is no sound file at ${path}.`);
  if (file.size === 0) throw new FilmError('sound_empty', 'The sound file is empty (0 bytes).');
  if (file.size > maxBytes)
    throw new FilmError('sound_too_big', `The sound file is larger than ${Math.floor(maxBytes / 1e6)} MB.`);
}

async function decodeStream(input: InputFile, stream: Stream, job: DecodeSound): Promise<DecodedSound> {
  const decoder = await openDecoder(stream);
  const channels = job.form !== 'samples' && stream.codecpar.channels > 1 ? 2 : 1;
  const resampler = new SoundResampler(job.sampleRateHz, channels);
  const sink = await openSink(job, channels);
  const outline = new Outline(job.sampleRateHz);
  let packets = 0;
  let damaged = 0;
  const keep = async (pieces: Float32Array[]): Promise<void> => {
    for (const piece of pieces) assertIsSound(piece);
    outline.add(middleOf(pieces));
    if (outline.samples > job.maxDurationSec * job.sampleRateHz) throw tooLong(job.maxDurationSec);
    await sink.write(pieces);
  };
  const feed = async (packet: Packet | null): Promise<void> => {
    if (!(await decoder.decode(packet, (frame) => keep(convert(resampler, frame))))) damaged += 1;
  };
  try {
    for await (const packet of readable(input)) {
      if (packet.streamIndex !== stream.index) continue;
      packets += 1;
      await feed(packet);
    }
    await feed(null);
    await keep(convert(resampler, null));
    if (outline.samples > 0) await sink.finish();
  } finally {
    decoder.close();
    resampler.close();
    await sink.close();
  }
  if (damaged > Math.max(2, packets * DAMAGED_SHARE))
    throw new FilmError('sound_unreadable', 'The audio file is damaged: large parts of it cannot be read.');
  return { samples: outline.samples, channels, outline: outline.parts };
}

function openSink({ out, form }: DecodeSound, channels: 1 | 2): Promise<SoundSink> | SoundSink {
  if (form === 'music') return openMusicFile(out, channels);
  return channels === 2 ? openStereoFile(out) : openSampleFile(out);
}

/** Middle and side, each in its file. */
function openStereoFile(path: string): SoundSink {
  const files = [openSampleFile(path), openSampleFile(sideOfFile(path))] as const;
  return {
    async write(channels) {
      const middle = middleOf(channels);
      const side = middle.map((sample, i) => (channels[0]?.[i] ?? sample) - sample);
      await files[0].write([middle]);
      await files[1].write([side]);
    },
    finish: async () => undefined,
    async close() {
      await Promise.all(files.map((file) => file.close()));
    },
  };
}

function middleOf(channels: readonly Float32Array[]): Float32Array {
  const [left = new Float32Array(0), right] = channels;
  return right ? left.map((sample, i) => (sample + right[i]) / 2) : left;
}

function assertUsual(sampleRateHz: number, channels: number): void {
  const { least, most } = SAMPLE_RATES_HZ;
  // A stream that does not say is judged by what comes out of it.
  if (sampleRateHz !== 0 && (sampleRateHz < least || sampleRateHz > most))
    throw new FilmError(
      'sound_unreadable',
      `The sound has ${sampleRateHz} samples a second. Use a file with 8,000 to 192,000, for example 48,000.`,
    );
  if (channels > MAX_CHANNELS)
    throw new FilmError('sound_unreadable', `The sound has ${channels} channels. Use a file with at most 8.`);
}

/** What the library cannot convert is wrong in the file, not in the library. */
function convert(resampler: SoundResampler, frame: Frame | null): Float32Array[] {
  if (frame) assertUsual(frame.sampleRate, frame.channels);
  try {
    return frame ? resampler.convert(frame) : resampler.drain();
  } catch (error) {
    if (!(error instanceof FilmError)) throw error;
    throw new FilmError('sound_unreadable', 'The audio in this file has a format that cannot be read.');
  }
}

function assertIsSound(pcm: Float32Array): void {
  // Also false for what is not a number.
  if (pcm.every((sample) => Math.abs(sample) <= LOUDEST_SAMPLE)) return;
  throw new FilmError('sound_unreadable', 'The audio file is damaged: its samples are out of range.');
}

/** A file may end in rubbish; what could be read before it still counts, and its length is checked afterwards. */
async function* readable(input: InputFile): AsyncGenerator<Packet> {
  try {
    yield* input.packets();
  } catch (error) {
    if (!(error instanceof FilmError)) throw error;
  }
}

async function openDecoder(stream: Stream): Promise<StreamDecoder> {
  return StreamDecoder.open(stream).catch(() => {
    throw new FilmError('sound_unreadable', 'The audio in this file has an encoding that cannot be read.');
  });
}

function tooLong(maxDurationSec: number): FilmError {
  return new FilmError('sound_too_long', `The sound is longer than ${Math.floor(maxDurationSec)} seconds.`);
}

async function checkLength(input: InputFile, decodedSec: number, job: DecodeSound): Promise<void> {
  if (decodedSec < SHORTEST_SEC)
    throw new FilmError('sound_too_short', 'The sound is too short: at least 0.2 seconds are needed.');
  const saidSec = (await statesItsLength(input, job.path)) ? input.durationSec : 0;
  if (decodedSec < saidSec * 0.95 - 0.5 || (await stopsEarly(job.path, input.formatName))) {
    const numbers = `only the first ${decodedSec.toFixed(1)} seconds can be read`;
    throw new FilmError('sound_cut_off', `The sound file is cut off: ${numbers}. Export or upload it again.`);
  }
}

/** A plain mp3 or aac stream has no length of its own; what FFmpeg reports for it is a guess from the first bit rates. */
async function statesItsLength(input: InputFile, path: string): Promise<boolean> {
  if (input.formatName === 'aac') return false;
  if (input.formatName !== 'mp3') return true;
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(65_536), 0, 65_536, 0);
    const head = buffer.subarray(0, bytesRead);
    return head.includes('Xing') || head.includes('Info') || head.includes('VBRI');
  } finally {
    await file.close();
  }
}
