import type { AvatarType } from '@herald/contract/statuses';
import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { excluded } from '../db/excluded.ts';
import { avatarJobs, avatars } from '../db/schema/avatars.ts';
import { videos } from '../db/schema/videos.ts';

export type Avatar = typeof avatars.$inferSelect;
export type NewAvatar = typeof avatars.$inferInsert;

const PRESET_COLUMNS = [
  'kind',
  'type',
  'presetId',
  'name',
  'description',
  'gender',
  'age',
  'appearance',
  'category',
  'pictureKey',
  'position',
] as const;
export type LibraryAvatar = Required<Pick<NewAvatar, 'id' | 'createdAt' | (typeof PRESET_COLUMNS)[number]>>;

const isThere = isNull(avatars.deletedAt);
/** People of services come and go by the lists of those services. */
const isOurs = ne(avatars.kind, 'hosted');
const isInWorkWith = (avatarId: SQL) =>
  and(inArray(videos.status, ['pending', 'processing']), eq(sql`${videos.ingredients} ->> 'avatarId'`, avatarId));
const isLibrary = and(isNull(avatars.accountId), isThere, isOurs);

const isLookOf = (accountId: string, personId: string) =>
  and(
    eq(avatars.accountId, accountId),
    eq(avatars.kind, 'filmed'),
    or(eq(avatars.id, personId), eq(avatars.personId, personId)),
    isThere,
  );

export const avatarRepository = {
  async upsertPresets(db: Queryable, presets: LibraryAvatar[]): Promise<void> {
    const set = excluded(avatars, PRESET_COLUMNS);
    await db.insert(avatars).values(presets).onConflictDoUpdate({ target: avatars.presetId, set });
  },

  /** Highest position first, because the screen reverses the list. */
  async listLibrary(db: Queryable): Promise<Avatar[]> {
    return db.select().from(avatars).where(isLibrary).orderBy(desc(avatars.position));
  },

  /** Actors of the installation that are not of this account, the last one added first. */
  async listCast(db: Queryable, accountId: string): Promise<Avatar[]> {
    return db
      .select()
      .from(avatars)
      .where(and(isNotNull(avatars.castAt), ne(avatars.accountId, accountId), isThere))
      .orderBy(desc(avatars.castAt), desc(avatars.id));
  },

  /** Oldest first. */
  async listOwn(db: Queryable, accountId: string): Promise<Avatar[]> {
    return db
      .select()
      .from(avatars)
      .where(and(eq(avatars.accountId, accountId), isThere, isOurs))
      .orderBy(asc(avatars.createdAt), asc(avatars.id));
  },

  async findById(db: Queryable, id: string): Promise<Avatar | undefined> {
    const [row] = await db
      .select()
      .from(avatars)
      .where(and(eq(avatars.id, id), isThere));
    return row;
  },

  async findByPreset(db: Queryable, presetId: string): Promise<Avatar | undefined> {
    const [row] = await db
      .select()
      .from(avatars)
      .where(and(eq(avatars.presetId, presetId), isLibrary));
    return row;
  },

  /** The looks of a filmed person that are there, the first one first. */
  async listLooks(db: Queryable, accountId: string, personId: string): Promise<Avatar[]> {
    return db
      .select()
      .from(avatars)
      .where(isLookOf(accountId, personId))
      .orderBy(asc(avatars.createdAt), asc(avatars.id));
  },

  async updateLooks(
    db: Queryable,
    { accountId, personId }: { accountId: string; personId: string },
    changes: Pick<Partial<NewAvatar>, 'name' | 'privateToId'>,
  ): Promise<void> {
    await db.update(avatars).set(changes).where(isLookOf(accountId, personId));
  },

  async update(db: Queryable, id: string, changes: Partial<NewAvatar>): Promise<void> {
    await db.update(avatars).set(changes).where(eq(avatars.id, id));
  },

  /** Inserting the same avatar twice stores it once. */
  async insertOnce(db: Queryable, avatar: NewAvatar & { type: AvatarType }): Promise<Avatar> {
    await db.insert(avatars).values(avatar).onConflictDoNothing({ target: avatars.id });
    const [row] = await db.select().from(avatars).where(eq(avatars.id, avatar.id));
    if (!row) throw new Error('The new avatar was not returned.');
    return row;
  },

  async markDeleted(db: Queryable, accountId: string, id: string, now: Date): Promise<boolean> {
    const rows = await db
      .update(avatars)
      .set({ deletedAt: now })
      .where(and(eq(avatars.id, id), eq(avatars.accountId, accountId), isThere, isOurs))
      .returning({ id: avatars.id });
    return rows.length > 0;
  },

  async countFilmsInWork(db: Queryable, id: string): Promise<number> {
    return db.$count(videos, isInWorkWith(sql`${id}`));
  },

  /** Deleted avatars that still have a picture and that no unfinished video needs. */
  async listToErase(db: Queryable, limit: number) {
    return db
      .select({ id: avatars.id, pictureKey: avatars.pictureKey })
      .from(avatars)
      .where(
        and(
          isNotNull(avatars.deletedAt),
          isNotNull(avatars.accountId),
          ne(avatars.pictureKey, ''),
          notExists(
            db
              .select({ id: videos.id })
              .from(videos)
              .where(isInWorkWith(sql`${avatars.id}::text`)),
          ),
        ),
      )
      .limit(limit);
  },

  /** Another avatar of the account still shows this picture. */
  async isPictureShared(db: Queryable, { id, pictureKey }: Pick<Avatar, 'id' | 'pictureKey'>): Promise<boolean> {
    const others = await db.$count(avatars, and(eq(avatars.pictureKey, pictureKey), ne(avatars.id, id)));
    return others > 0;
  },

  /** The avatars of an account that have a picture. */
  async listIdsWithPicture(db: Queryable, accountId: string): Promise<string[]> {
    const rows = await db
      .select({ id: avatars.id })
      .from(avatars)
      .where(and(eq(avatars.accountId, accountId), ne(avatars.pictureKey, '')));
    return rows.map(({ id }) => id);
  },

  async erase(db: Queryable, id: string): Promise<void> {
    await db.delete(avatarJobs).where(eq(avatarJobs.avatarId, id));
    await db
      .update(avatars)
      .set({ pictureKey: '', sizeBytes: 0, points: null, productImageKey: null })
      .where(eq(avatars.id, id));
  },
};
