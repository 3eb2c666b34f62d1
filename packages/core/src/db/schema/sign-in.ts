import { bigint, boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns.ts';
import { users } from './people.ts';

/** The authenticator app of a user; it counts once it is confirmed. */
export const twoFactors = pgTable('two_factors', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Sealed, because Herald has to compute the same codes. */
  secret: text('secret').notNull(),
  confirmedAt: moment('confirmed_at'),
  /** The step of the last code that was used: neither it nor an earlier one works again. Below 0 before the first. */
  lastStep: integer('last_step').notNull().default(-1),
  /** The hashes of the recovery codes that are left, sealed too: codes are short enough to be guessed from a hash. */
  recoveryCodes: text('recovery_codes').notNull().default(''),
  createdAt: createdAt(),
});

/** A key pair whose private half never leaves the user's device or password manager. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What the device calls it, as base64url. */
    credentialId: text('credential_id').notNull().unique('passkeys_credential_unique'),
    /** COSE, as base64url. */
    publicKey: text('public_key').notNull(),
    /** Of signatures. Synced passkeys keep it at 0. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** How the browser reaches it, separated by spaces. */
    transports: text('transports').notNull(),
    /** Its password manager has copies on other devices. */
    isSynced: boolean('is_synced').notNull(),
    name: text('name').notNull(),
    lastUsedAt: moment('last_used_at'),
    createdAt: createdAt(),
  },
  (table) => [index('passkeys_user_index').on(table.userId)],
);

/** What is under way between the two steps of a sign-in, or of adding a passkey. */
export const signInTickets = pgTable(
  'sign_in_tickets',
  {
    tokenHash: text('token_hash').primaryKey(),
    kind: text('kind').$type<'two_factor' | 'passkey' | 'new_passkey'>().notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** A hash of the stored password: another one ends what was begun with it. */
    passwordMark: text('password_mark').notNull().default(''),
    /** The browser, if it has signed in as this user before. */
    device: text('device'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('sign_in_tickets_user_index').on(table.userId),
    index('sign_in_tickets_expires_index').on(table.expiresAt),
  ],
);
