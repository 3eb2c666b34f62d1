import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns.ts';
import { accounts, users } from './people.ts';

export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** What the user names it by: the token may change, and even its hash is nobody's business. */
    id: uuid('id').notNull().unique('sessions_id_unique').defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The account this session acts in. */
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    impersonatorId: uuid('impersonator_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The administrator's own session; when it ends, this one ends. */
    impersonatorTokenHash: text('impersonator_token_hash').references((): AnyPgColumn => sessions.tokenHash, {
      onDelete: 'cascade',
      onUpdate: 'cascade',
    }),
    /** A passkey began it, which is as good as password and code. */
    withPasskey: boolean('with_passkey').notNull().default(false),
    /** When its user last showed who they are, by a password, a code or a passkey; some things ask for it again. */
    confirmedAt: moment('confirmed_at'),
    expiresAt: moment('expires_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    ip: text('ip').notNull(),
    userAgent: text('user_agent').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('sessions_user_index').on(table.userId),
    index('sessions_account_index').on(table.accountId),
    index('sessions_impersonating_user_index').on(table.impersonatorId).where(sql`impersonator_id is not null`),
    index('sessions_impersonator_index').on(table.impersonatorTokenHash),
    index('sessions_expires_index').on(table.expiresAt),
  ],
);

export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Where it was sent: it opens nothing once the user has another address. */
    email: text('email').notNull(),
    /** Only a link that went nowhere but to the mailbox proves whose address it is. */
    isMailed: boolean('is_mailed').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    createdAt: createdAt(),
  },
  (table) => [index('password_resets_user_index').on(table.userId)],
);

export const emailVerifications = pgTable(
  'email_verifications',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The address it confirms, and where it was sent. */
    email: text('email').notNull(),
    isMailed: boolean('is_mailed').notNull(),
    /** It takes the place of the user's address once it is confirmed. */
    isNew: boolean('is_new').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('email_verifications_user_index').on(table.userId)],
);

/** Attempts counted per address, account and device, shared by every API process. */
export const attempts = pgTable('attempts', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  resetsAt: moment('resets_at').notNull(),
  /** Attempts before this moment are refused. */
  opensAt: moment('opens_at').notNull().defaultNow(),
});

/** What a user sees of their own account's security. */
export const securityActivity = pgTable(
  'security_activity',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    action: text('action').notNull(),
    sessionTokenHash: text('session_token_hash'),
    /** What was done, where the action alone does not say it. */
    details: text('details').notNull().default(''),
    ip: text('ip').notNull(),
    userAgent: text('user_agent').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('security_activity_user_index').on(table.userId, table.createdAt),
    index('security_activity_origin_index').on(table.createdAt).where(sql`ip <> '' or user_agent <> ''`),
  ],
);
