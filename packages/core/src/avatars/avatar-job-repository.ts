import { and, count, eq, gt, lt, not, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';
import { avatarJobs } from '../db/schema/avatars.ts';
import { hasJob } from '../queue/job-repository.ts';

export type AvatarJob = typeof avatarJobs.$inferSelect;

export const avatarJobRepository = {
  async insert(db: Queryable, job: typeof avatarJobs.$inferInsert): Promise<void> {
    await db.insert(avatarJobs).values(job);
  },

  async find(db: Queryable, id: string): Promise<AvatarJob | undefined> {
    const [row] = await db.select().from(avatarJobs).where(eq(avatarJobs.id, id));
    return row;
  },

  async findInAccount(db: Queryable, accountId: string, id: string): Promise<AvatarJob | undefined> {
    const [row] = await db
      .select()
      .from(avatarJobs)
      .where(and(eq(avatarJobs.id, id), eq(avatarJobs.accountId, accountId)));
    return row;
  },

  async findByAvatar(db: Queryable, accountId: string, avatarId: string): Promise<AvatarJob | undefined> {
    const [row] = await db
      .select()
      .from(avatarJobs)
      .where(and(eq(avatarJobs.avatarId, avatarId), eq(avatarJobs.accountId, accountId)));
    return row;
  },

  async findByStartKey(db: Queryable, accountId: string, startKey: string): Promise<AvatarJob | undefined> {
    const [row] = await db
      .select()
      .from(avatarJobs)
      .where(and(eq(avatarJobs.accountId, accountId), eq(avatarJobs.startKey, startKey)));
    return row;
  },

  async forgetStartKey(db: Queryable, id: string): Promise<void> {
    await db.update(avatarJobs).set({ startKey: null }).where(eq(avatarJobs.id, id));
  },

  async countUnfinished(db: Queryable, accountId: string, since: Date): Promise<number> {
    const [row] = await db
      .select({ count: count() })
      .from(avatarJobs)
      .where(
        and(eq(avatarJobs.accountId, accountId), eq(avatarJobs.status, 'processing'), gt(avatarJobs.createdAt, since)),
      );
    return row?.count ?? 0;
  },

  /** Unfinished for so long without a job that runs or will run. */
  async listStranded(tx: Transaction, forSec: number): Promise<string[]> {
    const isOld = sql`${avatarJobs.createdAt} <= clock_timestamp() - make_interval(secs => ${forSec})`;
    const rows = await tx
      .select({ id: avatarJobs.id })
      .from(avatarJobs)
      .where(and(eq(avatarJobs.status, 'processing'), isOld, not(hasJob('make-avatar', 'avatarJobId', avatarJobs.id))));
    return rows.map(({ id }) => id);
  },

  async listOverdue(db: Queryable, before: Date): Promise<string[]> {
    const rows = await db
      .select({ id: avatarJobs.id })
      .from(avatarJobs)
      .where(and(eq(avatarJobs.status, 'processing'), lt(avatarJobs.createdAt, before)));
    return rows.map(({ id }) => id);
  },

  /** Returns false when it has ended before. */
  async finish(
    db: Queryable,
    id: string,
    end: Pick<AvatarJob, 'status' | 'avatarId' | 'error' | 'finishedAt'> & Partial<Pick<AvatarJob, 'request'>>,
  ): Promise<boolean> {
    const rows = await db
      .update(avatarJobs)
      .set(end)
      .where(and(eq(avatarJobs.id, id), eq(avatarJobs.status, 'processing')))
      .returning({ id: avatarJobs.id });
    return rows.length > 0;
  },
};
