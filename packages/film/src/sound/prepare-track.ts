import type { Sound } from '@herald/media';
import { readSoundFile, type SoundFile, writeSoundFile } from '../encode/sound-file.ts';
import { filmTrack } from './film-track.ts';

/** Makes the film's sound track from the files of its voice and music, and writes it to `path`. */
export async function prepareTrack(path: string, voice: SoundFile, music?: SoundFile): Promise<SoundFile> {
  const track = filmTrack(await readWhole(voice), music && (await readWhole(music)));
  return writeSoundFile(path, track.pcm, track.sampleRateHz);
}

async function readWhole(file: SoundFile): Promise<Sound> {
  return { pcm: await readSoundFile(file, 0, file.samples), sampleRateHz: file.sampleRateHz };
}
