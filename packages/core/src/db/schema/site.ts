import type { AuditAction, AuditChanges, AuditSubject } from '@herald/contract/audit-actions';
import type { SettingGroup } from '@herald/contract/settings';
import type { PictureFormat } from '@herald/contract/statuses';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, wordsOf } from './columns.ts';
import { users } from './people.ts';
import { plans } from './plans.ts';

export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
  type: text('type').$type<'string' | 'boolean' | 'integer'>().notNull(),
  group: text('group').$type<SettingGroup>().notNull(),
  description: text('description').notNull().default(''),
  updatedAt: moment('updated_at').notNull(),
});

export const pages = pgTable(
  'pages',
  {
    id: id(),
    name: text('name').notNull(),
    slug: text('slug').notNull().unique('pages_slug_unique'),
    link: text('link'),
    content: text('content').notNull().default(''),
    isSpecial: boolean('is_special').notNull().default(false),
    /** Visitors read it without signing in. */
    isPublic: boolean('is_public').notNull().default(true),
    /** The plan an upgrade page is about: what it opens and costs is read from there. */
    planId: uuid('plan_id').references(() => plans.id, { onDelete: 'set null' }),
    position: integer('position').notNull().default(0),
    /** Goes up with every save; a save over an older version is refused. */
    version: integer('version').notNull().default(1),
    /** Empty for what came with Herald and for people who left. */
    updatedById: uuid('updated_by_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('pages_editor_index').on(table.updatedById), index('pages_plan_index').on(table.planId)],
);

/** What a page was before its latest save. */
export const pageVersions = pgTable(
  'page_versions',
  {
    pageId: uuid('page_id')
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    name: text('name').notNull(),
    slug: text('slug').notNull(),
    link: text('link'),
    content: text('content').notNull(),
    savedById: uuid('saved_by_id').references(() => users.id, { onDelete: 'set null' }),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.pageId, table.version] }),
    index('page_versions_editor_index').on(table.savedById),
  ],
);

/** A picture in the content of pages. It belongs to the installation, so it stays when the person who added it leaves. */
export const pagePictures = pgTable(
  'page_pictures',
  {
    id: id(),
    createdById: uuid('created_by_id').references(() => users.id, { onDelete: 'set null' }),
    name: text('name').notNull().default(''),
    key: text('key').notNull(),
    format: text('format').$type<PictureFormat>().notNull(),
    widthPx: integer('width_px').notNull(),
    heightPx: integer('height_px').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('page_pictures_creator_index').on(table.createdById)],
);

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
    /** Empty for the operator of the machine. Ids outlive what they name, so that a deletion changes no history. */
    actorId: uuid('actor_id'),
    /** The account it happened in, so that members of that account can see it. */
    accountId: uuid('account_id'),
    impersonatorId: uuid('impersonator_id'),
    action: text('action').$type<AuditAction>().notNull(),
    subjectType: text('subject_type').$type<AuditSubject>().notNull(),
    subjectId: text('subject_id').notNull(),
    changes: jsonb('changes').$type<AuditChanges>().notNull().default({}),
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
    ip: text('ip').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('audit_log_created_at_index').on(table.createdAt, table.id),
    index('audit_log_action_index').on(table.action, table.createdAt, table.id),
    index('audit_log_thing_index').on(sql`split_part(action, '.', 1)`, table.createdAt, table.id, table.action),
    index('audit_log_actor_index').on(table.actorId, table.createdAt, table.id),
    index('audit_log_impersonator_index')
      .on(table.impersonatorId, table.createdAt, table.id)
      .where(sql`impersonator_id is not null`),
    index('audit_log_origin_index').on(table.createdAt).where(sql`ip <> ''`),
    index('audit_log_account_index').on(table.accountId, table.createdAt),
    index('audit_log_subject_index').on(table.subjectId, table.createdAt, table.id),
    index('audit_log_name_index').using('gin', wordsOf(`coalesce(details ->> 'name', '')`)),
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
