import type { Video } from '@herald/contract';
import { countsAfter, type VideoList } from './video-list.ts';

export interface TakenVideo {
  video: Video;
  index: number;
}

/** Which of these are loaded, and where, so that they can be put back. */
export function takenFrom({ videos }: VideoList, ids: ReadonlySet<string>): TakenVideo[] {
  return videos.flatMap((video, index) => (ids.has(video.id) ? [{ video, index }] : []));
}

export function withVideosBack(list: VideoList, taken: readonly TakenVideo[]): VideoList {
  const known = new Set(list.videos.map(({ id }) => id));
  const missing = taken.filter(({ video }) => !known.has(video.id));
  const videos = [...list.videos];
  for (const { video, index } of missing) videos.splice(index, 0, video);
  const back = missing.map(({ video }) => video);
  return { videos, total: list.total + back.length, counts: countsAfter(list.counts, back, 1) };
}
