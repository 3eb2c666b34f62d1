import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns.ts';
import { accounts, users } from './people.ts';
import { sessions } from './sessions.ts';

/** A customer's website; what it shows and collects lives in a PostgreSQL schema of its own. */
export const sites = pgTable(
  'sites',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdById: uuid('created_by_id').references(() => users.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    /** The subdomain: one label. */
    domain: text('domain').notNull().unique('sites_domain_unique'),
    schemaName: text('schema_name').notNull().unique('sites_schema_unique'),
    schemaVersion: integer('schema_version').notNull(),
    /** Since when a moderator keeps its texts and its logo from visitors. */
    textsRemovedAt: moment('texts_removed_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('sites_account_index').on(table.accountId, table.createdAt),
    index('sites_creator_index').on(table.createdById),
  ],
);

/** What opens the administration of a site: first a ticket for one use, then the session it is exchanged for. */
export const siteKeys = pgTable(
  'site_keys',
  {
    keyHash: text('key_hash').primaryKey(),
    kind: text('kind').$type<'ticket' | 'session'>().notNull(),
    siteId: uuid('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    /** The session it was made in; the key ends with it. */
    sessionHash: text('session_hash')
      .notNull()
      .references(() => sessions.tokenHash, { onDelete: 'cascade', onUpdate: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('site_keys_site_index').on(table.siteId), index('site_keys_session_index').on(table.sessionHash)],
);
