import { desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { filmTimes } from '../../db/schema/film-times.ts';

export type FilmTime = typeof filmTimes.$inferSelect;

/** Enough to learn from, and soon forgotten when the machine changes. */
const REMEMBERED = 60;

/** What was measured for nobody, before there was any video. */
const FIRST_MEASURE_ID = '00000000-0000-7000-8000-000000000000';

export const filmTimeRepository = {
  /** The first measure has served once there is a real one. */
  async insert(db: Queryable, time: FilmTime): Promise<void> {
    await db.delete(filmTimes).where(eq(filmTimes.id, FIRST_MEASURE_ID));
    await db.insert(filmTimes).values(time).onConflictDoNothing({ target: filmTimes.id });
  },

  async insertFirstMeasure(db: Queryable, time: Omit<FilmTime, 'id'>): Promise<void> {
    await db
      .insert(filmTimes)
      .values({ ...time, id: FIRST_MEASURE_ID })
      .onConflictDoNothing();
  },

  /** The newest first. */
  async listNewest(db: Queryable): Promise<FilmTime[]> {
    return db.select().from(filmTimes).orderBy(desc(filmTimes.measuredAt), desc(filmTimes.id)).limit(REMEMBERED);
  },
};
