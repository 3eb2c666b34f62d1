import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { type Sound, type Timing, toSrt, toVtt } from '@herald/speech';
import type { FilmSource } from './draw/drawing.ts';
import { writeSoundFile } from './encode/sound-file.ts';
import type { FilmFiles, FilmPlan, FilmProgress, FilmReport } from './film-plan.ts';
import { Studio } from './studio.ts';

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
  /** drawing threads, 1 by itself: each further one holds a prepared scene and an encoder of its own, some 240 MB */
  hands?: number;
  /** lets whoever waits for an answer on this machine go first */
  isInBackground?: boolean;
  /** opened before the film was known whole; closed with it. It has its own signal and priority */
  studio?: Studio;
  onProgress?: (progress: FilmProgress) => void;
  signal?: AbortSignal;
}

/**
 * Makes the film in a process of its own and measures it. Rejects with a FilmError; a film that was made but is not
 * good enough has `faults` in its report.
 */
export async function makeVideo(video: MakeVideo): Promise<FilmReport> {
  const files = absolute(video.files);
  await mkdir(dirname(files.video), { recursive: true });
  const folder = join(video.workFolder, 'sound');
  await mkdir(folder, { recursive: true });
  let { studio } = video;
  try {
    studio ??= new Studio(video);
    const voice = await writeSoundFile(join(folder, 'voice.f32'), video.sound.pcm, video.sound.sampleRateHz);
    const music =
      video.music && (await writeSoundFile(join(folder, 'music.f32'), video.music.pcm, video.music.sampleRateHz));
    const plan: FilmPlan = {
      source: video.source,
      voice,
      ...(music && { music }),
      phones: video.timing.phones,
      files,
      workFolder: resolve(video.workFolder),
      title: video.title ?? '',
      hands: video.hands ?? 1,
    };
    const report = await studio.render(plan, video.onProgress);
    await writeSubtitles(files, video.timing);
    return report;
  } finally {
    studio?.close();
    await rm(folder, { recursive: true, force: true });
  }
}

function absolute(files: FilmFiles): FilmFiles {
  const entries = Object.entries(files).map(([kind, path]: [string, string]) => [kind, resolve(path)]);
  return Object.fromEntries(entries) as FilmFiles;
}

async function writeSubtitles({ vtt, srt }: FilmFiles, { words }: Timing): Promise<void> {
  if (vtt) await writeFile(vtt, toVtt(words));
  if (srt) await writeFile(srt, toSrt(words));
}
