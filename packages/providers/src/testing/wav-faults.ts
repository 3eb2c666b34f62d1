import { soundOfWav, wavOf } from '@herald/media/wav';

const changed = (wav: Uint8Array, change: (pcm: Float32Array) => Float32Array): Uint8Array => {
  const sound = soundOfWav(wav);
  return wavOf({ ...sound, pcm: change(sound.pcm) });
};

/** The same sound, which nobody hears. */
export const quiet = (wav: Uint8Array): Uint8Array => changed(wav, (pcm) => pcm.map(() => 0));

/** Its beginning, as a whole file. */
export const shorter = (wav: Uint8Array, share: number): Uint8Array =>
  changed(wav, (pcm) => pcm.slice(0, Math.round(pcm.length * share)));

/** The same again and again. */
export const longer = (wav: Uint8Array, times: number): Uint8Array =>
  changed(wav, (pcm) => Float32Array.from({ length: pcm.length * times }, (_, index) => pcm[index % pcm.length] ?? 0));

/** The same bytes, with another length in the header. */
export function withLength(wav: Uint8Array, length: number): Uint8Array {
  const copy = Buffer.from(wav);
  copy.writeUInt32LE(Math.min(0xffff_ffff, length + 36), 4);
  copy.writeUInt32LE(length, 40);
  return copy;
}
