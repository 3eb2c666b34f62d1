import { and, asc, count, eq, gt, lte } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';
import { accounts, users } from '../db/schema/people.ts';
import { siteKeys, sites } from '../db/schema/sites.ts';
import { isClosedFor } from '../people/is-closed-repository.ts';

export type Site = typeof sites.$inferSelect;

export const siteRepository = {
  async list(db: Queryable, accountId: string): Promise<Site[]> {
    return db.select().from(sites).where(eq(sites.accountId, accountId)).orderBy(asc(sites.createdAt));
  },

  async listAll(db: Queryable): Promise<Site[]> {
    return db.select().from(sites).orderBy(asc(sites.createdAt));
  },

  async count(db: Queryable, accountId: string): Promise<number> {
    const [row] = await db.select({ sites: count() }).from(sites).where(eq(sites.accountId, accountId));
    return row?.sites ?? 0;
  },

  async findInAccount(db: Queryable, accountId: string, id: string): Promise<Site | undefined> {
    const [site] = await db
      .select()
      .from(sites)
      .where(and(eq(sites.id, id), eq(sites.accountId, accountId)));
    return site;
  },

  async findById(db: Queryable, id: string): Promise<Site | undefined> {
    const [site] = await db.select().from(sites).where(eq(sites.id, id));
    return site;
  },

  /** The same, held until the transaction ends. */
  async hold(tx: Transaction, id: string): Promise<Site | undefined> {
    const [site] = await tx.select().from(sites).where(eq(sites.id, id)).for('update');
    return site;
  },

  /** The site at a domain with its owner, unless they are banned or leaving. */
  async findOpen(db: Queryable, domain: string): Promise<{ site: Site; ownerId: string } | undefined> {
    const [row] = await db
      .select({ site: sites, ownerId: users.id, isClosed: isClosedFor(users) })
      .from(sites)
      .innerJoin(accounts, eq(accounts.id, sites.accountId))
      .innerJoin(users, eq(users.id, accounts.ownerId))
      .where(eq(sites.domain, domain));
    return row && !row.isClosed ? row : undefined;
  },

  /** Returns false when the domain is taken. */
  async insert(tx: Transaction, site: Site): Promise<boolean> {
    const rows = await tx.insert(sites).values(site).onConflictDoNothing({ target: sites.domain }).returning();
    return rows.length > 0;
  },

  async setSchemaVersion(tx: Transaction, id: string, schemaVersion: number): Promise<void> {
    await tx.update(sites).set({ schemaVersion }).where(eq(sites.id, id));
  },

  async remove(tx: Transaction, id: string): Promise<void> {
    await tx.delete(sites).where(eq(sites.id, id));
  },

  async insertKey(db: Queryable, key: typeof siteKeys.$inferInsert): Promise<void> {
    await db.insert(siteKeys).values(key);
  },

  /** Uses up a ticket; only the first request gets it. */
  async useTicket(db: Queryable, keyHash: string, siteId: string, now: Date) {
    const [ticket] = await db
      .delete(siteKeys)
      .where(validKey({ keyHash, siteId, kind: 'ticket', now }))
      .returning({ sessionHash: siteKeys.sessionHash });
    return ticket;
  },

  async findSession(db: Queryable, keyHash: string, siteId: string, now: Date) {
    const [session] = await db
      .select({ sessionHash: siteKeys.sessionHash })
      .from(siteKeys)
      .where(validKey({ keyHash, siteId, kind: 'session', now }));
    return session;
  },

  async removeKey(db: Queryable, keyHash: string): Promise<void> {
    await db.delete(siteKeys).where(eq(siteKeys.keyHash, keyHash));
  },

  async removeExpiredKeys(db: Queryable, now: Date): Promise<void> {
    await db.delete(siteKeys).where(lte(siteKeys.expiresAt, now));
  },
};

interface WantedKey {
  keyHash: string;
  siteId: string;
  kind: 'ticket' | 'session';
  now: Date;
}

const validKey = ({ keyHash, siteId, kind, now }: WantedKey) =>
  and(eq(siteKeys.keyHash, keyHash), eq(siteKeys.siteId, siteId), eq(siteKeys.kind, kind), gt(siteKeys.expiresAt, now));
