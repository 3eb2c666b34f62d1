import { mkdir, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { type Sound, type Timing, toSrt, toVtt } from '@herald/speech';
import { runChild } from './child/run-child.ts';
import type { FilmSource } from './draw/drawing.ts';
import { writeSoundFile } from './encode/sound-file.ts';
import type { FilmFiles, FilmPlan, FilmProgress, FilmReport } from './film-plan.ts';
import { filmTrack } from './sound/film-track.ts';

export interface MakeVideo {
  source: FilmSource;
  sound: Sound;
  /** words for the subtitles, phones for the sync check */
  timing: Timing;
  music?: Sound;
  files: FilmFiles;
  /** kept between renders of the same film: a killed render goes on from here, a changed one reuses what stayed */
  workFolder: string;
  title?: string;
  /** moment of the poster picture */
  posterSec?: number;
  /** drawing threads; by itself one for short films, two for long ones where there are two cores */
  hands?: number;
  onProgress?: (progress: FilmProgress) => void;
  signal?: AbortSignal;
}

const DEFAULT_POSTER_SEC = 1;

/**
 * Makes the film in a process of its own and measures it. Rejects with a FilmError; a film that was made but is not
 * good enough has `faults` in its report.
 */
export async function makeVideo(video: MakeVideo): Promise<FilmReport> {
  const files = absolute(video.files);
  await mkdir(video.workFolder, { recursive: true });
  await mkdir(dirname(files.video), { recursive: true });
  const trackPath = join(video.workFolder, `track-${process.pid}-${Date.now()}.f32`);
  try {
    const track = filmTrack(video.sound, video.music);
    const sound = await writeSoundFile(trackPath, track.pcm, track.sampleRateHz);
    const plan: FilmPlan = {
      source: video.source,
      sound,
      hasMusic: video.music !== undefined,
      phones: video.timing.phones,
      files,
      workFolder: resolve(video.workFolder),
      title: video.title ?? '',
      posterSec: video.posterSec ?? DEFAULT_POSTER_SEC,
      hands: video.hands ?? handsFor(track),
    };
    const { onProgress, signal } = video;
    const report = await runChild<FilmPlan, FilmReport, FilmProgress>({
      entry: 'render-process',
      request: plan,
      onProgress,
      signal,
    });
    await writeSubtitles(files, video.timing);
    return report;
  } finally {
    await rm(trackPath, { force: true });
  }
}

/** Below this, preparing the scene a second time costs more than a second thread saves. */
const LONG_FILM_SEC = 20;

function handsFor(track: Sound): number {
  const isLong = track.pcm.length / track.sampleRateHz >= LONG_FILM_SEC;
  return isLong ? Math.min(2, availableParallelism()) : 1;
}

function absolute(files: FilmFiles): FilmFiles {
  const entries = Object.entries(files).map(([kind, path]: [string, string]) => [kind, resolve(path)]);
  return Object.fromEntries(entries) as FilmFiles;
}

async function writeSubtitles({ vtt, srt }: FilmFiles, { words }: Timing): Promise<void> {
  if (vtt) await writeFile(vtt, toVtt(words));
  if (srt) await writeFile(srt, toSrt(words));
}
