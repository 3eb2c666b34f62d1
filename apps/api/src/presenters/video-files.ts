import type { VideoFile } from '@herald/contract/video-file';
import { downloadNameOf, filesOfVideo, type StoredVideo } from '@herald/core/videos';
import { DEFAULT_CHOICES } from '@herald/media/choices';
import { frameSizeOf } from '@herald/media/frame-size';

type LinkSigner = (key: string | undefined, downloadName?: string) => string | null;

/** Every file of a video that can be played or downloaded; its title names them, or the name that is given. */
export function presentFiles(video: StoredVideo, sign: LinkSigner, given?: string): VideoFile[] {
  const { resolution } = video.output ?? DEFAULT_CHOICES;
  return filesOfVideo(video, given).map(({ aspect, video: key, poster, sizeBytes, name, transparent }) => {
    const { widthPx, heightPx } = frameSizeOf(aspect, resolution);
    return {
      aspect_ratio: aspect,
      width: widthPx,
      height: heightPx,
      video_url: sign(key),
      thumbnail_url: sign(poster),
      download_url: sign(key, downloadNameOf(name)),
      size_bytes: sizeBytes,
      ...(transparent.length > 0 && {
        transparent: transparent.map(({ kind, ...layer }) => ({
          format: kind,
          download_url: sign(layer.key, downloadNameOf(name, new Set(), kind)),
          size_bytes: layer.sizeBytes,
        })),
      }),
    };
  });
}
