import {
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
  },
  (table) => [primaryKey({ columns: [table.videoId, table.day] })],
);

/** The random key of a day's hashes of visitors; without it, nobody can find an address by trying them all. */
export const visitorSalts = pgTable('visitor_salts', {
  day: date('day').primaryKey(),
  salt: text('salt').notNull(),
});
