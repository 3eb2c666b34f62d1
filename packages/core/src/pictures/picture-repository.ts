import { and, desc, eq, isNotNull, isNull, lt, ne, not, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../db/database.ts';
import { avatars } from '../db/schema/avatars.ts';
import { brandKits, drafts, keptDrafts, pictures } from '../db/schema/media.ts';
import { templates } from '../db/schema/templates.ts';
import { videos } from '../db/schema/videos.ts';

export type Picture = typeof pictures.$inferSelect;

export const pictureRepository = {
  async insert(db: Queryable, picture: Picture): Promise<void> {
    await db.insert(pictures).values(picture);
  },

  async listIds(db: Queryable, accountId: string): Promise<string[]> {
    const rows = await db.select({ id: pictures.id }).from(pictures).where(eq(pictures.accountId, accountId));
    return rows.map(({ id }) => id);
  },

  async findInAccount(db: Queryable, accountId: string, id: string): Promise<Picture | undefined> {
    const [row] = await db
      .select()
      .from(pictures)
      .where(and(eq(pictures.id, id), eq(pictures.accountId, accountId), isUsable));
    return row;
  },

  /** The newest of this name. */
  async hasKey(db: Queryable, accountId: string, key: string): Promise<boolean> {
    const isThere = and(eq(pictures.accountId, accountId), eq(pictures.key, key), isNull(pictures.deletedAt));
    return (await db.$count(pictures, isThere)) > 0;
  },

  async findPortraitByName(db: Queryable, accountId: string, name: string): Promise<Picture | undefined> {
    const isThis = and(eq(pictures.accountId, accountId), eq(pictures.purpose, 'portrait'), eq(pictures.name, name));
    const [row] = await db
      .select()
      .from(pictures)
      .where(and(isThis, isUsable))
      .orderBy(desc(pictures.createdAt))
      .limit(1);
    return row;
  },

  async markDeleted(db: Queryable, accountId: string, id: string, now: Date): Promise<boolean> {
    const rows = await db
      .update(pictures)
      .set({ deletedAt: now })
      .where(and(eq(pictures.id, id), eq(pictures.accountId, accountId), isNull(pictures.deletedAt)))
      .returning({ id: pictures.id });
    return rows.length > 0;
  },

  /** A logo in a brand kit belongs to the films to come. */
  async isInBrandKit(db: Queryable, accountId: string, id: string): Promise<boolean> {
    const isThis = and(
      eq(pictures.id, id),
      eq(pictures.accountId, accountId),
      namedIn({ table: brandKits, ...brandKits }),
    );
    return (await db.$count(pictures, isThis)) > 0;
  },

  async removeByKey(db: Queryable, key: string): Promise<void> {
    await db.delete(pictures).where(eq(pictures.key, key));
  },

  /** Deleted pictures that may go, and older ones that no avatar, draft or video that may still be made refers to. */
  async listUnneeded(
    db: Queryable,
    { portraitsBefore, othersBefore }: { portraitsBefore: Date; othersBefore: Date },
    limit: number,
  ): Promise<Pick<Picture, 'key'>[]> {
    const isOldPortrait = and(eq(pictures.purpose, 'portrait'), lt(pictures.createdAt, portraitsBefore));
    const isOldOther = and(ne(pictures.purpose, 'portrait'), lt(pictures.createdAt, othersBefore));
    const isDeleted = and(isNotNull(pictures.deletedAt), not(isInVideo(sql`in ('pending', 'processing')`)));
    const isForgotten = and(or(isOldPortrait, isOldOther), not(isInDraft), not(isInVideo(sql`<> 'completed'`)));
    return db
      .select({ key: pictures.key })
      .from(pictures)
      .where(and(or(isDeleted, isForgotten), not(isOnAvatar)))
      .limit(limit);
  },
};

const isUsable = and(isNull(pictures.deletedAt), isNull(pictures.removedAt));

const isOnAvatar: SQL = sql`exists (
  select 1 from ${avatars} where ${avatars.accountId} = ${pictures.accountId} and ${avatars.pictureKey} <> ''
  and ${pictures.key} in (${avatars.pictureKey}, ${avatars.productImageKey}))`;

/** Brand kits, drafts and templates name their pictures by links, which contain their ids. */
const namedIn = ({
  table,
  accountId,
  content,
}: {
  table: PgTable;
  accountId: PgColumn;
  content: PgColumn;
}): SQL => sql`exists (
  select 1 from ${table} where ${accountId} = ${pictures.accountId}
  and position(${pictures.id}::text in ${content}::text) > 0)`;

const isInDraft: SQL = sql`(${sql.join(
  [brandKits, drafts, keptDrafts, templates].map((table) => namedIn({ table, ...table })),
  sql` or `,
)})`;

function isInVideo(whoseStatus: SQL): SQL {
  const named = ['productKey', 'backgroundKey', 'logoKey'].map((name) => sql`${videos.ingredients} ->> ${name}`);
  return sql`exists (
    select 1 from ${videos} where ${videos.accountId} = ${pictures.accountId} and ${videos.purgedAt} is null
    and ${videos.status} ${whoseStatus} and (${pictures.key} in (${sql.join(named, sql`, `)})
      or position(${pictures.key} in (${videos.ingredients} -> 'materialKeys')::text) > 0))`;
}
