import { desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { filmTimes } from '../../db/schema/film-times.ts';

export type FilmTime = typeof filmTimes.$inferSelect;

/** Enough to learn from, and few enough to adapt when the machine changes. */
const REMEMBERED = 60;

/** The measurement a new installation makes before it has videos. */
const FIRST_MEASURE_ID = '00000000-0000-7000-8000-000000000000';

export const filmTimeRepository = {
  /** The first real measurement replaces the one made at installation. */
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
