import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Sound, StereoSound } from '@herald/media/sound';
import { runChild } from '../child/run-child.ts';
import { diskUnusable } from '../disk-unusable.ts';
import type { DecodedSound, DecodeSound } from '../encode/decode-sound.ts';
import { sideOfFile } from '../encode/sound-file.ts';
import { FilmError } from '../film-error.ts';
import { FILM_SAMPLE_RATE_HZ } from '../film-format.ts';

export interface LoadSoundOptions {
  sampleRateHz?: number;
  maxBytes?: number;
  maxDurationSec?: number;
  signal?: AbortSignal;
}

export interface LoadedSound {
  /** mono, -1..1 */
  pcm: Float32Array<ArrayBuffer>;
  sampleRateHz: number;
  durationSec: number;
}

const MAX_BYTES = 200e6;
const MAX_DURATION_SEC = 1800;
const DECODE_TIMEOUT_SEC = 120;

/** Several times what a quarter of an hour of sound needs; the address space of Node alone takes half of the memory. */
const LIMITS = { memoryMb: 1200, processorSec: DECODE_TIMEOUT_SEC, fileMb: 400, threads: 64 };

/** Reads an mp3, m4a, wav, ogg, webm or flac file, or its bytes, in a process of its own; rejects with a FilmError. */
export async function loadSound(file: string | Uint8Array, options: LoadSoundOptions = {}): Promise<LoadedSound> {
  const { sampleRateHz = FILM_SAMPLE_RATE_HZ, maxBytes = MAX_BYTES } = options;
  if (typeof file !== 'string' && file.byteLength > maxBytes)
    throw new FilmError('sound_too_big', `The sound file is larger than ${Math.floor(maxBytes / 1e6)} MB.`);
  const folder = await mkdtemp(join(tmpdir(), 'herald-sound-')).catch(refusedByDisk);
  try {
    const path = typeof file === 'string' ? resolve(file) : join(folder, 'upload');
    if (typeof file !== 'string') await writeFile(path, file).catch(refusedByDisk);
    const out = join(folder, 'mono.f32');
    await decode({ path, out, form: 'samples' }, options);
    return pcmOf(await readFile(out), sampleRateHz);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The same with both channels, where the file has two. */
export async function loadMusic(path: string, options: LoadSoundOptions = {}): Promise<Sound | StereoSound> {
  const { sampleRateHz = FILM_SAMPLE_RATE_HZ } = options;
  const folder = await mkdtemp(join(tmpdir(), 'herald-sound-')).catch(refusedByDisk);
  try {
    const out = join(folder, 'music.f32');
    const { channels } = await decode({ path: resolve(path), out, form: 'stereo' }, options);
    const { pcm } = pcmOf(await readFile(out), sampleRateHz);
    if (channels === 1) return { pcm, sampleRateHz };
    return { pcm, side: pcmOf(await readFile(sideOfFile(out)), sampleRateHz).pcm, sampleRateHz };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Writes the sound of such a file to `out` as a small m4a, without ever holding all of it; rejects with a FilmError. */
export async function compressSound(path: string, out: string, options: Omit<LoadSoundOptions, 'sampleRateHz'> = {}) {
  const files = { path: resolve(path), out: resolve(out) };
  const { samples, outline } = await decode({ ...files, form: 'music' }, options);
  return { durationSec: samples / FILM_SAMPLE_RATE_HZ, outline };
}

async function decode(files: Pick<DecodeSound, 'path' | 'out' | 'form'>, options: LoadSoundOptions) {
  const { sampleRateHz = FILM_SAMPLE_RATE_HZ, maxBytes = MAX_BYTES, maxDurationSec = MAX_DURATION_SEC } = options;
  const request: DecodeSound = { ...files, sampleRateHz, maxBytes, maxDurationSec };
  const { signal } = options;
  try {
    return await runChild<DecodeSound, DecodedSound>({
      entry: 'decode-process',
      request,
      signal,
      timeoutSec: DECODE_TIMEOUT_SEC,
      folder: dirname(files.out),
      view: { reads: [files.path], writes: [dirname(files.out)] },
      limits: LIMITS,
    });
  } catch (error) {
    if (error instanceof FilmError && error.code === 'crashed')
      throw new FilmError('sound_unreadable', 'The audio file is damaged in a way that stopped the reader.');
    throw error;
  }
}

function refusedByDisk(error: unknown): never {
  throw diskUnusable(error);
}

function pcmOf(bytes: Buffer, sampleRateHz: number): LoadedSound {
  const copy = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
  const pcm = new Float32Array(copy);
  return { pcm, sampleRateHz, durationSec: pcm.length / sampleRateHz };
}
