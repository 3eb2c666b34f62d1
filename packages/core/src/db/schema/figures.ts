import type { AnalyticsRange } from '@herald/contract/analytics-range';
import { date, doublePrecision, index, integer, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { accounts, users } from './people.ts';
import { videos } from './videos.ts';

/** What is summed up of a day; `closed` marks a day whose sums are complete. */
export type DayFigure =
  | 'closed'
  | 'sales'
  | 'refunds'
  | 'users'
  | 'made'
  | 'failed'
  | 'making'
  | 'slowest'
  | 'active'
  | 'visits'
  | 'visit_seconds'
  | 'plays'
  | 'watched'
  | 'completed'
  | 'watched_seconds'
  | 'downloads'
  | 'shares'
  | 'clicks';

/** Days on which somebody worked in an account, and how long. */
export const userDays = pgTable(
  'user_days',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    /** Times they came back after half an hour or more. */
    visits: integer('visits').notNull(),
    seconds: integer('seconds').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.accountId, table.day] }),
    index('user_days_day_index').on(table.day),
    index('user_days_account_index').on(table.accountId, table.day),
  ],
);

/** Sums of the whole installation by day. They name nobody, and stay when people and videos go. */
export const dayFigures = pgTable(
  'day_figures',
  {
    day: date('day').notNull(),
    figure: text('figure').$type<DayFigure>().notNull(),
    /** Seller and currency of money; empty for everything else. */
    part: text('part').notNull().default(''),
    value: numeric('value', { precision: 18, scale: 2, mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.figure, table.part] })],
);

/**
 * Sums of an account by day, so that a year of many videos is read at once. They stay when its videos go. A trigger of
 * `video_days` adds plays and what is beside them; films are added when their day is closed.
 */
export const accountDays = pgTable(
  'account_days',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    plays: integer('plays').notNull().default(0),
    watched: integer('watched').notNull().default(0),
    completed: integer('completed').notNull().default(0),
    /** At most the length of each video for each of its plays. */
    watchedSec: doublePrecision('watched_sec').notNull().default(0),
    /** How long all plays would be, seen to the end. */
    playedSec: doublePrecision('played_sec').notNull().default(0),
    downloads: integer('downloads').notNull().default(0),
    shares: integer('shares').notNull().default(0),
    clicks: integer('clicks').notNull().default(0),
    made: integer('made').notNull().default(0),
    failed: integer('failed').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.day] })],
);

/** The most played videos of the long ranges, found every hour because that reads many days. */
export const topVideos = pgTable(
  'top_videos',
  {
    range: text('range').$type<AnalyticsRange>().notNull(),
    videoId: uuid('video_id')
      .notNull()
      .references(() => videos.id, { onDelete: 'cascade' }),
    plays: integer('plays').notNull(),
    watched: integer('watched').notNull(),
    downloads: integer('downloads').notNull(),
    foundAt: moment('found_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.range, table.videoId] }), index('top_videos_video_index').on(table.videoId)],
);
