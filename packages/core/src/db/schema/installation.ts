import type { FirstStep } from '@herald/contract/statuses';
import { sql } from 'drizzle-orm';
import { boolean, check, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** One row: who this installation is, so that no process works with another store or another secret. */
export const installation = pgTable(
  'installation',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    /** Stands in the store too. */
    id: uuid('id').notNull(),
    /** A slow hash, salted with the id; the secret itself is never stored. */
    secretFingerprint: text('secret_fingerprint').notNull(),
    /** The id was written into the store. */
    isStoreMarked: boolean('is_store_marked').notNull().default(false),
    /** Since when plays, visits and what is done with videos are counted as figures. */
    countsSince: moment('counts_since').notNull().defaultNow(),
    /** What administrators struck off the list of the first day. */
    stepsDone: jsonb('steps_done').$type<FirstStep[]>().notNull().default([]),
    /** The release whose tables these are, so that an older one can name it. */
    release: text('release'),
  },
  (table) => [check('installation_only', sql`${table.isOnly}`)],
);
