import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Sound, StereoSound, Timing } from '@herald/media/sound';
import { toSrt, toVtt } from '@herald/speech';
import type { FilmSource } from './draw/drawing.ts';
import type { FilmCoding } from './encode/film-coding.ts';
import { type SoundFile, writeSoundFile, writeStereoFile } from './encode/sound-file.ts';
import type { FilmFiles, FilmPlan, FilmProgress, FilmReport } from './film-plan.ts';
import { Studio } from './studio.ts';

export interface MakeVideo {
  source: FilmSource;
  sound: Sound;
  /** words for the subtitles, phones for the sync check */
  timing: Timing;
  music?: Sound | StereoSound;
  /** by how many dB it is softer while somebody speaks */
  musicUnderDb?: number | undefined;
  files: FilmFiles;
  /** kept between renders of the same film: a killed render goes on from here, a changed one reuses what stayed */
  workFolder: string;
  coding?: FilmCoding;
  title?: string;
  /** the voice is a person's recording, not a synthetic one */
  isRecorded?: boolean;
  /** drawing threads, 1 by itself: each further one holds a prepared scene and an encoder of its own, some 240 MB */
  hands?: number;
  /** lets requests on this machine go first */
  isInBackground?: boolean;
  /** has the usual share of the processor, also where this process stands back */
  isUrgent?: boolean;
  /** opened before the film was known whole; closed with it. It has its own signal and priority */
  studio?: Studio;
  /** puts segments that other films had into the work folder; asked once, before anything is drawn */
  fetchSegments?: (names: string[]) => Promise<void>;
  onProgress?: (progress: FilmProgress) => void;
  signal?: AbortSignal;
}

/**
 * Makes the film in a process of its own and measures it. Rejects with a FilmError; a film that was made but is not
 * good enough has `faults` in its report.
 */
export async function makeVideo(video: MakeVideo): Promise<FilmReport> {
  return withFilmSound(video, async (parts) => {
    const studio = video.studio ?? new Studio(video);
    try {
      const { source, hands = 1, fetchSegments } = video;
      const plan = { ...parts, source, hands, asksForSegments: fetchSegments !== undefined };
      return await studio.render(plan, video.onProgress, fetchSegments);
    } finally {
      studio.close();
    }
  });
}

type SoundParts = Pick<
  MakeVideo,
  'sound' | 'timing' | 'music' | 'musicUnderDb' | 'files' | 'workFolder' | 'coding' | 'title' | 'isRecorded'
>;

/** Does work that needs the sounds of a film as files, and writes the subtitles beside what came of it. */
export async function withFilmSound(
  video: SoundParts,
  work: (parts: Omit<FilmPlan, 'source' | 'hands'>) => Promise<FilmReport>,
): Promise<FilmReport> {
  const files = absolute(video.files);
  await mkdir(dirname(files.video), { recursive: true });
  const folder = join(video.workFolder, 'sound');
  await mkdir(folder, { recursive: true });
  try {
    const voice = await writeSoundFile(join(folder, 'voice.f32'), video.sound.pcm, video.sound.sampleRateHz);
    const music = video.music && (await writeMusic(join(folder, 'music.f32'), video.music));
    const report = await work({
      voice,
      ...(music && { music, musicUnderDb: video.musicUnderDb }),
      phones: video.timing.phones,
      files,
      workFolder: resolve(video.workFolder),
      coding: video.coding,
      title: video.title ?? '',
      isRecorded: video.isRecorded ?? false,
    });
    await writeSubtitles(files, video.timing);
    return report;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function writeMusic(path: string, music: Sound | StereoSound): Promise<SoundFile> {
  return 'side' in music ? writeStereoFile(path, music) : writeSoundFile(path, music.pcm, music.sampleRateHz);
}

function absolute(files: FilmFiles): FilmFiles {
  const entries = Object.entries(files).map(([kind, path]: [string, string]) => [kind, resolve(path)]);
  return Object.fromEntries(entries) as FilmFiles;
}

async function writeSubtitles({ vtt, srt }: FilmFiles, { words }: Timing): Promise<void> {
  if (vtt) await writeFile(vtt, toVtt(words));
  if (srt) await writeFile(srt, toSrt(words));
}
