import { and, desc, eq, inArray, isNotNull, lte, ne, or } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/database.ts';
import { accounts, dataExports, users } from '../../db/schema/people.ts';

export type DataExport = typeof dataExports.$inferSelect;
type Columns = Partial<DataExport>;

/** The right to pack one export, proven by a token. */
export interface ExportLease {
  id: string;
  workToken: string;
}

const isUnfinished = inArray(dataExports.state, ['waiting', 'packing']);
const isThere = ne(dataExports.state, 'removed');
const held = ({ id, workToken }: ExportLease) =>
  and(eq(dataExports.id, id), eq(dataExports.workToken, workToken), eq(dataExports.state, 'packing'));

export const exportRepository = {
  /** Returns false when one of the account is under way. */
  async insert(tx: Transaction, row: typeof dataExports.$inferInsert): Promise<boolean> {
    const rows = await tx.insert(dataExports).values(row).onConflictDoNothing().returning({ id: dataExports.id });
    return rows.length > 0;
  },

  /** Of the person who ordered it: it holds what is theirs alone, and an account can change hands. */
  async findLatest(
    db: Queryable,
    { accountId, userId }: Pick<DataExport, 'accountId' | 'userId'>,
  ): Promise<DataExport | undefined> {
    const [row] = await db
      .select()
      .from(dataExports)
      .where(and(eq(dataExports.accountId, accountId), eq(dataExports.userId, userId), isThere))
      .orderBy(desc(dataExports.createdAt), desc(dataExports.id))
      .limit(1);
    return row;
  },

  /** Gives an unfinished export to a worker, also when another one had it. Undefined when it is over. */
  async claim(db: Queryable, { id, workToken }: ExportLease): Promise<DataExport | undefined> {
    const [row] = await db
      .update(dataExports)
      .set({ state: 'packing', workToken, filesDone: 0, bytesDone: 0 })
      .where(and(eq(dataExports.id, id), isUnfinished))
      .returning();
    return row;
  },

  /** Returns false when the export is not this worker's any more. */
  async change(db: Queryable, lease: ExportLease, columns: Columns): Promise<boolean> {
    const rows = await db.update(dataExports).set(columns).where(held(lease)).returning({ id: dataExports.id });
    return rows.length > 0;
  },

  /** Ends all exports of an account, or those that were finished; returns the files that have to go. */
  async removeOf(tx: Transaction, accountId: string, endedAt: Date, which: 'all' | 'finished'): Promise<string[]> {
    const isWanted = which === 'all' ? isThere : inArray(dataExports.state, ['ready', 'failed']);
    const rows = await tx
      .update(dataExports)
      .set({ state: 'removed', endedAt })
      .where(and(eq(dataExports.accountId, accountId), isWanted))
      .returning({ key: dataExports.key });
    return rows.flatMap(({ key }) => key ?? []);
  },

  /** Exports whose time is over, and removed ones no worker can still be storing. */
  async listOver(db: Queryable, now: Date, removedBefore: Date): Promise<Pick<DataExport, 'id' | 'accountId'>[]> {
    return db
      .select({ id: dataExports.id, accountId: dataExports.accountId })
      .from(dataExports)
      .where(
        or(
          and(isNotNull(dataExports.expiresAt), lte(dataExports.expiresAt, now)),
          and(eq(dataExports.state, 'removed'), lte(dataExports.endedAt, removedBefore)),
        ),
      );
  },

  async remove(db: Queryable, id: string): Promise<void> {
    await db.delete(dataExports).where(eq(dataExports.id, id));
  },

  /** Whom an export is for, as long as they own the account. */
  async findOwner(db: Queryable, { accountId, userId }: Pick<DataExport, 'accountId' | 'userId'>) {
    const [row] = await db
      .select({ id: users.id, name: users.name, email: users.email, status: users.status, leavesAt: users.leavesAt })
      .from(users)
      .innerJoin(accounts, eq(accounts.ownerId, users.id))
      .where(and(eq(accounts.id, accountId), eq(users.id, userId)));
    return row;
  },
};
