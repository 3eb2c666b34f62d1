import { and, eq, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../db/database.ts';
import { avatars } from '../db/schema/avatars.ts';
import { batches } from '../db/schema/batches.ts';
import { personClips } from '../db/schema/clips.ts';
import { audioClips, brandKits, drafts, keptDrafts, pictures, pronunciations } from '../db/schema/media.ts';
import { accounts, invitations, memberships } from '../db/schema/people.ts';
import { accountKeys } from '../db/schema/services.ts';
import { sites } from '../db/schema/sites.ts';
import { templates } from '../db/schema/templates.ts';
import { videos } from '../db/schema/videos.ts';

interface Thing {
  table: PgTable & { accountId: PgColumn };
  /** Rows that stay when their person deletes them: what is left of them is nothing to anybody. */
  isThere?: SQL | undefined;
}

/** A draft is emptied and never deleted. */
const hasWords = or(
  ne(sql`coalesce(${drafts.content} #>> '{script,content}', '')`, ''),
  ne(sql`coalesce(${drafts.content} ->> 'title', '')`, ''),
);

const THINGS: readonly Thing[] = [
  { table: videos, isThere: isNull(videos.purgedAt) },
  { table: drafts, isThere: hasWords },
  { table: audioClips, isThere: isNull(audioClips.deletedAt) },
  { table: pictures, isThere: isNull(pictures.deletedAt) },
  { table: avatars, isThere: isNull(avatars.deletedAt) },
  { table: personClips, isThere: isNull(personClips.deletedAt) },
  { table: batches, isThere: eq(batches.status, 'running') },
  ...[keptDrafts, templates, brandKits, pronunciations, accountKeys, sites, memberships, invitations].map((table) => ({
    table,
  })),
];

export const ownThingsRepository = {
  /** Somebody made or keeps something in this account. */
  async has(db: Queryable, accountId: string): Promise<boolean> {
    const found = THINGS.map(
      ({ table, isThere }) => sql`exists (select from ${table} where ${and(eq(table.accountId, accountId), isThere)})`,
    );
    const { rows } = await db.execute<{ has: boolean }>(sql`select (${sql.join(found, sql` or `)}) as has`);
    return rows[0]?.has === true;
  },

  /** Forgets what deleted things leave behind, so that the next owner of an empty account reads nothing about the one before. */
  async beginAgain(tx: Transaction, accountId: string, now: Date): Promise<void> {
    await tx.delete(batches).where(eq(batches.accountId, accountId));
    await tx.delete(drafts).where(eq(drafts.accountId, accountId));
    await tx
      .update(avatars)
      .set({ name: '', look: '', consent: null })
      .where(and(eq(avatars.accountId, accountId), isNotNull(avatars.deletedAt)));
    await tx.update(accounts).set({ createdAt: now }).where(eq(accounts.id, accountId));
  },
};
