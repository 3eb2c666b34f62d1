import type { Score } from '@herald/media/scene/score';
import type { Sound, StereoSound } from '@herald/media/sound';
import { readSoundFile, type SoundFile, writeSoundFile, writeStereoFile } from '../encode/sound-file.ts';
import { filmTrack } from './film-track.ts';

interface TrackSounds {
  voice: SoundFile;
  music?: SoundFile;
  musicUnderDb?: number | undefined;
  filmSec: () => Promise<number>;
  /** when the end card begins, if there is one */
  endCardSec?: number;
  /** music and effects of ours */
  score?: Score;
}

/** Makes the film's sound track from the files of its voice and music and the sound of its end card, and writes it to `path`. */
export async function prepareTrack(
  path: string,
  { voice, music, musicUnderDb, filmSec, endCardSec, score }: TrackSounds,
): Promise<SoundFile> {
  const spoken = await readWhole(voice);
  const track = filmTrack(spoken, {
    filmSec: await filmSec(),
    ...(music && { music: await readMusic(music), musicUnderDb }),
    ...(endCardSec !== undefined && { endCardSec }),
    ...(score && { score }),
  });
  if ('side' in track) return writeStereoFile(path, track);
  return writeSoundFile(path, track.pcm, track.sampleRateHz);
}

async function readMusic(file: SoundFile): Promise<Sound | StereoSound> {
  const middle = await readWhole(file);
  if (!file.sidePath) return middle;
  return { ...middle, side: await readSoundFile({ ...file, path: file.sidePath }, 0, file.samples) };
}

async function readWhole(file: SoundFile): Promise<Sound> {
  return { pcm: await readSoundFile(file, 0, file.samples), sampleRateHz: file.sampleRateHz };
}
