import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../db/database.ts';
import { avatars } from '../db/schema/avatars.ts';
import { personClips } from '../db/schema/clips.ts';
import { drafts, keptDrafts } from '../db/schema/media.ts';
import { accounts, users } from '../db/schema/people.ts';
import { templates } from '../db/schema/templates.ts';
import { videos } from '../db/schema/videos.ts';

export type PersonClip = typeof personClips.$inferSelect;

const isThere = isNull(personClips.deletedAt);
const hasPieces = sql`jsonb_array_length(${personClips.pieces}) > 0`;

const avatarOf = (db: Queryable) => db.select({ id: avatars.id }).from(avatars);
/** An avatar refers to it, deleted or not. */
const isNamed = (db: Queryable) => exists(avatarOf(db).where(eq(avatars.clipId, personClips.id)));
/** An avatar still needs it; one that is erased has no picture any more. */
const isNeeded = (db: Queryable) =>
  exists(avatarOf(db).where(and(eq(avatars.clipId, personClips.id), ne(avatars.pictureKey, ''))));

const isMaterial = eq(personClips.use, 'material');
const isPresenter = eq(personClips.use, 'presenter');

const otherLooks = alias(avatars, 'other_looks');
const personIdOf = (table: typeof avatars | typeof otherLooks) => sql`coalesce(${table.personId}, ${table.id})`;
const isOtherLook = and(
  sql`${personIdOf(otherLooks)} = ${personIdOf(avatars)}`,
  ne(otherLooks.id, avatars.id),
  ne(otherLooks.pictureKey, ''),
  isNull(otherLooks.deletedAt),
);

const namesIt = (whose: SQL, content: SQL) =>
  sql`${whose} = ${personClips.accountId} and position(${personClips.id}::text in ${content}::text) > 0`;

/** Drafts and templates name their clips by links, which contain their ids. */
const isInDraft = sql`(${sql.join(
  [drafts, keptDrafts, templates].map(
    (table) => sql`exists (select 1 from ${table} where ${namesIt(sql`${table.accountId}`, sql`${table.content}`)})`,
  ),
  sql` or `,
)})`;

const isInVideo = (whoseStatus: SQL) => sql`exists (
  select 1 from ${videos} where ${videos.purgedAt} is null and ${videos.status} ${whoseStatus}
  and ${namesIt(sql`${videos.accountId}`, sql`(${videos.ingredients} -> 'materialKeys')`)})`;

interface Own {
  accountId: string;
  userId: string;
}

/** Clips belong to the person who sent them until they are presenters. */
const isOwn = ({ accountId, userId }: Own) =>
  and(eq(personClips.accountId, accountId), eq(personClips.createdById, userId), isThere);

