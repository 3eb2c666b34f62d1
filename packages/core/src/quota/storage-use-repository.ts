import { and, eq, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../db/database.ts';
import { avatars } from '../db/schema/avatars.ts';
import { personClips } from '../db/schema/clips.ts';
import { audioClips, pictures } from '../db/schema/media.ts';
import { videos } from '../db/schema/videos.ts';

interface StoredKind {
  table: PgTable;
  id: PgColumn;
  accountId: PgColumn;
  createdAt: PgColumn;
  bytes: PgColumn;
  /** Rows whose files are still there; all of them by default. */
  isStored?: SQL;
}

/** What an account stores, by the folder its files are in. Every row says how many bytes its files have. */
const kinds = {
  audio: { ...columnsOf(audioClips), bytes: audioClips.sizeBytes, isStored: isNull(audioClips.deletedAt) },
  pictures: { ...columnsOf(pictures), bytes: pictures.sizeBytes },
  clips: { ...columnsOf(personClips), bytes: personClips.sizeBytes },
  avatars: { ...columnsOf(avatars), bytes: avatars.sizeBytes },
  videos: { ...columnsOf(videos), bytes: videos.storedBytes, isStored: isNull(videos.purgedAt) },
} satisfies Record<string, StoredKind>;

export type StoredFolder = keyof typeof kinds;

type Owned = PgTable & { id: PgColumn; accountId: PgColumn; createdAt: PgColumn };

function columnsOf(table: Owned) {
  return { table, id: table.id, accountId: table.accountId, createdAt: table.createdAt };
}

export const storageUseRepository = {
  /** The bytes an account stores. They are added up each time, so that no counter can differ from the rows. */
  async read(db: Queryable, accountId: string): Promise<number> {
    const sums = Object.values<StoredKind>(kinds).map(
      ({ table, bytes, isStored, accountId: owner }) =>
        sql`(select coalesce(sum(${bytes}), 0) from ${table} where ${and(eq(owner, accountId), isStored)})`,
    );
    const { rows } = await db.execute<{ bytes: string }>(sql`select ${sql.join(sums, sql` + `)} as bytes`);
    return Number(rows[0]?.bytes ?? 0);
  },

  /** Sets the bytes of rows made before a moment to what is in the store, where they differ. */
  async correct(
    db: Queryable,
    folder: StoredFolder,
    { accountId, before, sizes }: { accountId: string; before: Date; sizes: ReadonlyMap<string, number> },
  ): Promise<void> {
    const { table, id, bytes, createdAt, accountId: owner, isStored }: StoredKind = kinds[folder];
    const actual = sql`coalesce((${JSON.stringify(Object.fromEntries(sizes))}::jsonb ->> ${id}::text)::integer, 0)`;
    const isWrong = and(eq(owner, accountId), lt(createdAt, before), isStored, sql`${bytes} <> ${actual}`);
    await db.execute(sql`update ${table} set ${sql.identifier(bytes.name)} = ${actual} where ${isWrong}`);
  },
};
