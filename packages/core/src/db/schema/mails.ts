import type { MailKind, MailState } from '@herald/contract/statuses';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns.ts';
import { invitations, users } from './people.ts';

/** What a mail says, without the link it asks to open. */
export interface MailBody {
  lines: string[];
  /** What its button says; a notice asks for nothing. */
  button?: string;
  footer: string;
  /** Where one click ends mails like this; it opens nothing else. */
  unsubscribe?: string;
}

/** What administrators write to everybody who asked for news. */
export const mailings = pgTable(
  'mailings',
  {
    id: id(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    createdById: uuid('created_by_id').references(() => users.id, { onDelete: 'set null' }),
    /** People get their mail in the order of their ids; those up to this one have it. */
    reachedUserId: uuid('reached_user_id'),
    recipients: integer('recipients').notNull().default(0),
    finishedAt: moment('finished_at'),
    createdAt: createdAt(),
  },
  (table) => [index('mailings_created_by_index').on(table.createdById)],
);

/** Every mail Herald writes, in the transaction of what it tells about. */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    kind: text('kind').$type<MailKind>().notNull(),
    /** The user it is about; their mails go with them. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    invitationId: uuid('invitation_id').references(() => invitations.id, { onDelete: 'cascade' }),
    mailingId: uuid('mailing_id').references(() => mailings.id, { onDelete: 'set null' }),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    body: jsonb('body').$type<MailBody>().notNull(),
    /** A secret: erased when the mail was sent, when the link was used and when it has expired. */
    link: text('link'),
    linkExpiresAt: moment('link_expires_at'),
    state: text('state').$type<MailState>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Why the last attempt failed, in words for the administrator. */
    error: text('error'),
    /** A queued mail is not tried before that. */
    nextAttemptAt: moment('next_attempt_at'),
    sentAt: moment('sent_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('mails_user_index').on(table.userId),
    index('mails_invitation_index').on(table.invitationId),
    uniqueIndex('mails_mailing_unique').on(table.mailingId, table.userId),
    index('mails_state_index').on(table.state, table.id),
    index('mails_unsent_index').on(table.id).where(sql`state <> 'sent'`),
    index('mails_created_at_index').on(table.createdAt),
    index('mails_links_index').on(table.linkExpiresAt).where(sql`link is not null`),
  ],
);
