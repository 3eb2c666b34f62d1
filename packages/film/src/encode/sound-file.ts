import { open } from 'node:fs/promises';

/** Mono sound on disk as raw 32-bit floats, read piece by piece so that long films stay small in memory. */
export interface SoundFile {
  path: string;
  sampleRateHz: number;
  samples: number;
}

export async function writeSoundFile(path: string, pcm: Float32Array, sampleRateHz: number): Promise<SoundFile> {
  const file = await open(path, 'w');
  try {
    await file.writeFile(Buffer.from(pcm.buffer, pcm.byteOffset, pcm.byteLength));
  } finally {
    await file.close();
  }
  return { path, sampleRateHz, samples: pcm.length };
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
