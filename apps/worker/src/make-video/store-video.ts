import { createReadStream } from 'node:fs';
import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RatioFiles, VideoFiles } from '@herald/core/db';
import type { Storage } from '@herald/core/storage';
import { type ClaimedVideo, videoFolder } from '@herald/core/videos';
import type { MadeVideo, RatioMade } from '@herald/media/engines/video-engine';
import { ratioToken } from '@herald/media/frame-size';

type FileKind = Exclude<keyof VideoFiles, 'others'>;

const CONTENT_TYPES: Record<FileKind, string> = {
  video: 'video/mp4',
  poster: 'image/jpeg',
  preview: 'image/gif',
  vtt: 'text/vtt',
  srt: 'application/x-subrip',
  report: 'application/json',
};

const NAMES: Record<FileKind, string> = {
  video: 'video.mp4',
  poster: 'poster.jpg',
  preview: 'preview.gif',
  vtt: 'captions.vtt',
  srt: 'captions.srt',
  report: 'report.json',
};

const KINDS = Object.keys(NAMES) as FileKind[];
/** Sound and subtitles of the other ratios are those of the first. */
const OTHER_KINDS = ['video', 'poster'] as const;

/**
 * The folder of a video, or of the one whose film it replaces. Each attempt stores into a folder of its own, which is not
 * visible until it is published.
 */
function foldersOf({ accountId, videoId, remakeOf, workToken }: ClaimedVideo): { all: string; own: string } {
  const all = videoFolder({ accountId, id: remakeOf ?? videoId });
  return { all, own: `${all}${workToken}/` };
}

/** Where what was drawn first is stored until the video is there. */
export function firstPictureKeyOf(video: ClaimedVideo): string {
  const { accountId, videoId, workToken } = video;
  return `${videoFolder({ accountId, id: videoId })}${workToken}/first.jpg`;
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
  const put = async (kind: FileKind, path: string, key: string): Promise<number> => {
    signal.throwIfAborted();
    const { size: sizeBytes } = await stat(path);
    const body = createReadStream(path, { signal });
    await storage.put(key, body, { contentType: CONTENT_TYPES[kind], sizeBytes });
    return sizeBytes;
  };
  let storedBytes = 0;
  for (const kind of KINDS) storedBytes += await put(kind, paths[kind], own + NAMES[kind]);
  const others = (made.others ?? []).map((other) => toStored(other, own));
  for (const { from, to } of others)
    for (const kind of OTHER_KINDS) storedBytes += await put(kind, from[kind], to[kind]);
  const files = Object.fromEntries(KINDS.map((kind) => [kind, own + NAMES[kind]])) as Record<FileKind, string>;
  return { files: { ...files, ...(others.length > 0 && { others: others.map(({ to }) => to) }) }, storedBytes };
}

function toStored({ aspect, files, sizeBytes }: RatioMade, own: string): { from: RatioMade['files']; to: RatioFiles } {
  const folder = `${own}${ratioToken(aspect)}/`;
  return { from: files, to: { aspect, sizeBytes, video: folder + NAMES.video, poster: folder + NAMES.poster } };
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
  if (video.remakeOf) await storage.remove(firstPictureKey);
}

async function writeReport({ files, report }: MadeVideo): Promise<string> {
  const path = join(files.video, '..', NAMES.report);
  await writeFile(path, `${JSON.stringify(report, null, 2)}\n`);
  return path;
}
