import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { pictures } from '../../db/schema/media.ts';
import { accounts, users } from '../../db/schema/people.ts';
import { videos } from '../../db/schema/videos.ts';
import { isClosedFor } from '../../people/is-closed-repository.ts';

const { privacy, passwordHash, deletedAt, removedAt } = videos;
const visibility = { privacy, passwordHash, deletedAt, removedAt };

export const videoLinkRepository = {
  /** How an account and one of its videos are now, in one query because every range of a playing film asks. */
  async findState(db: Queryable, accountId: string, videoId: string | undefined, key = '') {
    const removed = db
      .select({ id: pictures.id })
      .from(pictures)
      .where(and(eq(pictures.accountId, accountId), eq(pictures.key, key), isNotNull(pictures.removedAt)));
    const query = db
      .select({ isClosed: isClosedFor(users), isRemoved: sql<boolean>`exists ${removed}`, video: visibility })
      .from(accounts)
      .innerJoin(users, eq(users.id, accounts.ownerId))
      .leftJoin(videos, and(eq(videos.accountId, accounts.id), videoId ? eq(videos.id, videoId) : sql`false`))
      .where(eq(accounts.id, accountId));
    const [row] = await query;
    return row;
  },
};
