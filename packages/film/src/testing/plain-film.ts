import { rm } from 'node:fs/promises';
import { type Sound, soundDurationSec } from '@herald/media/sound';
import { resample } from '@herald/speech';
import { joinFilm } from '../encode/join-film.ts';
import { SegmentWriter } from '../encode/segment-writer.ts';
import { writeSoundFile } from '../encode/sound-file.ts';
import { FILM_SAMPLE_RATE_HZ, type FilmFormat, i420Bytes } from '../film-format.ts';

export interface PlainFilm {
  out: string;
  format: FilmFormat;
  /** The one it carries, and that it is as long as. */
  sound: Sound;
  isSilent?: boolean;
}

/** A film of grey pictures, as an engine would send it: quick to make, with nothing to see. */
export async function writePlainFilm({ out, format, sound, isSilent = false }: PlainFilm): Promise<void> {
  const [segment, track] = [isSilent ? out : `${out}.segment.mp4`, `${out}.f32`];
  const frames = Math.round(soundDurationSec(sound) * format.fps);
  const writer = await SegmentWriter.open(segment, format);
  try {
    const picture = new Uint8Array(i420Bytes(format)).fill(128);
    for (let frame = 0; frame < frames; frame++) await writer.write(picture.fill(60 + (frame % 100), 0, format.width));
    await writer.finish();
  } finally {
    await writer.close();
  }
  if (isSilent) return;
  const pcm = resample(sound.pcm, sound.sampleRateHz, FILM_SAMPLE_RATE_HZ);
  const voice = await writeSoundFile(track, pcm, FILM_SAMPLE_RATE_HZ);
  await joinFilm({ segments: [{ path: segment, frames }], format, sound: voice, metadata: {}, out });
  for (const path of [segment, track]) await rm(path);
}
