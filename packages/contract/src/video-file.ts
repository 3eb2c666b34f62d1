import { ASPECTS } from '@herald/media/choices';
import { TRANSPARENT_KINDS } from '@herald/media/engines/video-engine';
import { z } from 'zod';

/** A film in one of its ratios. */
export const videoFile = z
  .object({
    aspect_ratio: z.enum(ASPECTS),
    width: z.number(),
    height: z.number(),
    video_url: z.string().nullable(),
    thumbnail_url: z.string().nullable(),
    download_url: z.string().nullable(),
    size_bytes: z.number().nullable(),
    transparent: z
      .array(
        z.object({
          format: z.enum(TRANSPARENT_KINDS),
          download_url: z.string().nullable(),
          size_bytes: z.number(),
        }),
      )
      .optional()
      .describe('The same film with nothing behind its presenter, where it was ordered so; the others play it.'),
  })
  .meta({ id: 'VideoFile' });
export type VideoFile = z.infer<typeof videoFile>;

export const videoFiles = z
  .array(videoFile)
  .describe('The film in each of its ratios, its own first; empty until it is finished.');
