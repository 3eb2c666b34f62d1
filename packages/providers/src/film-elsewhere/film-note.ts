import { createHash } from 'node:crypto';
import type { OutsideJob } from '@herald/media';
import { z } from 'zod';

const note = z.object({
  service: z.string(),
  /** What the service calls the film; left out before it was ordered. */
  id: z.string().optional(),
  /** How often this film was ordered, because the service had lost it. */
  orders: z.number().int(),
  /** How many films failed before this one. */
  failures: z.number().int(),
  /** When the first order went out. */
  since: z.number(),
});
export type FilmNote = z.infer<typeof note>;

/** What is noted of a film at this service; a note of another one counts for nothing. */
export async function readNote(job: OutsideJob | undefined, service: string): Promise<FilmNote> {
  const text = await job?.read();
  const known = note.safeParse(text === undefined ? undefined : parsed(text)).data;
  return known?.service === service ? known : { service, orders: 0, failures: 0, since: Date.now() };
}

export async function writeNote(job: OutsideJob | undefined, noted: FilmNote): Promise<FilmNote> {
  await job?.note(JSON.stringify(noted));
  return noted;
}

/** An id of our own, the same in every attempt at the same film: a UUID, because some services take nothing else. */
export function ownIdOf(key: string, { service, failures }: Pick<FilmNote, 'service' | 'failures'>): string {
  const hex = createHash('sha256').update(`${service} ${failures} ${key}`).digest('hex');
  const variant = ((Number.parseInt(hex.slice(16, 18), 16) & 0x3f) | 0x80).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(18, 20)}-${hex.slice(20, 32)}`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