export const clipRepository = {
  async insert(db: Queryable, clip: typeof personClips.$inferInsert): Promise<PersonClip> {
    const [row] = await db.insert(personClips).values(clip).returning();
    if (!row) throw new Error('The new clip was not returned.');
    return row;
  },

  async findOwn(db: Queryable, own: Own, id: string): Promise<PersonClip | undefined> {
    const [row] = await db
      .select()
      .from(personClips)
      .where(and(eq(personClips.id, id), isOwn(own)));
    return row;
  },

  async lock(tx: Transaction, id: string): Promise<PersonClip | undefined> {
    const [row] = await tx
      .select()
      .from(personClips)
      .where(and(eq(personClips.id, id), isThere))
      .for('update');
    return row;
  },

  async find(db: Queryable, id: string): Promise<PersonClip | undefined> {
    const [row] = await db
      .select()
      .from(personClips)
      .where(and(eq(personClips.id, id), isThere));
    return row;
  },

  async listByIds(db: Queryable, ids: string[]): Promise<PersonClip[]> {
    if (ids.length === 0) return [];
    return db.select().from(personClips).where(inArray(personClips.id, ids));
  },

  /** Those that are no presenters, the one that was sent last first. */
  async listUnused(db: Queryable, own: Own): Promise<PersonClip[]> {
    return db
      .select()
      .from(personClips)
      .where(and(isOwn(own), isPresenter, not(isNamed(db))))
      .orderBy(desc(personClips.createdAt), desc(personClips.id));
  },

  async countUnused(db: Queryable, accountId: string): Promise<number> {
    const [row] = await db
      .select({ count: count() })
      .from(personClips)
      .where(and(eq(personClips.accountId, accountId), isPresenter, isThere, not(isNamed(db))));
    return row?.count ?? 0;
  },

  async countMaterialInWork(db: Queryable, accountId: string): Promise<number> {
    const isInWork = inArray(personClips.state, ['receiving', 'waiting', 'preparing']);
    return db.$count(personClips, and(eq(personClips.accountId, accountId), isMaterial, isInWork, isThere));
  },

  /** Prepared material of an account, by the key of its proxy. */
  async findMaterial(db: Queryable, accountId: string, proxyKey: string): Promise<PersonClip | undefined> {
    const isReady = and(eq(personClips.proxyKey, proxyKey), eq(personClips.state, 'ready'), isThere);
    const [row] = await db
      .select()
      .from(personClips)
      .where(and(eq(personClips.accountId, accountId), isMaterial, isReady));
    return row;
  },

  async isNamed(db: Queryable, id: string): Promise<boolean> {
    const rows = await avatarOf(db).where(eq(avatars.clipId, id)).limit(1);
    return rows.length > 0;
  },

  /** Undefined when another piece came first. */
  async addPiece(
    tx: Transaction,
    { id, receivedBytes }: Pick<PersonClip, 'id' | 'receivedBytes'>,
    added: Pick<PersonClip, 'pieces' | 'totalBytes' | 'name' | 'state'> & { sizeBytes: number; createdAt?: Date },
  ): Promise<PersonClip | undefined> {
    const { sizeBytes, ...set } = added;
    const nowBytes = receivedBytes + sizeBytes;
    const [row] = await tx
      .update(personClips)
      .set({ ...set, receivedBytes: nowBytes, sizeBytes: nowBytes })
      .where(
        and(
          eq(personClips.id, id),
          eq(personClips.state, 'receiving'),
          eq(personClips.receivedBytes, receivedBytes),
          isThere,
        ),
      )
      .returning();
    return row;
  },

  async update(db: Queryable, id: string, changes: Partial<PersonClip>): Promise<void> {
    await db.update(personClips).set(changes).where(eq(personClips.id, id));
  },

  /** Takes a clip for a worker; undefined when nothing is left to do. */
  async claim(db: Queryable, id: string, workToken: string): Promise<PersonClip | undefined> {
    const [row] = await db
      .update(personClips)
      .set({ state: 'preparing', workToken })
      .where(and(eq(personClips.id, id), inArray(personClips.state, ['waiting', 'preparing']), isThere))
      .returning();
    return row;
  },

  /** False when the clip was deleted or another worker has it. */
  async updateHeld(
    db: Queryable,
    { id, workToken }: { id: string; workToken: string },
    changes: Partial<PersonClip>,
  ): Promise<boolean> {
    const isHeld = and(eq(personClips.workToken, workToken), eq(personClips.state, 'preparing'), isThere);
    const rows = await db
      .update(personClips)
      .set(changes)
      .where(and(eq(personClips.id, id), isHeld))
      .returning({ id: personClips.id });
    return rows.length > 0;
  },

  /** Which of these a worker still has to prepare. */
  async idsInWork(db: Queryable, ids: string[]): Promise<string[]> {
    if (ids.length === 0) return [];
    const isInWork = and(inArray(personClips.state, ['waiting', 'preparing']), isThere);
    const rows = await db
      .select({ id: personClips.id })
      .from(personClips)
      .where(and(inArray(personClips.id, ids), isInWork));
    return rows.map(({ id }) => id);
  },

  async skipsCheck(db: Queryable, accountId: string): Promise<boolean> {
    const [row] = await db.select({ skips: accounts.skipsClipCheck }).from(accounts).where(eq(accounts.id, accountId));
    return row?.skips ?? false;
  },

  async setSkipsCheck(db: Queryable, accountId: string, skipsClipCheck: boolean): Promise<boolean> {
    const rows = await db
      .update(accounts)
      .set({ skipsClipCheck })
      .where(and(eq(accounts.id, accountId), isNotNull(accounts.ownerId)))
      .returning({ id: accounts.id });
    return rows.length > 0;
  },

  async listTrusted(db: Queryable) {
    return db
      .select({ id: accounts.id, ownerName: users.name, ownerEmail: users.email })
      .from(accounts)
      .innerJoin(users, eq(users.id, accounts.ownerId))
      .where(eq(accounts.skipsClipCheck, true))
      .orderBy(asc(users.name), asc(accounts.id));
  },

  /** Presenters that wait for an administrator, the oldest first. */
  async listWaiting(db: Queryable) {
    return db
      .select({
        ...{ clip: personClips, avatar: avatars, ownerName: users.name, ownerEmail: users.email },
        otherLookKey: sql<string | null>`(${db
          .select({ key: otherLooks.pictureKey })
          .from(otherLooks)
          .where(isOtherLook)
          .orderBy(asc(otherLooks.createdAt))
          .limit(1)})`,
      })
      .from(personClips)
      .innerJoin(avatars, eq(avatars.clipId, personClips.id))
      .innerJoin(accounts, eq(accounts.id, personClips.accountId))
      .innerJoin(users, eq(users.id, accounts.ownerId))
      .where(and(eq(personClips.check, 'waiting'), isThere, isNull(avatars.deletedAt)))
      .orderBy(asc(personClips.createdAt), asc(personClips.id));
  },

  async countWaiting(db: Queryable): Promise<number> {
    const [row] = await db
      .select({ count: count() })
      .from(personClips)
      .innerJoin(avatars, eq(avatars.clipId, personClips.id))
      .where(and(eq(personClips.check, 'waiting'), isThere, isNull(avatars.deletedAt)));
    return row?.count ?? 0;
  },

  async listIds(db: Queryable, accountId: string): Promise<string[]> {
    const rows = await db.select({ id: personClips.id }).from(personClips).where(eq(personClips.accountId, accountId));
    return rows.map(({ id }) => id);
  },

  /** Clips that no avatar needs: deleted ones, those of erased avatars, and those that became none in time. Of material: what no draft and no video that may still be made names. */
  async listUnneeded(
    db: Queryable,
    { presentersBefore, materialBefore }: { presentersBefore: Date; materialBefore: Date },
    limit: number,
  ): Promise<PersonClip[]> {
    const isDeleted = isNotNull(personClips.deletedAt);
    const isOver = or(isDeleted, lt(personClips.createdAt, presentersBefore), isNamed(db));
    const isForgotten = and(
      lt(personClips.createdAt, materialBefore),
      not(isInDraft),
      not(isInVideo(sql`<> 'completed'`)),
    );
    const isGone = and(isDeleted, not(isInVideo(sql`in ('pending', 'processing')`)));
    const isUnneeded = or(and(isPresenter, isOver, not(isNeeded(db))), and(isMaterial, or(isGone, isForgotten)));
    return db.select().from(personClips).where(isUnneeded).limit(limit);
  },

  /** Clips whose file as it was sent has no use any more. */
  async listWithUselessPieces(db: Queryable, limit: number): Promise<PersonClip[]> {
    const isSettled = inArray(personClips.check, ['needless', 'passed', 'refused']);
    const isRefused = inArray(personClips.state, ['refused', 'failed']);
    return db
      .select()
      .from(personClips)
      .where(and(hasPieces, or(isSettled, isRefused)))
      .limit(limit);
  },

  async forgetPieces(db: Queryable, id: string): Promise<void> {
    const sizeBytes = sql`greatest(0, ${personClips.sizeBytes} - ${personClips.receivedBytes})`;
    await db
      .update(personClips)
      .set({ pieces: [], sizeBytes })
      .where(and(eq(personClips.id, id), hasPieces));
  },

  async remove(db: Queryable, id: string): Promise<void> {
    await db.delete(personClips).where(eq(personClips.id, id));
  },
};
