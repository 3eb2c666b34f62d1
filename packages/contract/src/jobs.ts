import { z } from 'zod';
import { idField, textField } from './fields.ts';
import { limits } from './limits.ts';

/** A pack of the catalogue, or the place of one that was brought. */
export const packIdField = textField(limits.packIdCharacters).min(1);

/** Every job there is, with what it carries: ids only, the rest is read from the database when it runs. */
export const jobPayloads = {
  /** Removes what has expired: sessions, tokens, kept answers, attempt counters. */
  'clean-up': z.object({}),
  /** Posts the change of an alert to the operator's webhook. */
  'post-alert': z.object({ postId: idField }),
  'send-mail': z.object({ mailId: idField }),
  /** Mails last week's figures on a Monday morning. */
  'send-reports': z.object({}),
  /** Mails people whose plans end soon or have ended. */
  'tell-plan-ends': z.object({}),
  /** Writes the mails of one mailing, one for each person who asked for news. */
  'write-mailing': z.object({ mailingId: idField }),
  /** Acts on the sales that wait. */
  'process-sales': z.object({}),
  'make-video': z.object({ videoId: idField }),
  /** Starts the next films of a batch, and ends it after the last one. */
  'run-batch': z.object({ batchId: idField }),
  /** Draws what the templates look like that have no picture yet; the rows say which. */
  'draw-templates': z.object({}),
  'make-avatar': z.object({ avatarJobId: idField }),
  /** Looks through a person's clip and makes it ready for films. */
  'prepare-clip': z.object({ clipId: idField }),
  /** Films one sentence of somebody filmed, for a person who waits to see it. */
  'film-saying': z.object({ sayingId: idField }),
  /** Downloads a voice pack of the catalogue and has it speak. */
  'fetch-voice': z.object({ packId: packIdField }),
  /** Has a voice pack speak again and measures how fast it is. */
  'hear-voice': z.object({ packId: packIdField }),
  /** Packs everything an owner has into one file. */
  'export-data': z.object({ exportId: idField }),
  /** Removes everything of an account whose owner was deleted. */
  'erase-account': z.object({ accountId: idField }),
} as const satisfies Record<string, z.core.$ZodType>;

export type JobName = keyof typeof jobPayloads;
export type JobPayload<Name extends JobName> = z.infer<(typeof jobPayloads)[Name]>;

export const jobNames = Object.keys(jobPayloads) as readonly JobName[];
