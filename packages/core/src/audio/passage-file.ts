import type { SpokenSound } from '@herald/media/sound';
import { soundOfWav, wavOf } from '@herald/media/wav';
import { timingJson, timingOf } from './timing.ts';

const LENGTH_BYTES = 4;

/** A spoken passage as one file: the length of its timing, the timing, and its sound as a wav. */
export function passageFileOf(sound: SpokenSound): Buffer {
  const json = timingJson(sound);
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32LE(json.length);
  return Buffer.concat([length, json, wavOf(sound)]);
}

/** Reads what `passageFileOf` wrote. */
export function passageOfFile(file: Buffer): SpokenSound {
  const soundFrom = LENGTH_BYTES + file.readUInt32LE();
  const { pcm } = soundOfWav(file.subarray(soundFrom));
  return { ...timingOf(file.subarray(LENGTH_BYTES, soundFrom)), pcm };
}
