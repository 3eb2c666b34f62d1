import { createReadStream } from 'node:fs';
import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RatioFiles, TransparentFile, VideoFiles } from '@herald/core/db';
import type { Storage } from '@herald/core/storage';
import { type ClaimedVideo, videoFolder } from '@herald/core/videos';
import type { MadeVideo, RatioMade, TransparentKind, TransparentMade } from '@herald/media/engines/video-engine';
import { ratioToken } from '@herald/media/frame-size';

type FileKind = Exclude<keyof VideoFiles, 'others' | 'transparent'>;

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

const TRANSPARENT_TYPES: Record<TransparentKind, string> = { webm: 'video/webm', mov: 'video/quicktime' };

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
  const put = async (contentType: string, path: string, key: string): Promise<number> => {
    signal.throwIfAborted();
    const { size: sizeBytes } = await stat(path);
    const body = createReadStream(path, { signal });
    await storage.put(key, body, { contentType, sizeBytes });
    return sizeBytes;
  };
  let storedBytes = 0;
  const putLayers = async (layers: TransparentMade[] = [], folder = own): Promise<TransparentFile[]> => {
    const stored: TransparentFile[] = [];
    for (const { kind, path } of layers) {
      const key = `${folder}transparent.${kind}`;
      const sizeBytes = await put(TRANSPARENT_TYPES[kind], path, key);
      storedBytes += sizeBytes;
      stored.push({ kind, key, sizeBytes });
    }
    return stored;
  };
  for (const kind of KINDS) storedBytes += await put(CONTENT_TYPES[kind], paths[kind], own + NAMES[kind]);
  const layers = await putLayers(made.transparent);
  const others: RatioFiles[] = [];
  for (const other of made.others ?? []) {
    const { folder, files } = placesOf(other, own);
    for (const kind of OTHER_KINDS) storedBytes += await put(CONTENT_TYPES[kind], other.files[kind], files[kind]);
    others.push(withLayers(files, await putLayers(other.transparent, folder)));
  }
  const files = Object.fromEntries(KINDS.map((kind) => [kind, own + NAMES[kind]])) as Record<FileKind, string>;
  return { files: withLayers({ ...files, ...(others.length > 0 && { others }) }, layers), storedBytes };
}

function placesOf({ aspect, sizeBytes }: RatioMade, own: string): { folder: string; files: RatioFiles } {
  const folder = `${own}${ratioToken(aspect)}/`;
  return { folder, files: { aspect, sizeBytes, video: folder + NAMES.video, poster: folder + NAMES.poster } };
}

function withLayers<Files extends RatioFiles | VideoFiles>(files: Files, transparent: TransparentFile[]): Files {
  return transparent.length > 0 ? { ...files, transparent } : files;
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
