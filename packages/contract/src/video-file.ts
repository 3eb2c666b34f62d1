import { ASPECTS } from '@herald/media/choices';
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
  })
  .meta({ id: 'VideoFile' });
export type VideoFile = z.infer<typeof videoFile>;

export const videoFiles = z
  .array(videoFile)
  .describe('The film in each of its ratios, its own first; empty until it is finished.');
