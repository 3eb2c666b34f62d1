import type { TimedWord } from '@herald/media/sound';
import { z } from 'zod';

const captioned = z.object({
  audio: z.base64(),
  timestamps: z.array(z.object({ word: z.string(), start_time: z.number(), end_time: z.number() })).nullish(),
});

export interface Captioned {
  sound: Uint8Array;
  words?: TimedWord[];
}

/** A sound with the times of its words; the times are left out where they are not those of the text. */
export function readCaptioned(answer: unknown, text: string): Captioned | undefined {
  const parsed = captioned.safeParse(answer);
  if (!parsed.success) return undefined;
  const sound = Buffer.from(parsed.data.audio, 'base64');
  const told = (parsed.data.timestamps ?? []).filter(({ word }) => /[\p{L}\p{N}]/u.test(word));
  const written = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const isInOrder = told.every(({ start_time, end_time }, i) => {
    return end_time >= start_time && start_time >= (told[i - 1]?.start_time ?? 0);
  });
  if (told.length !== written.length || !isInOrder) return { sound };
  const words = told.map(({ start_time, end_time }, i) => ({
    text: written[i] ?? '',
    startSec: start_time,
    endSec: end_time,
  }));
  return { sound, words };
}
