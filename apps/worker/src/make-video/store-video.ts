import { createReadStream } from 'node:fs';
import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { VideoFiles } from '@herald/core/db';
import type { Storage } from '@herald/core/storage';
import { type ClaimedVideo, videoFolder } from '@herald/core/videos';
import type { MadeVideo } from '@herald/media/engines/video-engine';

const CONTENT_TYPES: Record<keyof VideoFiles, string> = {
  video: 'video/mp4',
  poster: 'image/jpeg',
  preview: 'image/gif',
  vtt: 'text/vtt',
  srt: 'application/x-subrip',
  report: 'application/json',
};

const NAMES: Record<keyof VideoFiles, string> = {
  video: 'video.mp4',
  poster: 'poster.jpg',
  preview: 'preview.gif',
  vtt: 'captions.vtt',
  srt: 'captions.srt',
  report: 'report.json',
};

const KINDS = Object.keys(NAMES) as (keyof VideoFiles)[];

/** The folder of a video. Each attempt stores into a folder of its own, which is not visible until it is published. */
function foldersOf({ accountId, videoId, workToken }: ClaimedVideo): { all: string; own: string } {
  const all = videoFolder({ accountId, id: videoId });
  return { all, own: `${all}${workToken}/` };
}

/** Where what was drawn first is stored until the video is there. */
export function firstPictureKeyOf(video: ClaimedVideo): string {
  return `${foldersOf(video).own}first.jpg`;
}

/** Puts a made video into the store; it counts once the video's row names these files. */
export async function storeVideo(
  storage: Storage,
  video: ClaimedVideo,
  made: MadeVideo,
  signal: AbortSignal,
): Promise<{ files: VideoFiles; storedBytes: number }> {
  const { own } = foldersOf(video);
  const paths = { ...made.files, report: await writeReport(made) };
  let storedBytes = 0;
  for (const kind of KINDS) {
    signal.throwIfAborted();
    const { size: sizeBytes } = await stat(paths[kind]);
    const body = createReadStream(paths[kind], { signal });
    await storage.put(own + NAMES[kind], body, { contentType: CONTENT_TYPES[kind], sizeBytes });
    storedBytes += sizeBytes;
  }
  const files = Object.fromEntries(KINDS.map((kind) => [kind, own + NAMES[kind]])) as unknown as VideoFiles;
  return { files, storedBytes };
}

/** Removes what an attempt has stored and could not publish. */
export async function removeStored(storage: Storage, video: ClaimedVideo): Promise<void> {
  await storage.removeUnder(foldersOf(video).own);
}

/** Removes what the published video does not need: its first picture, and what was left by workers that died. */
export async function removeEarlier(storage: Storage, video: ClaimedVideo): Promise<void> {
  const { all, own } = foldersOf(video);
  const firstPictureKey = firstPictureKeyOf(video);
  for await (const { key } of storage.list(all))
    if (!key.startsWith(own) || key === firstPictureKey) await storage.remove(key);
}

async function writeReport({ files, report }: MadeVideo): Promise<string> {
  const path = join(files.video, '..', NAMES.report);
  await writeFile(path, `${JSON.stringify(report, null, 2)}\n`);
  return path;
}
