import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../../db/database.ts';
import { audioClips } from '../../db/schema/media.ts';
import { dataImports } from '../../db/schema/people.ts';
import { videos } from '../../db/schema/videos.ts';
import { type ArchivedRow, type SiteContent, siteTables } from '../archive/archive-repository.ts';
import { type ArchivedName, archivedTables } from '../archive/archived-tables-repository.ts';

const AT_ONCE = 200;

/** What the account has already stays. */
const OWN_STAYS: ReadonlySet<ArchivedName> = new Set<ArchivedName>(['pronunciations', 'brand_kits']);

export const importRepository = {
  async wasTaken(db: Queryable, accountId: string, exportId: string): Promise<boolean> {
    return (
      (await db.$count(dataImports, and(eq(dataImports.accountId, accountId), eq(dataImports.exportId, exportId)))) > 0
    );
  },

  async noteTaken(tx: Transaction, row: typeof dataImports.$inferInsert): Promise<void> {
    await tx.insert(dataImports).values(row).onConflictDoNothing();
  },

  /** Rows that the account has already, by a key of its own, are left as they are. */
  async insertRows(tx: Transaction, name: ArchivedName, rows: ArchivedRow[]): Promise<void> {
    const table: PgTable = archivedTables[name].table;
    for (let start = 0; start < rows.length; start += AT_ONCE) {
      const insert = tx.insert(table).values(rows.slice(start, start + AT_ONCE));
      await (OWN_STAYS.has(name) ? insert.onConflictDoNothing() : insert);
    }
  },

  /** Which of these addresses of watch pages the installation has already. */
  async takenSlugs(tx: Transaction, slugs: string[]): Promise<Set<string>> {
    if (slugs.length === 0) return new Set();
    const rows = await tx.select({ slug: videos.slug }).from(videos).where(inArray(videos.slug, slugs));
    return new Set(rows.flatMap(({ slug }) => slug ?? []));
  },

  /** The speech an account has, by what it was spoken from. */
  async knownSpeech(tx: Transaction, accountId: string): Promise<Set<string>> {
    const rows = await tx
      .select({ hash: audioClips.spokenFromHash })
      .from(audioClips)
      .where(and(eq(audioClips.accountId, accountId), isNull(audioClips.deletedAt)));
    return new Set(rows.flatMap(({ hash }) => hash ?? []));
  },

  async insertSiteRows(tx: Transaction, schemaName: string, content: SiteContent): Promise<void> {
    for (const name of Object.keys(siteTables) as (keyof SiteContent)[]) {
      const table = sql`${sql.identifier(schemaName)}.${sql.identifier(name)}`;
      await tx.execute(
        sql`insert into ${table} select * from jsonb_populate_recordset(null::${table}, ${JSON.stringify(content[name])}::jsonb)`,
      );
    }
  },
};
