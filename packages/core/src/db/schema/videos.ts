import type { DraftContent, VideoOutput } from '@herald/contract/draft';
import type { VideoFailure } from '@herald/contract/endpoints/videos';
import type { PerformerKind, VideoPrivacy, VideoStage, VideoStatus } from '@herald/contract/statuses';
import type { Aspect } from '@herald/media/choices';
import type { TransparentKind } from '@herald/media/engines/video-engine';
import type { MaterialShot } from '@herald/media/scene/shot-plan';
import { sql } from 'drizzle-orm';
import { doublePrecision, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { folded } from '../search-query.ts';
import { createdAt, id, moment, searchVector, wordsOf } from './columns.ts';
import { accounts, users } from './people.ts';

/** The film once more, with nothing behind its presenter. */
export interface TransparentFile {
  kind: TransparentKind;
  key: string;
  sizeBytes: number;
}

/** The film in another ratio than its own, with its storage keys. */
export interface RatioFiles {
  aspect: Aspect;
  video: string;
  poster: string;
  sizeBytes: number;
  /** Missing where it was ordered in its place. */
  transparent?: TransparentFile[];
}

/** Storage keys of everything a finished video consists of. */
export interface VideoFiles {
  video: string;
  poster: string;
  preview: string;
  vtt: string;
  srt: string;
  report: string;
  /** Missing where it was ordered in one ratio. */
  others?: RatioFiles[];
  /** Missing where it was ordered in its place. */
  transparent?: TransparentFile[];
}

/** What a video is made of: ids and storage keys that were checked when it was ordered. */
export interface VideoIngredients {
  avatarId: string;
  audioId: string;
  /** The first of the sounds whose time this one keeps: the presenter moves as to that one. Empty for a sound in passages. */
  movesAs?: string;
  musicId: string | null;
  productKey: string | null;
  backgroundKey: string | null;
  logoKey: string | null;
  /** Left out: none. */
  materialKeys?: MaterialKeys;
}

/** The pictures and clips of a video's material, by the shots that show them. */
export type MaterialKeys = Partial<Record<MaterialShot, string>>;

export const videos = pgTable(
  'videos',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdById: uuid('created_by_id').references(() => users.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    /** Where the button under the video leads; the end card keeps the address it was filmed with. */
    linkUrl: text('link_url').notNull().default(''),
    linkLabel: text('link_label').notNull().default(''),
    slug: text('slug').unique('videos_slug_unique'),
    status: text('status').$type<VideoStatus>().notNull(),
    privacy: text('privacy').$type<VideoPrivacy>().notNull().default('public'),
    passwordHash: text('password_hash'),
    /** What the video was ordered with; never changed afterwards. */
    draft: jsonb('draft').$type<DraftContent>(),
    output: jsonb('output').$type<VideoOutput>(),
    audioId: uuid('audio_id'),
    ingredients: jsonb('ingredients').$type<VideoIngredients>(),
    performer: text('performer').$type<PerformerKind>(),
    /** What is noted of its film while a service makes it, so that another worker goes on with that one. */
    outsideJob: text('outside_job'),
    /** What people call the service that filmed it; empty for Herald. */
    madeBy: text('made_by').notNull().default(''),
    /** Why Herald filmed what a service was to film. */
    insteadReason: text('instead_reason').notNull().default(''),
    /** Share of its pictures that earlier films had; null where Herald did not draw it. */
    keptShare: doublePrecision('kept_share'),
    /** Seconds of a processor that its film took; null where they were not measured. */
    cpuSec: doublePrecision('cpu_sec'),
    /** The `Idempotency-Key` it was started with, in the same row so that a crash cannot separate them. */
    startKey: text('start_key'),
    /** What was asked for with that key, as a hash; null in rows of older versions. */
    startHash: text('start_hash'),
    /** The video whose film this one is to replace; it takes no slot. Once it has, this row keeps the film before. */
    remakeOf: uuid('remake_of'),
    /** Of the film it shows, counted from 1. */
    version: integer('version').notNull().default(1),
    /** What was said in the film that took the slot; null until a film replaces that one. */
    slotWords: text('slot_words'),
    /** The batch it belongs to: it waits behind all single films. */
    batchId: uuid('batch_id'),
    /** Higher runs first; each further unfinished video of an account ranks one lower. */
    rank: integer('rank').notNull().default(0),
    /** The lease of its worker: changes with every attempt, so that a worker that lost the video notices. */
    workToken: uuid('work_token'),
    attempts: integer('attempts').notNull().default(0),
    /** Attempts whose worker died, which say nothing about the video. The others failed by themselves. */
    attemptsForgiven: integer('attempts_forgiven').notNull().default(0),
    /** Workers that died in a row without finishing a segment more. */
    deaths: integer('deaths').notNull().default(0),
    /** Since when store or disks keep it from being made. Such attempts do not count, until they have gone on for a day. */
    heldUpSince: moment('held_up_since'),
    /** The worker that did not find a file of it, and when: another one is to look before that is final. */
    missedBy: uuid('missed_by'),
    missedAt: moment('missed_at'),
    /** Frames in finished segments, which the next attempt reuses: the highest number so far. */
    framesKept: integer('frames_kept').notNull().default(0),
    /** The last heartbeat of its worker; after a long silence another worker takes over. */
    heardAt: moment('heard_at'),
    stage: text('stage').$type<VideoStage>(),
    framesDone: integer('frames_done').notNull().default(0),
    framesTotal: integer('frames_total').notNull().default(0),
    /** Share of the whole work that is done, 0 to 1. */
    progress: doublePrecision('progress').notNull().default(0),
    readyAt: moment('ready_at'),
    failure: jsonb('failure').$type<VideoFailure>(),
    files: jsonb('files').$type<VideoFiles>(),
    /** Storage key of what the worker drew first, which stands for the film while it is made. */
    firstPictureKey: text('first_picture_key'),
    durationSec: doublePrecision('duration_sec'),
    sizeBytes: integer('size_bytes'),
    /** Of all its files. */
    storedBytes: integer('stored_bytes').notNull().default(0),
    transcript: text('transcript').notNull().default(''),
    views: integer('views').notNull().default(0),
    search: searchVector('search').generatedAlwaysAs(wordsOf("title || ' ' || description || ' ' || transcript")),
    /** A deleted video still counts for its month; it can be restored until it is purged. */
    deletedAt: moment('deleted_at'),
    /** Since when a moderator keeps it from everybody; its owner sees why, and has no link to a file of it. */
    removedAt: moment('removed_at'),
    /** From then on only an empty row exists, which still counts for its month. */
    purgedAt: moment('purged_at'),
    /** When a failed or cancelled video was retried; it then counts for that month. */
    requeuedAt: moment('requeued_at'),
    /** When it came from another installation; it then takes none of the month's slots. */
    importedAt: moment('imported_at'),
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('videos_account_index').on(table.accountId, table.createdAt),
    index('videos_requeued_index').on(table.accountId, table.requeuedAt).where(sql`requeued_at is not null`),
    index('videos_newest_index').on(table.accountId, table.createdAt, table.id).where(sql`deleted_at is null`),
    index('videos_popular_index')
      .on(table.accountId, table.views, table.createdAt, table.id)
      .where(sql`deleted_at is null`),
    index('videos_title_index').on(table.accountId, folded(sql`title`), table.id).where(sql`deleted_at is null`),
    // Covers every column that a search in titles reads.
    index('videos_find_index')
      .on(table.accountId, table.title, table.views, table.createdAt, table.id, table.status)
      .where(sql`deleted_at is null`),
    index('videos_counts_index').on(table.accountId, table.status, table.views).where(sql`deleted_at is null`),
    index('videos_deleted_index').on(table.deletedAt).where(sql`deleted_at is not null`),
    index('videos_finished_index').on(table.finishedAt).where(sql`status = 'completed'`),
    index('videos_failed_index').on(table.finishedAt).where(sql`status = 'failed'`),
    index('videos_status_index').on(table.status, table.rank, table.createdAt),
    // Which sounds are in use.
    index('videos_audio_index').on(table.audioId).where(sql`audio_id is not null`),
    index('videos_creator_index').on(table.createdById),
    index('videos_search_index').using('gin', table.search),
    index('videos_batch_index').on(table.batchId).where(sql`batch_id is not null`),
    index('videos_remake_index').on(table.remakeOf).where(sql`remake_of is not null`),
    uniqueIndex('videos_start_key_unique').on(table.accountId, table.startKey),
  ],
);

/** A link that starts one download without a session; it is used up by the first who opens it. */
export const downloadTickets = pgTable(
  'download_tickets',
  {
    tokenHash: text('token_hash').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    videoIds: jsonb('video_ids').$type<string[]>().notNull(),
    /** What their files are called, by their ids; their titles name those that are not in it. */
    names: jsonb('names').$type<Record<string, string>>().notNull().default({}),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('download_tickets_account_index').on(table.accountId),
    index('download_tickets_expires_index').on(table.expiresAt),
  ],
);
