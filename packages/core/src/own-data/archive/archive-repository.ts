import { asc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/database.ts';
import { avatars } from '../../db/schema/avatars.ts';
import { videos } from '../../db/schema/videos.ts';
import { videoDays } from '../../db/schema/watch.ts';
import { type ArchivedName, type ArchivedTable, archivedTables, type Whose } from './archived-tables-repository.ts';

export type ArchivedRow = Record<string, unknown>;

/** The tables of a site's schema, and what puts their rows into one order. */
export const siteTables = { branding: 'headline', videos: 'position', leads: 'created_at', visits: 'day' } as const;
export type SiteTable = keyof typeof siteTables;
export type SiteContent = Record<SiteTable, ArchivedRow[]>;

export const archiveRepository = {
  /** All later reads of the transaction see one moment. */
  async freeze(tx: Transaction): Promise<void> {
    await tx.execute(sql`set transaction isolation level repeatable read read only`);
  },

  async readRows(tx: Transaction, name: ArchivedName, whose: Whose): Promise<ArchivedRow[]> {
    const { table, of, leftOut = [], isOfVideos = false }: ArchivedTable = archivedTables[name];
    const columns = Object.fromEntries(
      Object.entries(getTableColumns(table)).filter(([key]) => !leftOut.includes(key)),
    );
    const query = tx.select(columns).from(table).$dynamic();
    return isOfVideos
      ? query.innerJoin(videos, eq(videoDays.videoId, videos.id)).where(of(whose))
      : query.where(of(whose));
  },

  async readSite(tx: Transaction, schemaName: string): Promise<SiteContent> {
    const read = async (name: SiteTable) => {
      const { rows } = await tx.execute<ArchivedRow>(
        sql`select * from ${sql.identifier(schemaName)}.${sql.identifier(name)} order by ${sql.identifier(siteTables[name])}`,
      );
      return rows;
    };
    return {
      branding: await read('branding'),
      videos: await read('videos'),
      leads: await read('leads'),
      visits: await read('visits'),
    };
  },

  /** The avatars every account of the installation shares. */
  async readLibrary(db: Queryable): Promise<{ id: string; presetId: string }[]> {
    const rows = await db
      .select({ id: avatars.id, presetId: avatars.presetId })
      .from(avatars)
      .where(isNull(avatars.accountId))
      .orderBy(asc(avatars.position));
    return rows.flatMap(({ id, presetId }) => (presetId ? [{ id, presetId }] : []));
  },
};
