import type { MemberStatus, Preferences, TeamRole, UserRole, UserStatus } from '@herald/contract';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns.ts';

export const users = pgTable(
  'users',
  {
    id: id(),
    email: text('email').notNull().unique('users_email_unique'),
    name: text('name').notNull(),
    passwordHash: text('password_hash').notNull(),
    role: text('role').$type<UserRole>().notNull().default('user'),
    status: text('status').$type<UserStatus>().notNull().default('active'),
    avatarUrl: text('avatar_url'),
    defaultPlanSlug: text('default_plan_slug'),
    emailVerifiedAt: moment('email_verified_at'),
    sessionTimeoutHours: integer('session_timeout_hours').notNull().default(24),
    allowMultipleSessions: boolean('allow_multiple_sessions').notNull().default(true),
    lastLoginAt: moment('last_login_at'),
    createdAt: createdAt(),
  },
  (table) => [index('users_created_at_index').on(table.createdAt)],
);

/** The workspace that owns everything; each user has one. */
export const accounts = pgTable('accounts', {
  id: id(),
  ownerId: uuid('owner_id')
    .notNull()
    .unique('accounts_owner_unique')
    .references(() => users.id, { onDelete: 'cascade' }),
  createdAt: createdAt(),
});

export const memberships = pgTable(
  'memberships',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role').$type<TeamRole>().notNull(),
    status: text('status').$type<MemberStatus>().notNull(),
    /** The account created this person's sign-in and may change their name, address and password. */
    isManaged: boolean('is_managed').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.userId] }),
    index('memberships_user_index').on(table.userId),
  ],
);

/** A mailed link that makes a pending member an active one. */
export const invitations = pgTable(
  'invitations',
  {
    tokenHash: text('token_hash').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('invitations_member_index').on(table.accountId, table.userId)],
);

/** A user's preferences; what is missing takes its default. */
export const userPreferences = pgTable('user_preferences', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  preferences: jsonb('preferences').$type<Partial<Preferences>>().notNull(),
  updatedAt: moment('updated_at').notNull(),
});
