import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns.ts';
import { accounts, users } from './people.ts';
import { plans } from './plans.ts';

export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
  type: text('type').$type<'string' | 'boolean' | 'integer'>().notNull(),
  group: text('group').$type<'general' | 'system' | 'features' | 'integrations'>().notNull(),
  description: text('description').notNull().default(''),
  updatedAt: moment('updated_at').notNull(),
});

export const pages = pgTable('pages', {
  id: id(),
  name: text('name').notNull(),
  slug: text('slug').notNull().unique('pages_slug_unique'),
  link: text('link'),
  content: text('content').notNull().default(''),
  isSpecial: boolean('is_special').notNull().default(false),
  position: integer('position').notNull().default(0),
  createdAt: createdAt(),
  updatedAt: moment('updated_at').notNull(),
});

/** The special pages a plan shows. */
export const planPages = pgTable(
  'plan_pages',
  {
    planId: uuid('plan_id')
      .notNull()
      .references(() => plans.id, { onDelete: 'cascade' }),
    pageId: uuid('page_id')
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    isEnabled: boolean('is_enabled').notNull(),
  },
  (table) => [primaryKey({ columns: [table.planId, table.pageId] }), index('plan_pages_page_index').on(table.pageId)],
);

/** Who did what to whom, for administrators; rows are only ever added, and forget their address after a while. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    /** The account it happened in, so that members of that account can see it. */
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    impersonatorId: uuid('impersonator_id').references(() => users.id, { onDelete: 'set null' }),
    action: text('action').notNull(),
    subjectType: text('subject_type').notNull(),
    subjectId: text('subject_id').notNull(),
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
    ip: text('ip').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('audit_log_created_at_index').on(table.createdAt),
    index('audit_log_origin_index').on(table.createdAt).where(sql`ip <> ''`),
    index('audit_log_account_index').on(table.accountId, table.createdAt),
    index('audit_log_subject_index').on(table.subjectType, table.subjectId),
  ],
);

/** Responses stored for an `Idempotency-Key`; an empty status means the work is still going on. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    responseStatus: integer('response_status'),
    responseBody: text('response_body'),
    lockedUntil: moment('locked_until').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_keys_expires_index').on(table.expiresAt),
  ],
);
