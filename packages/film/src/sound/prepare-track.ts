import type { Sound } from '@herald/media';
import { readSoundFile, type SoundFile, writeSoundFile } from '../encode/sound-file.ts';
import { filmTrack } from './film-track.ts';

interface TrackSounds {
  voice: SoundFile;
  music?: SoundFile;
  /** Asked for only when there is music, which lasts as long. */
  filmSec: () => Promise<number>;
}

/** Makes the film's sound track from the files of its voice and music, and writes it to `path`. */
export async function prepareTrack(path: string, { voice, music, filmSec }: TrackSounds): Promise<SoundFile> {
  const spoken = await readWhole(voice);
  const under = music && { sound: await readWhole(music), filmSec: await filmSec() };
  const track = filmTrack(spoken, under);
  return writeSoundFile(path, track.pcm, track.sampleRateHz);
}

async function readWhole(file: SoundFile): Promise<Sound> {
  return { pcm: await readSoundFile(file, 0, file.samples), sampleRateHz: file.sampleRateHz };
}
