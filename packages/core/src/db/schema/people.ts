import type { Preferences } from '@herald/contract/endpoints/preferences';
import type { ExportState, MemberStatus, TeamRole, UserRole, UserStatus } from '@herald/contract/statuses';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, moment, searchVector, wordsOf } from './columns.ts';

export const users = pgTable(
  'users',
  {
    id: id(),
    email: text('email').notNull().unique('users_email_unique'),
    name: text('name').notNull(),
    passwordHash: text('password_hash').notNull(),
    /** False while somebody else knows the password, because they typed it for this person. */
    hasOwnPassword: boolean('has_own_password').notNull().default(true),
    role: text('role').$type<UserRole>().notNull().default('user'),
    status: text('status').$type<UserStatus>().notNull().default('active'),
    /** For administrators only; empty for everybody who is not banned. */
    banReason: text('ban_reason').notNull().default(''),
    /** For the person themselves; empty for everybody who is not suspended. */
    suspendReason: text('suspend_reason').notNull().default(''),
    bio: text('bio').notNull().default(''),
    location: text('location').notNull().default(''),
    website: text('website').notNull().default(''),
    company: text('company').notNull().default(''),
    /** Where the profile picture is stored. */
    pictureKey: text('picture_key'),
    defaultPlanSlug: text('default_plan_slug'),
    emailVerifiedAt: moment('email_verified_at'),
    sessionTimeoutHours: integer('session_timeout_hours').notNull().default(24),
    allowMultipleSessions: boolean('allow_multiple_sessions').notNull().default(true),
    /** A mail for each sign-in from a browser that is not known yet. */
    loginNotifications: boolean('login_notifications').notNull().default(true),
    /** Where they worked last; the next sign-in opens it. Empty: in their newest team, or their own account. */
    lastAccountId: uuid('last_account_id').references((): AnyPgColumn => accounts.id, { onDelete: 'set null' }),
    lastLoginAt: moment('last_login_at'),
    /** Where they were at their last sign-in, like Europe/Berlin; null before a browser told. */
    timeZone: text('time_zone'),
    /** When their last weekly report was due, also when there was nothing to report. */
    reportedAt: moment('reported_at'),
    /** When they last used Herald themselves, to the minute. */
    lastSeenAt: moment('last_seen_at'),
    /** Every video ordered in the account they own, whatever became of it. */
    videosCreated: integer('videos_created').notNull().default(0),
    /** The words of name and address. PostgreSQL would pass over what looks like markup or a host. */
    search: searchVector('search').generatedAlwaysAs(
      wordsOf("translate(name || ' ' || email, '@.+-_/<>&', '         ')"),
    ),
    /** The owner asked for the deletion of the account: it is closed until they sign in again, and then it is erased. */
    leavesAt: moment('leaves_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('users_leaving_index').on(table.leavesAt).where(sql`leaves_at is not null`),
    // Each order of the list, with what filters look at, so that a page deep in the list reads no row that it skips.
    index('users_created_at_index').on(table.createdAt, table.id, table.status, table.role),
    index('users_name_index').on(
      sql`lower(${table.name})`,
      table.id,
      table.status,
      table.role,
      table.createdAt,
      table.name,
    ),
    index('users_email_index').on(table.email, table.id, table.status, table.role, table.createdAt),
    index('users_last_login_index').on(
      table.lastLoginAt.asc().nullsFirst(),
      table.id,
      table.status,
      table.role,
      table.createdAt,
    ),
    index('users_videos_index').on(table.videosCreated, table.id, table.status, table.role, table.createdAt),
    index('users_search_index').using('gin', table.search),
    index('users_last_account_index').on(table.lastAccountId),
    index('users_admins_index').on(table.id).where(sql`role = 'admin'`),
  ],
);

/** The workspace that owns everything; each user has one. */
export const accounts = pgTable(
  'accounts',
  {
    id: id(),
    /** Empty once the owner is deleted: nothing of the account is handed out any more, and a job erases it. */
    ownerId: uuid('owner_id')
      .unique('accounts_owner_unique')
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Its clips of people become presenters without an administrator who looks at them first. */
    skipsClipCheck: boolean('skips_clip_check').notNull().default(false),
    /** When its folders were last searched for files without a row. */
    sweptAt: moment('swept_at'),
    createdAt: createdAt(),
  },
  (table) => [index('accounts_swept_index').on(table.sweptAt.asc().nullsFirst())],
);

/** Accounts whose owner was deleted; a row goes when nothing of the account can be left. */
export const accountErasures = pgTable('account_erasures', {
  /** The account is gone before this row is. */
  accountId: uuid('account_id').primaryKey(),
  requestedAt: moment('requested_at').notNull(),
});

/** An owner's order of everything they have in one file, with the file until it expires. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** A removed one stays until no worker can store its file any more. */
    state: text('state').$type<ExportState | 'removed'>().notNull(),
    /** Changes with every worker that takes it, so that one that lost it notices. */
    workToken: uuid('work_token'),
    filesDone: integer('files_done').notNull().default(0),
    filesTotal: integer('files_total').notNull().default(0),
    bytesDone: bigint('bytes_done', { mode: 'number' }).notNull().default(0),
    bytesTotal: bigint('bytes_total', { mode: 'number' }).notNull().default(0),
    /** Where the file is stored, once it is complete. */
    key: text('key'),
    error: text('error'),
    expiresAt: moment('expires_at'),
    createdAt: createdAt(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('data_exports_running_unique').on(table.accountId).where(sql`state in ('waiting', 'packing')`),
    index('data_exports_account_index').on(table.accountId, table.createdAt),
    index('data_exports_user_index').on(table.userId),
  ],
);

/** Exports that an account has taken in, so that nothing of them comes twice. */
export const dataImports = pgTable(
  'data_imports',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The id of the export, in the installation that made it. */
    exportId: uuid('export_id').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.exportId] })],
);

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
    status: text('status').$type<Exclude<MemberStatus, 'pending'>>().notNull(),
    /** The account created this person's sign-in, and nobody has proved yet that the address is theirs. */
    isManaged: boolean('is_managed').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.userId] }),
    index('memberships_user_index').on(table.userId),
  ],
);

/** A link into a team, to be opened by the person it is for; until then there is no user. */
export const invitations = pgTable(
  'invitations',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    name: text('name').notNull(),
    role: text('role').$type<TeamRole>().notNull(),
    tokenHash: text('token_hash').notNull().unique('invitations_token_unique'),
    expiresAt: moment('expires_at').notNull(),
    /** Only a link that went nowhere but to the mailbox proves whose address it is. */
    isMailed: boolean('is_mailed').notNull().default(true),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('invitations_address_unique').on(table.accountId, table.email)],
);

/** A user's preferences; what is missing takes its default. */
export const userPreferences = pgTable('user_preferences', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  preferences: jsonb('preferences').$type<Partial<Preferences>>().notNull(),
  updatedAt: moment('updated_at').notNull(),
});
