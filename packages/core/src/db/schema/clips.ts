import type { ConsentToClip } from '@herald/contract/endpoints/clips';
import type { ClipCheck, ClipSource, ClipState, SayingState } from '@herald/contract/statuses';
import type { ClipReport, ClipUse } from '@herald/media/clips';
import { sql } from 'drizzle-orm';
import { doublePrecision, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns.ts';
import { audioClips } from './media.ts';
import { accounts, users } from './people.ts';

/** A person's own video, from which films are made. It is needed once an avatar refers to it; material, once a draft or a video does. */
export const personClips = pgTable(
  'person_clips',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdById: uuid('created_by_id').references(() => users.id, { onDelete: 'set null' }),
    use: text('use').$type<ClipUse>().notNull().default('presenter'),
    source: text('source').$type<ClipSource>().notNull(),
    /** As the sender calls the file. */
    name: text('name').notNull().default(''),
    state: text('state').$type<ClipState>().notNull(),
    /** Four digits to read aloud or show in the clip; empty where the clip was filmed before. */
    code: text('code'),
    /** Of a presenter. */
    consent: jsonb('consent').$type<ConsentToClip>(),
    /** 0 until the first piece says how large the file is. */
    totalBytes: integer('total_bytes').notNull().default(0),
    receivedBytes: integer('received_bytes').notNull().default(0),
    /** Storage keys of the file as it was sent, in order; one once it is prepared, none once nobody needs it any more. */
    pieces: jsonb('pieces').$type<string[]>().notNull().default([]),
    /** How far the worker is, 0 to 1. */
    share: doublePrecision('share').notNull().default(0),
    /** Changes with every worker that takes it, so that one that lost it notices. */
    workToken: uuid('work_token'),
    error: text('error'),
    report: jsonb('report').$type<ClipReport>(),
    proxyKey: text('proxy_key'),
    /** Of a presenter: where the face is. Of material: the pictures of its preview. */
    trackKey: text('track_key'),
    /** Of a presenter: the pictures of its preview. */
    bookKey: text('book_key'),
    posterKey: text('poster_key'),
    /** Of all its files. */
    sizeBytes: integer('size_bytes').notNull().default(0),
    /** Whether an administrator has to see that the person takes part; empty until there is a presenter. */
    check: text('check').$type<ClipCheck>(),
    checkedById: uuid('checked_by_id').references(() => users.id, { onDelete: 'set null' }),
    checkedAt: moment('checked_at'),
    /** Why it was refused. */
    checkReason: text('check_reason').notNull().default(''),
    deletedAt: moment('deleted_at'),
    /** When it began, and from its last piece on when the file was there: a clip that waited for its file is as new as the file. */
    createdAt: createdAt(),
  },
  (table) => [
    index('person_clips_account_index').on(table.accountId, table.createdAt),
    index('person_clips_creator_index').on(table.createdById),
    index('person_clips_checker_index').on(table.checkedById),
    index('person_clips_waiting_index').on(table.createdAt).where(sql`"check" = 'waiting'`),
  ],
);

/** What somebody filmed says before any film is made; the newest of each person, for a day. */
export const sayings = pgTable(
  'sayings',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdById: uuid('created_by_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    clipId: uuid('clip_id')
      .notNull()
      .references(() => personClips.id, { onDelete: 'cascade' }),
    audioId: uuid('audio_id')
      .notNull()
      .references(() => audioClips.id, { onDelete: 'cascade' }),
    state: text('state').$type<SayingState>().notNull(),
    /** Changes with every worker that takes it. */
    workToken: uuid('work_token'),
    error: text('error'),
    videoKey: text('video_key'),
    createdAt: createdAt(),
  },
  (table) => [
    index('sayings_account_index').on(table.accountId, table.createdById),
    index('sayings_creator_index').on(table.createdById),
    index('sayings_clip_index').on(table.clipId),
    index('sayings_audio_index').on(table.audioId),
    index('sayings_age_index').on(table.createdAt),
  ],
);
