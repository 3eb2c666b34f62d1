import { createHash } from 'node:crypto';
import type { OutsideJob } from '@herald/media/engines/video-engine';
import { z } from 'zod';

const note = z.object({
  service: z.string(),
  /** What the service calls the film; left out before it is known. */
  id: z.string().optional(),
  /** When it was ordered last; without an id, nobody heard the answer. */
  sentAt: z.number().optional(),
  /** How often this film was ordered, because the service had lost it. */
  orders: z.number().int(),
  /** How many films failed before this one. */
  failures: z.number().int(),
  /** When the first order went out. */
  since: z.number(),
  /** What was sent to the service before the order. */
  prepared: z.record(z.string(), z.string()).optional(),
});
export type FilmNote = z.infer<typeof note>;

/** What is noted of a film at one service, as it is now and in the row of its video. */
export class FilmNotes {
  readonly #job: OutsideJob | undefined;
  /** Names the film where nobody keeps notes. */
  readonly #key: string;
  #now: FilmNote;

  private constructor(job: OutsideJob | undefined, now: FilmNote) {
    this.#job = job;
    this.#key = job?.key ?? crypto.randomUUID();
    this.#now = now;
  }

  /** A note of another service counts for nothing. */
  static async open(job: OutsideJob | undefined, service: string): Promise<FilmNotes> {
    const text = await job?.read();
    const known = note.safeParse(text === undefined ? undefined : parsed(text)).data;
    const fresh = { service, orders: 0, failures: 0, since: Date.now() };
    return new FilmNotes(job, known?.service === service ? known : fresh);
  }

  get now(): FilmNote {
    return this.#now;
  }

  /** An id of our own, the same in every attempt at the same film: a UUID, because some services take nothing else. */
  get ownId(): string {
    const { service, failures } = this.#now;
    return uuidOf(`${service} ${failures} ${this.#key}`);
  }

  async write(changes: { [Name in keyof FilmNote]?: FilmNote[Name] | undefined }): Promise<void> {
    this.#now = note.parse({ ...this.#now, ...changes });
    await this.#job?.note(JSON.stringify(this.#now));
  }

  /** The next order is another one. */
  forget(changes: Partial<Pick<FilmNote, 'orders' | 'failures' | 'since'>>): Promise<void> {
    return this.write({ id: undefined, sentAt: undefined, prepared: undefined, ...changes });
  }
}

/** Where a film was ordered, by what was noted of it. */
export const orderedFrom = (text: string | undefined): string | undefined =>
  note.safeParse(text === undefined ? undefined : parsed(text)).data?.service;

function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
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
