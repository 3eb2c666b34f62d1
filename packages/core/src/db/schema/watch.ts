import type { VideoAct } from '@herald/contract/statuses';
import {
  boolean,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';
import { videos } from './videos.ts';

/** Which hundredths of a video a viewer saw. */
const hundredths = customType<{ data: string }>({ dataType: () => 'bit(100)' });

/** One viewer of one video on one day; the viewer is a hash under that day's salt. */
export const videoPlays = pgTable(
  'video_plays',
  {
    videoId: uuid('video_id')
      .notNull()
      .references(() => videos.id, { onDelete: 'cascade' }),
    viewer: text('viewer').notNull(),
    day: date('day').notNull(),
    watchedSec: doublePrecision('watched_sec').notNull().default(0),
    seen: hundredths('seen').notNull(),
    /** It went on for 5 s or three quarters of the video. */
    isWatched: boolean('is_watched').notNull().default(false),
    /** It saw nearly all of the video. */
    isCompleted: boolean('is_completed').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.videoId, table.viewer, table.day] }),
    index('video_plays_day_index').on(table.day),
  ],
);

/** All plays of a video on one earlier day, summed up; the single plays are gone. */
export const videoDays = pgTable(
  'video_days',
  {
    videoId: uuid('video_id')
      .notNull()
      .references(() => videos.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    plays: integer('plays').notNull(),
    watchedSec: doublePrecision('watched_sec').notNull(),
    /** For each hundredth of the video, how many plays saw it. */
    seen: integer('seen').array().notNull(),
    /** Plays that went on for 5 s or three quarters of the video. */
    watched: integer('watched').notNull().default(0),
    /** Plays that saw nearly all of it. */
    completed: integer('completed').notNull().default(0),
    downloads: integer('downloads').notNull().default(0),
    shares: integer('shares').notNull().default(0),
    clicks: integer('clicks').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.videoId, table.day] }), index('video_days_day_index').on(table.day)],
);

/** What one visitor did with a video on one day beside playing it, each thing once; the visitor is a hash as in plays. */
export const videoActs = pgTable(
  'video_acts',
  {
    videoId: uuid('video_id')
      .notNull()
      .references(() => videos.id, { onDelete: 'cascade' }),
    visitor: text('visitor').notNull(),
    day: date('day').notNull(),
    act: text('act').$type<VideoAct>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.videoId, table.visitor, table.day, table.act] }),
    index('video_acts_day_index').on(table.day),
  ],
);

/** The random key of a day's hashes of visitors; without it, nobody can find an address by trying them all. */
export const visitorSalts = pgTable('visitor_salts', {
  day: date('day').primaryKey(),
  salt: text('salt').notNull(),
});
