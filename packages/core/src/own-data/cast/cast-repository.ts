import { and, asc, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../../db/database.ts';
import { avatars, castReleases } from '../../db/schema/avatars.ts';
import { personClips } from '../../db/schema/clips.ts';
import { users } from '../../db/schema/people.ts';
import { videos } from '../../db/schema/videos.ts';
import { videoColumns } from '../../db/video-columns.ts';
import type { StoredVideo } from '../../videos/state/video.ts';

export type CastRelease = typeof castReleases.$inferSelect;

const adder = alias(users, 'adder');
const withdrawer = alias(users, 'withdrawer');
const avatarOfVideo = sql`(${videos.ingredients} ->> 'avatarId')`;

export const castRepository = {
  async insert(db: Queryable, release: typeof castReleases.$inferInsert): Promise<void> {
    await db.insert(castReleases).values(release);
  },

  /** Everybody who ever was an actor, the last one added first. */
  async list(db: Queryable) {
    return db
      .select({
        release: castReleases,
        avatar: avatars,
        clipBytes: personClips.sizeBytes,
        clipReport: personClips.report,
        addedBy: adder.name,
        withdrawnBy: withdrawer.name,
      })
      .from(castReleases)
      .leftJoin(avatars, eq(avatars.id, castReleases.avatarId))
      .leftJoin(personClips, eq(personClips.id, avatars.clipId))
      .leftJoin(adder, eq(adder.id, castReleases.addedById))
      .leftJoin(withdrawer, eq(withdrawer.id, castReleases.withdrawnById))
      .orderBy(desc(castReleases.createdAt), desc(castReleases.id));
  },

  /** How many films of all accounts show each actor. */
  async countFilms(db: Queryable): Promise<Map<string, number>> {
    const rows = await db
      .select({ avatarId: sql<string>`${avatars.id}::text`, films: count() })
      .from(videos)
      .innerJoin(avatars, and(eq(sql`${avatars.id}::text`, avatarOfVideo), isNotNull(avatars.castAt)))
      .where(isNull(videos.purgedAt))
      .groupBy(avatars.id);
    return new Map(rows.map(({ avatarId, films }) => [avatarId, films]));
  },

  async find(db: Queryable, id: string): Promise<CastRelease | undefined> {
    const [row] = await db.select().from(castReleases).where(eq(castReleases.id, id));
    return row;
  },

  async lock(tx: Transaction, id: string): Promise<CastRelease | undefined> {
    const [row] = await tx.select().from(castReleases).where(eq(castReleases.id, id)).for('update');
    return row;
  },

  async lockAvatar(tx: Transaction, id: string) {
    const [row] = await tx.select().from(avatars).where(eq(avatars.id, id)).for('update');
    return row;
  },

  async markWithdrawn(tx: Transaction, id: string, set: { withdrawnAt: Date; withdrawnById: string }): Promise<void> {
    await tx.update(castReleases).set(set).where(eq(castReleases.id, id));
  },

  /** What is left of the films of all accounts that show this actor, locked in the order in which everybody locks videos. */
  async lockFilms(tx: Transaction, avatarId: string): Promise<StoredVideo[]> {
    return tx
      .select(videoColumns)
      .from(videos)
      .where(and(isNull(videos.purgedAt), sql`${avatarOfVideo} = ${avatarId}`))
      .orderBy(asc(videos.id))
      .for('update');
  },
};
