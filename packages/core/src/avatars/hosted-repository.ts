import { and, desc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { avatars } from '../db/schema/avatars.ts';
import type { Avatar, NewAvatar } from './avatar-repository.ts';

/** A service as it stands on a person. */
export interface CastName {
  /** The name of the service. */
  name: string;
  /** Whose key it is; empty for a service of the installation. */
  accountId: string | null;
}

const isOf = ({ name, accountId }: CastName) =>
  and(eq(avatars.hostedBy, name), accountId ? eq(avatars.accountId, accountId) : isNull(avatars.accountId));

/** People of services, who are filmed there. */
export const hostedRepository = {
  /** Those of these services that an account sees, the last one first. */
  async listSeen(db: Queryable, accountId: string, names: string[]): Promise<Avatar[]> {
    if (names.length === 0) return [];
    const isSeen = or(isNull(avatars.accountId), eq(avatars.accountId, accountId));
    return db
      .select()
      .from(avatars)
      .where(and(eq(avatars.kind, 'hosted'), inArray(avatars.hostedBy, names), isSeen, isNull(avatars.deletedAt)))
      .orderBy(desc(avatars.position), desc(avatars.id));
  },

  /** One person, wherever a service with one of these names lists them for an account. */
  async listPerson(db: Queryable, accountId: string, hostedId: string, names: string[]): Promise<Avatar[]> {
    const isSeen = or(isNull(avatars.accountId), eq(avatars.accountId, accountId));
    const isPerson = and(eq(avatars.hostedId, hostedId), inArray(avatars.hostedBy, names));
    return db
      .select()
      .from(avatars)
      .where(and(isPerson, isSeen, isNull(avatars.deletedAt)));
  },

  /** Also those that are gone. */
  async listOf(db: Queryable, cast: CastName): Promise<Avatar[]> {
    return db.select().from(avatars).where(isOf(cast));
  },

  /** A person that another process found at the same time is kept once. */
  async insertOnce(db: Queryable, avatar: NewAvatar): Promise<boolean> {
    const rows = await db.insert(avatars).values(avatar).onConflictDoNothing().returning({ id: avatars.id });
    return rows.length > 0;
  },

  async update(db: Queryable, id: string, changes: Partial<NewAvatar>): Promise<void> {
    await db.update(avatars).set(changes).where(eq(avatars.id, id));
  },

  /** They are hidden and stay, so that drafts and videos still name them. */
  async hide(db: Queryable, ids: string[], now: Date): Promise<void> {
    if (ids.length === 0) return;
    await db
      .update(avatars)
      .set({ deletedAt: now })
      .where(and(inArray(avatars.id, ids), isNull(avatars.deletedAt)));
  },
};
