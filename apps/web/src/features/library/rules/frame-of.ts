import type { Video } from '@herald/contract/endpoints/videos';
import type { Aspect } from '@herald/media/choices';

/** A film of the card's own shape fills it; any other keeps its shape, which is answered as a CSS ratio. */
export function frameOf({ width, height }: Pick<Video['metadata'], 'width' | 'height'>): 'full' | string {
  if (width <= 0 || height <= 0) return 'full';
  return Math.abs(width / height - 9 / 16) < 0.01 ? 'full' : `${width} / ${height}`;
}

/** False while it is being made, and once a moderator has removed it. */
export const isPlayable = ({ status, video_url }: Video): boolean => status === 'completed' && video_url !== null;

/** A video as one of its files shows it. */
export function inRatio(video: Video, ratio: Aspect | undefined): Video {
  const file = video.files.find(({ aspect_ratio }) => aspect_ratio === ratio);
  if (!file) return video;
  const { video_url, thumbnail_url, width, height } = file;
  return { ...video, video_url, thumbnail_url, metadata: { ...video.metadata, width, height } };
}
