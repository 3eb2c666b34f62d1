import { and, eq, isNotNull, or } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';
import { isRefusedBy } from '../db/is-refused-by.ts';
import { users } from '../db/schema/people.ts';

export type UserRow = typeof users.$inferSelect;
export type NewUser = typeof users.$inferInsert;

export const userRepository = {
  async findByEmail(db: Queryable, email: string): Promise<UserRow | undefined> {
    const [row] = await db.select().from(users).where(eq(users.email, email));
    return row;
  },

  async findById(db: Queryable, id: string): Promise<UserRow | undefined> {
    const [row] = await db.select().from(users).where(eq(users.id, id));
    return row;
  },

  /** Keeps a user as they are until the transaction ends. */
  async hold(tx: Transaction, id: string): Promise<void> {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update');
  },

  async holdByEmail(tx: Transaction, email: string): Promise<UserRow | undefined> {
    const [row] = await tx.select().from(users).where(eq(users.email, email)).for('no key update');
    return row;
  },

  /** A user and every administrator, locked until the transaction ends; always in one order, so that two callers do not wait for each other. */
  async holdWithAdministrators(tx: Transaction, id: string): Promise<UserRow[]> {
    return tx
      .select()
      .from(users)
      .where(or(eq(users.id, id), eq(users.role, 'admin')))
      .orderBy(users.id)
      .for('no key update');
  },

  async hasAdministrator(db: Queryable): Promise<boolean> {
    const rows = await db.select({ id: users.id }).from(users).where(eq(users.role, 'admin')).limit(1);
    return rows.length > 0;
  },

  /** Returns false when the address is taken. */
  async insert(tx: Transaction, user: NewUser): Promise<boolean> {
    const rows = await tx
      .insert(users)
      .values(user)
      .onConflictDoNothing({ target: users.email })
      .returning({ id: users.id });
    return rows.length > 0;
  },

  /**
   * Gives a user another address, which is not confirmed yet. Returns false when somebody has it, also when they took it
   * in this moment: the attempt has a savepoint of its own, so that a refusal leaves the transaction intact.
   */
  async changeAddress(tx: Transaction, id: string, email: string): Promise<boolean> {
    try {
      await tx.transaction(async (attempt) => {
        await attempt.update(users).set({ email, emailVerifiedAt: null }).where(eq(users.id, id));
      });
      return true;
    } catch (error) {
      if (isRefusedBy(error, 'users_email_unique')) return false;
      throw error;
    }
  },

  async update(db: Queryable, id: string, changes: Partial<NewUser>): Promise<void> {
    await db.update(users).set(changes).where(eq(users.id, id));
  },

  /** Takes the wish to leave back; returns false when there was none. */
  async stay(tx: Transaction, id: string): Promise<boolean> {
    const rows = await tx
      .update(users)
      .set({ leavesAt: null })
      .where(and(eq(users.id, id), isNotNull(users.leavesAt)))
      .returning({ id: users.id });
    return rows.length > 0;
  },

  /** With everything that is theirs alone; the account they owned needs no owner before. */
  async remove(tx: Transaction, id: string): Promise<void> {
    await tx.delete(users).where(eq(users.id, id));
  },

  /** Replaces the hash only if it is still the one that was checked. */
  async replacePasswordHash(db: Queryable, id: string, oldHash: string, newHash: string): Promise<void> {
    await db
      .update(users)
      .set({ passwordHash: newHash })
      .where(and(eq(users.id, id), eq(users.passwordHash, oldHash)));
  },
};
