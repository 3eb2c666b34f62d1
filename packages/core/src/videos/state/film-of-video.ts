import { dirname } from 'node:path/posix';
import type { Core } from '../../core.ts';
import type { RatioFiles, TransparentFile, VideoFiles } from '../../db/schema/videos.ts';
import type { StoredVideo, VideoColumns } from './video.ts';

const FILM_COLUMNS = [
  ...(['draft', 'output', 'ingredients', 'performer', 'audioId', 'transcript', 'durationSec'] as const),
  ...(['files', 'sizeBytes', 'storedBytes', 'madeBy', 'insteadReason', 'keptShare', 'cpuSec', 'version'] as const),
] satisfies (keyof StoredVideo)[];

/** The columns that tell of the film, apart from those of its address: two videos exchange films by exchanging these. */
export function filmOf(video: StoredVideo): VideoColumns {
  return Object.fromEntries(FILM_COLUMNS.map((name) => [name, video[name]]));
}

/** The folder that holds all files of a film. */
export const filmFolderOf = ({ video }: VideoFiles): string => `${dirname(video)}/`;

/** Every file of a film in the store. */
export function keysOf({ others = [], transparent = [], ...own }: VideoFiles): string[] {
  return [
    ...Object.values(own),
    ...transparent.map(({ key }) => key),
    ...others.flatMap((ratio) => [ratio.video, ratio.poster, ...(ratio.transparent ?? []).map(({ key }) => key)]),
  ];
}

/** Removes the files of a film that was copied elsewhere. */
export async function removeFilm({ storage }: Pick<Core, 'storage'>, files: VideoFiles): Promise<void> {
  for (const key of keysOf(files)) await storage.remove(key);
}

/** Copies the files of a film into another folder; links of a file follow the video whose folder it is in. */
export async function copyFilm({ storage }: Pick<Core, 'storage'>, files: VideoFiles, folder: string) {
  const from = filmFolderOf(files);
  const moved = (key: string): string => folder + key.slice(from.length);
  const { others, transparent, ...own } = files;
  const movedToo = (layers: TransparentFile[]) => layers.map((layer) => ({ ...layer, key: moved(layer.key) }));
  for (const key of keysOf(files)) {
    const stored = await storage.stat(key);
    if (!stored) throw new Error(`The file ${key} of a film is gone.`);
    const { contentType, sizeBytes } = stored;
    await storage.put(moved(key), await storage.read(key), { contentType, sizeBytes });
  }
  const inFolder = Object.fromEntries(Object.entries(own).map(([kind, key]) => [kind, moved(key)])) as typeof own;
  const ratios = others?.map(
    (ratio): RatioFiles => ({
      ...ratio,
      video: moved(ratio.video),
      poster: moved(ratio.poster),
      ...(ratio.transparent && { transparent: movedToo(ratio.transparent) }),
    }),
  );
  return {
    ...inFolder,
    ...(transparent && { transparent: movedToo(transparent) }),
    ...(ratios && { others: ratios }),
  } satisfies VideoFiles;
}
