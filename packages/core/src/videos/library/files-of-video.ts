import { nameInRatio } from '@herald/contract/batch-names';
import { type Aspect, DEFAULT_CHOICES } from '@herald/media/choices';
import { ratioToken } from '@herald/media/frame-size';
import type { TransparentFile } from '../../db/schema/videos.ts';
import type { StoredVideo } from '../state/video.ts';

export interface FileOfVideo {
  aspect: Aspect;
  /** Storage keys. */
  video: string;
  poster: string;
  sizeBytes: number | null;
  /** The same film with nothing behind its presenter. */
  transparent: TransparentFile[];
  /** Before `.mp4`. */
  name: string;
}

/**
 * Every ratio of a finished film, its own first. Where there are several, each name says its ratio last, as tools of ad
 * managers read it. A name that is given has one already.
 */
export function filesOfVideo(
  { title, output, files, sizeBytes }: Pick<StoredVideo, 'title' | 'output' | 'files' | 'sizeBytes'>,
  given?: string,
): FileOfVideo[] {
  if (!files) return [];
  const { video, poster, others = [], transparent = [] } = files;
  const own = { aspect: output?.aspect_ratio ?? DEFAULT_CHOICES.aspect, video, poster, sizeBytes, transparent };
  const all = [own, ...others.map((other) => ({ ...other, transparent: other.transparent ?? [] }))];
  return all.map((file) => {
    const usual = all.length > 1 ? `${title}_${ratioToken(file.aspect)}` : title;
    return { ...file, name: given === undefined ? usual : nameInRatio(given, file.aspect) };
  });
}
