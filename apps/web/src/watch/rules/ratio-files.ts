import type { PublicVideo } from '@herald/contract/endpoints/watch';
import type { VideoFile } from '@herald/contract/video-file';
import type { Aspect } from '@herald/media/choices';

/** A video as one of its files shows it. */
export function inRatio(video: PublicVideo, ratio: Aspect | undefined): PublicVideo {
  const file = video.files.find(({ aspect_ratio }) => aspect_ratio === ratio);
  if (!file) return video;
  const { video_url, thumbnail_url, download_url, width, height } = file;
  return { ...video, video_url, thumbnail_url, download_url, width, height };
}

/** The ratio that fills a frame best; the film's own where it has no other. */
export function nearestRatio(files: readonly VideoFile[], frameRatio: number): Aspect | undefined {
  const distance = ({ width, height }: VideoFile) => Math.abs(Math.log(width / height / frameRatio));
  return files.toSorted((a, b) => distance(a) - distance(b))[0]?.aspect_ratio;
}
