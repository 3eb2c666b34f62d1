import type {
  ContentStatus,
  ContentType,
  ModerationEvent,
  ReportReason,
  ReportStatus,
} from '@herald/contract/statuses';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, moment, searchVector, wordsOf } from './columns.ts';
import { accounts, users } from './people.ts';

/**
 * Everything a moderator can look at: each finished video, uploaded picture and site, under the same id. Triggers of the
 * database write, rename and delete these rows, so that no way in or out is forgotten.
 */
export const moderationItems = pgTable(
  'moderation_items',
  {
    id: id(),
    type: text('type').$type<ContentType>().notNull(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    /** The name of the account's owner. */
    creator: text('creator').notNull(),
    status: text('status').$type<ContentStatus>().notNull().default('approved'),
    isWaiting: boolean('is_waiting').generatedAlwaysAs(sql`status in ('pending', 'flagged')`),
    /** Why it waits, or why it was removed, as the list shows it. */
    reason: text('reason').notNull().default(''),
    /** Watched words it was flagged for: approving it settles them, another one flags it again. */
    knownWords: text('known_words').array().notNull().default([]),
    /** Reports that count: without those that were set aside. */
    reports: integer('reports').notNull().default(0),
    /** Goes up with every decision; a decision over an older one is refused. */
    version: integer('version').notNull().default(0),
    decidedById: uuid('decided_by_id').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: moment('decided_at'),
    /** Set from the removal until it is taken back, also while an appeal waits. */
    removedAt: moment('removed_at'),
    removalReason: text('removal_reason').notNull().default(''),
    removalWords: text('removal_words').notNull().default(''),
    appealedAt: moment('appealed_at'),
    appealWords: text('appeal_words').notNull().default(''),
    answer: text('answer').notNull().default(''),
    answeredAt: moment('answered_at'),
    search: searchVector('search').generatedAlwaysAs(wordsOf("title || ' ' || creator")),
    createdAt: createdAt(),
  },
  (table) => [
    // What waits comes first, then the newest.
    index('moderation_items_queue_index').on(table.isWaiting, table.createdAt, table.id),
    index('moderation_items_status_index').on(table.status, table.createdAt, table.id),
    index('moderation_items_type_index').on(table.type, table.isWaiting, table.createdAt, table.id),
    index('moderation_items_newest_index').on(table.createdAt, table.id),
    index('moderation_items_reports_index').on(table.reports, table.createdAt, table.id).where(sql`reports > 0`),
    index('moderation_items_appeals_index')
      .on(table.appealedAt)
      .where(sql`appealed_at is not null and answered_at is null`),
    index('moderation_items_account_index').on(table.accountId, table.type),
    index('moderation_items_decider_index').on(table.decidedById).where(sql`decided_by_id is not null`),
    index('moderation_items_search_index').using('gin', table.search),
  ],
);

/**
 * How many items there are: the sum of all rows. Triggers add a row for each change, so that nobody waits for anybody, and
 * an hourly job makes them one row.
 */
export const moderationCounts = pgTable('moderation_counts', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  items: integer('items').notNull(),
});

/** What somebody says about an item. Who it was is forgotten after 90 days. */
export const moderationReports = pgTable(
  'moderation_reports',
  {
    id: id(),
    itemId: uuid('item_id')
      .notNull()
      .references(() => moderationItems.id, { onDelete: 'cascade' }),
    reason: text('reason').$type<ReportReason>().notNull(),
    details: text('details').notNull().default(''),
    /** The part of the film that it is about. */
    fromSec: doublePrecision('from_sec'),
    toSec: doublePrecision('to_sec'),
    /** A signed-in person or a network, who counts once for each item. */
    reporterKey: text('reporter_key'),
    /** Where they read what was decided, if they want to. */
    reporterEmail: text('reporter_email'),
    status: text('status').$type<ReportStatus>().notNull(),
    settledAt: moment('settled_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('moderation_reports_once_unique').on(table.itemId, table.reporterKey),
    index('moderation_reports_item_index').on(table.itemId, table.createdAt),
    index('moderation_reports_reporter_index').on(table.reporterKey, table.status).where(sql`reporter_key is not null`),
    index('moderation_reports_created_index').on(table.createdAt),
  ],
);

/** What happened to an item, oldest first. */
export const moderationHistory = pgTable(
  'moderation_history',
  {
    id: id(),
    itemId: uuid('item_id')
      .notNull()
      .references(() => moderationItems.id, { onDelete: 'cascade' }),
    event: text('event').$type<ModerationEvent>().notNull(),
    /** The moderator; empty for rules, reporters and owners. */
    byId: uuid('by_id').references(() => users.id, { onDelete: 'set null' }),
    words: text('words').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    index('moderation_history_item_index').on(table.itemId, table.createdAt),
    index('moderation_history_moderator_index').on(table.byId).where(sql`by_id is not null`),
    index('moderation_history_created_index').on(table.createdAt),
  ],
);
