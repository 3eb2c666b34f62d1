import type { BrandKit } from '@herald/contract/brand';
import type { DraftContent } from '@herald/contract/draft';
import type { ClipWord } from '@herald/contract/endpoints/speech';
import type { AudioSource, PictureFormat, PicturePurpose } from '@herald/contract/statuses';
import { sql } from 'drizzle-orm';
import {
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns.ts';
import { accounts, users } from './people.ts';

/** A sound of an account: spoken by an engine, uploaded, recorded, or music. */
export const audioClips = pgTable(
  'audio_clips',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdById: uuid('created_by_id').references(() => users.id, { onDelete: 'set null' }),
    source: text('source').$type<AudioSource>().notNull(),
    name: text('name').notNull().default(''),
    /** The mastered sound, as it goes into the video. */
    soundKey: text('sound_key').notNull(),
    /** Words, phones and mouth movement, as JSON. */
    timingKey: text('timing_key'),
    script: text('script').notNull().default(''),
    words: jsonb('words').$type<ClipWord[]>().notNull().default([]),
    /** What its owner should know about the sound. */
    notes: jsonb('notes').$type<string[]>().notNull().default([]),
    /** A hash of text, voice and everything else it was spoken from: the same request returns this clip. */
    spokenFromHash: text('spoken_from_hash'),
    locale: text('locale').notNull(),
    voiceId: text('voice_id'),
    speechRate: doublePrecision('speech_rate').notNull().default(1),
    /** In which of its styles the voice spoke; null for its usual one. */
    voiceStyle: text('voice_style'),
    durationSec: doublePrecision('duration_sec').notNull(),
    /** Of all its files. */
    sizeBytes: integer('size_bytes').notNull(),
    peaks: jsonb('peaks').$type<number[]>().notNull(),
    deletedAt: moment('deleted_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('audio_clips_account_index').on(table.accountId, table.createdAt),
    index('audio_clips_creator_index').on(table.createdById),
    index('audio_clips_speech_index').on(table.id).where(sql`source = 'tts' and deleted_at is null`),
    uniqueIndex('audio_clips_spoken_from_unique')
      .on(table.accountId, table.spokenFromHash)
      .where(sql`deleted_at is null`),
  ],
);

/** A picture an account uploaded for its videos. */
export const pictures = pgTable(
  'pictures',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdById: uuid('created_by_id').references(() => users.id, { onDelete: 'set null' }),
    purpose: text('purpose').$type<PicturePurpose>().notNull(),
    name: text('name').notNull().default(''),
    key: text('key').notNull(),
    format: text('format').$type<PictureFormat>().notNull(),
    widthPx: integer('width_px').notNull(),
    heightPx: integer('height_px').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    /** From then on it cannot be chosen; it goes when no avatar and no unfinished video needs it. */
    deletedAt: moment('deleted_at'),
    /** Since when a moderator keeps it from being shown and used. */
    removedAt: moment('removed_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('pictures_account_index').on(table.accountId, table.createdAt),
    index('pictures_creator_index').on(table.createdById),
    index('pictures_removed_index').on(table.accountId, table.key).where(sql`removed_at is not null`),
  ],
);

/** What every new film of an account starts with. */
export const brandKits = pgTable('brand_kits', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /** Goes up with every save; a save over an older version is refused. */
  version: integer('version').notNull(),
  content: jsonb('content').$type<BrandKit>().notNull(),
  updatedAt: moment('updated_at').notNull(),
});

/** What a user has begun in the wizard: one draft per user and account. */
export const drafts = pgTable(
  'drafts',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Goes up with every save; a save over an older version is refused. */
    version: integer('version').notNull(),
    content: jsonb('content').$type<DraftContent>().notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.userId] }), index('drafts_user_index').on(table.userId)],
);

/** Drafts that made room for another one. */
export const keptDrafts = pgTable(
  'kept_drafts',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    content: jsonb('content').$type<DraftContent>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('kept_drafts_owner_index').on(table.accountId, table.userId, table.createdAt),
    index('kept_drafts_user_index').on(table.userId),
  ],
);

/** How an account wants words to be said. */
export const pronunciations = pgTable(
  'pronunciations',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    word: text('word').notNull(),
    say: text('say').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.word] })],
);
