import type { PerformerKind } from '@herald/contract/statuses';
import { doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';

/** How long films took that were made in one attempt. Forecasts learn from them, also after the videos are deleted. */
export const filmTimes = pgTable(
  'film_times',
  {
    id: id(),
    performer: text('performer').$type<PerformerKind>().notNull(),
    /** Of one frame. */
    pixels: integer('pixels').notNull(),
    durationSec: doublePrecision('duration_sec').notNull(),
    /** Until the first picture: fetching what it is made of, starting the engine, preparing the scene. */
    prepareSec: doublePrecision('prepare_sec').notNull(),
    drawSec: doublePrecision('draw_sec').notNull(),
    /** After the last picture: joining, checking, storing. */
    finishSec: doublePrecision('finish_sec').notNull(),
    measuredAt: moment('measured_at').notNull(),
  },
  (table) => [index('film_times_measured_index').on(table.measuredAt)],
);
