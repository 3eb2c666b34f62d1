import { open } from 'node:fs/promises';
import type { StereoSound } from '@herald/media/sound';

/** Sound on disk as raw 32-bit floats, read piece by piece so that long films stay small in memory. */
export interface SoundFile {
  path: string;
  /** of stereo: left is the sound plus its side, right the sound minus it */
  sidePath?: string;
  sampleRateHz: number;
  samples: number;
}

export async function writeSoundFile(path: string, pcm: Float32Array, sampleRateHz: number): Promise<SoundFile> {
  await writeSamples(path, pcm);
  return { path, sampleRateHz, samples: pcm.length };
}

/** The side goes into a file of its own, beside the sound. */
export async function writeStereoFile(path: string, { pcm, side, sampleRateHz }: StereoSound): Promise<SoundFile> {
  const sidePath = sideOfFile(path);
  await writeSamples(sidePath, side);
  return { ...(await writeSoundFile(path, pcm, sampleRateHz)), sidePath };
}

export function sideOfFile(path: string): string {
  return `${path}.side`;
}

async function writeSamples(path: string, pcm: Float32Array): Promise<void> {
  const file = await open(path, 'w');
  try {
    await file.writeFile(Buffer.from(pcm.buffer, pcm.byteOffset, pcm.byteLength));
  } finally {
    await file.close();
  }
}

/** The channels of samples [from, from + count), one or two. */
export async function readChannels(sound: SoundFile, from: number, count: number): Promise<Float32Array[]> {
  const middle = await readSoundFile(sound, from, count);
  if (!sound.sidePath) return [middle];
  const side = await readSoundFile({ ...sound, path: sound.sidePath }, from, count);
  return [middle.map((sample, i) => sample + side[i]), middle.map((sample, i) => sample - side[i])];
}

/** Reads samples [from, from + count); what lies beyond the end is silence. */
export async function readSoundFile(sound: SoundFile, from: number, count: number): Promise<Float32Array> {
  const pcm = new Float32Array(count);
  const wanted = Math.max(0, Math.min(count, sound.samples - from));
  if (wanted === 0) return pcm;
  const file = await open(sound.path, 'r');
  try {
    await file.read(new Uint8Array(pcm.buffer), 0, wanted * 4, from * 4);
  } finally {
    await file.close();
  }
  return pcm;
}
