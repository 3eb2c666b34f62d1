import { copyFile, lstat, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { Sound, Timing } from '@herald/media/sound';
import { toSrt, toVtt } from '@herald/speech';
import type { FilmSource } from './draw/drawing.ts';
import type { FilmCoding } from './encode/film-coding.ts';
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
  /** holds the work folders of all films of this program */
  workRoot?: string | undefined;
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
  onProgress?: (progress: FilmProgress) => void;
  signal?: AbortSignal;
}

/**
 * Makes the film in a process of its own and measures it. Rejects with a FilmError; a film that was made but is not
 * good enough has `faults` in its report.
 */
export async function makeVideo(video: MakeVideo): Promise<FilmReport> {
  return withFilmSound(video, async (parts) => {
    const studio = video.studio ?? new Studio({ ...video, pictures: picturesOf(video.source) });
    try {
      return await studio.render({ ...parts, source: video.source, hands: video.hands ?? 1 }, video.onProgress);
    } finally {
      await studio.close();
    }
  });
}

export function picturesOf(source: FilmSource): string[] {
  return 'scene' in source ? Object.values(source.scene.pictures) : [];
}

type SoundParts = Pick<
  MakeVideo,
  'sound' | 'timing' | 'music' | 'files' | 'workFolder' | 'coding' | 'title' | 'isRecorded'
>;

/** Does work that needs the sounds of a film as files, and writes the subtitles beside what came of it. */
export async function withFilmSound(
  video: SoundParts,
  work: (parts: Omit<FilmPlan, 'source' | 'hands'>) => Promise<FilmReport>,
): Promise<FilmReport> {
  const workFolder = resolve(video.workFolder);
  const folder = join(workFolder, 'sound');
  const made = filesIn(join(workFolder, 'made'), video.files);
  for (const path of [folder, dirname(made.video)]) await renewFolder(path);
  try {
    const voice = await writeSoundFile(join(folder, 'voice.f32'), video.sound.pcm, video.sound.sampleRateHz);
    const music =
      video.music && (await writeSoundFile(join(folder, 'music.f32'), video.music.pcm, video.music.sampleRateHz));
    const report = await work({
      voice,
      ...(music && { music }),
      phones: video.timing.phones,
      files: made,
      workFolder,
      coding: video.coding,
      title: video.title ?? '',
      isRecorded: video.isRecorded ?? false,
    });
    return { ...report, files: await handOver(made, video) };
  } finally {
    for (const path of [folder, dirname(made.video)]) await rm(path, { recursive: true, force: true });
  }
}

/** A film that was in work leaves what it likes: nothing that is written here afterwards may follow a link of it. */
async function renewFolder(path: string): Promise<void> {
  await rm(path, { recursive: true, force: true });
  await mkdir(path, { recursive: true });
}

/** The first picture is shown while the rest is made, so it lies where it was wished from the beginning. */
function filesIn(folder: string, { firstPicture, ...files }: FilmFiles): FilmFiles {
  const entries = Object.entries(files).map(([kind, path]: [string, string]) => [kind, join(folder, basename(path))]);
  return {
    ...(Object.fromEntries(entries) as FilmFiles),
    ...(firstPicture && { firstPicture: resolve(firstPicture) }),
  };
}

/** The process of a film writes into its own folder only. What it made comes from there, if these are plain files. */
async function handOver(made: FilmFiles, { files, timing }: SoundParts): Promise<FilmFiles> {
  const { vtt, srt, firstPicture, ...drawn } = absolute(files);
  await mkdir(dirname(drawn.video), { recursive: true });
  for (const kind of ['video', 'poster', 'preview'] as const) {
    const [from, to] = [made[kind], drawn[kind]];
    if (!from || !to) continue;
    const found = await lstat(from).catch(() => undefined);
    if (found?.isFile()) await moveFile(from, to);
  }
  await writeSubtitles({ video: drawn.video, ...(vtt && { vtt }), ...(srt && { srt }) }, timing);
  return absolute(files);
}

async function moveFile(from: string, to: string): Promise<void> {
  await rename(from, to).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EXDEV') throw error;
    await copyFile(from, `${to}.draft`);
    await rename(`${to}.draft`, to);
  });
}

function absolute(files: FilmFiles): FilmFiles {
  const entries = Object.entries(files).map(([kind, path]: [string, string]) => [kind, resolve(path)]);
  return Object.fromEntries(entries) as FilmFiles;
}

async function writeSubtitles({ vtt, srt }: FilmFiles, { words }: Timing): Promise<void> {
  if (vtt) await writeFile(vtt, toVtt(words));
  if (srt) await writeFile(srt, toSrt(words));
}
