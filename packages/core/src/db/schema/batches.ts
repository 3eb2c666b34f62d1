import type { BatchItemStatus, BatchKind, BatchStatus, FailureKind } from '@herald/contract/batch';
import type { DraftContent } from '@herald/contract/draft';
import type { PerformerKind } from '@herald/contract/statuses';
import { sql } from 'drizzle-orm';
import { boolean, doublePrecision, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns.ts';
import { accounts, users } from './people.ts';
import { templates } from './templates.ts';
import { videos } from './videos.ts';

/** Many films that were started together. */
export const batches = pgTable(
  'batches',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdById: uuid('created_by_id').references(() => users.id, { onDelete: 'set null' }),
    /** Whose rights its films are started with: who started it, or who tried it again last. */
    runById: uuid('run_by_id').references(() => users.id, { onDelete: 'set null' }),
    templateId: uuid('template_id').references(() => templates.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    kind: text('kind').$type<BatchKind>().notNull(),
    status: text('status').$type<BatchStatus>().notNull(),
    /** The `Idempotency-Key` it was started with, in the same row so that a crash cannot separate them. */
    startKey: text('start_key'),
    startHash: text('start_hash'),
    /** Of what was checked and started: while it runs, the same content is not started again. */
    checkHash: text('check_hash'),
    /** One film is made for somebody to watch; the others wait for their word. */
    isHeld: boolean('is_held').notNull().default(false),
    /** Until when one worker alone goes on with it. */
    leasedUntil: moment('leased_until'),
    finishedAt: moment('finished_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('batches_account_index').on(table.accountId, table.createdAt, table.id, table.status),
    index('batches_running_index').on(table.accountId).where(sql`status = 'running'`),
    index('batches_creator_index').on(table.createdById),
    index('batches_runner_index').on(table.runById),
    index('batches_template_index').on(table.templateId),
    uniqueIndex('batches_start_key_unique').on(table.accountId, table.startKey),
  ],
);

/** Why a film of a batch was not made. */
export interface ItemFailure {
  kind: FailureKind;
  reason: string;
}

/** One film of a batch; while it is made, its video says how far it is. */
export const batchItems = pgTable(
  'batch_items',
  {
    id: id(),
    batchId: uuid('batch_id')
      .notNull()
      .references(() => batches.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    key: text('key').notNull(),
    row: integer('row'),
    variant: text('variant'),
    /** Of its file, without the ending. */
    name: text('name').notNull(),
    content: jsonb('content').$type<DraftContent>().notNull(),
    performer: text('performer').$type<PerformerKind>().notNull(),
    estimatedSec: doublePrecision('estimated_sec').notNull(),
    status: text('status').$type<BatchItemStatus>().notNull(),
    videoId: uuid('video_id').references(() => videos.id, { onDelete: 'set null' }),
    failure: jsonb('failure').$type<ItemFailure>(),
    retries: integer('retries').notNull().default(0),
  },
  (table) => [
    uniqueIndex('batch_items_number_unique').on(table.batchId, table.number),
    index('batch_items_status_index').on(table.batchId, table.status),
    index('batch_items_video_index').on(table.videoId),
  ],
);
