import type { ClipWord } from '@herald/contract/endpoints/speech';
import { and, eq, inArray, isNotNull, isNull, ne, or } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { avatars } from '../../db/schema/avatars.ts';
import { audioClips, pictures } from '../../db/schema/media.ts';

export type OrderedAvatar = typeof avatars.$inferSelect;
export type OrderedSound = typeof audioClips.$inferSelect;

/** Finds what an order names, and only what its account may use. */
export const ingredientRepository = {
  /** Any account's avatar, deleted or not: a video that was ordered with it is made with it. */
  async findAvatar(db: Queryable, id: string): Promise<OrderedAvatar | undefined> {
    const [row] = await ingredientRepository.findAvatars(db, [id]);
    return row;
  },

  async findAvatars(db: Queryable, ids: string[]): Promise<OrderedAvatar[]> {
    return db.select().from(avatars).where(inArray(avatars.id, ids));
  },

  /** The account's avatar with this picture. */
  async findOwnAvatarByPicture(db: Queryable, accountId: string, key: string): Promise<OrderedAvatar | undefined> {
    const [row] = await db
      .select()
      .from(avatars)
      .where(and(eq(avatars.pictureKey, key), eq(avatars.accountId, accountId), isNull(avatars.deletedAt)));
    return row;
  },

  /** A sound with speech, or music. */
  async findSound(
    db: Queryable,
    accountId: string,
    by: ({ id: string } | { key: string }) & { isMusic: boolean },
  ): Promise<OrderedSound | undefined> {
    const isNamed = 'id' in by ? eq(audioClips.id, by.id) : eq(audioClips.soundKey, by.key);
    const isOfKind = by.isMusic ? eq(audioClips.source, 'music') : ne(audioClips.source, 'music');
    const [row] = await db
      .select()
      .from(audioClips)
      .where(and(isNamed, isOfKind, eq(audioClips.accountId, accountId), isNull(audioClips.deletedAt)));
    return row;
  },

  /** The words of these sounds with their times; a deleted sound has none. */
  async findWords(db: Queryable, audioIds: string[]): Promise<Map<string, ClipWord[]>> {
    if (audioIds.length === 0) return new Map();
    const rows = await db
      .select({ id: audioClips.id, words: audioClips.words })
      .from(audioClips)
      .where(inArray(audioClips.id, audioIds));
    return new Map(rows.map(({ id, words }) => [id, words]));
  },

  /** What is to be known about these sounds, where there is something. */
  async findNotes(db: Queryable, audioIds: string[]): Promise<Map<string, string[]>> {
    if (audioIds.length === 0) return new Map();
    const rows = await db
      .select({ id: audioClips.id, notes: audioClips.notes })
      .from(audioClips)
      .where(and(inArray(audioClips.id, audioIds), ne(audioClips.notes, [])));
    return new Map(rows.map(({ id, notes }) => [id, notes]));
  },

  /** A moderator removed the picture. */
  async isRemoved(db: Queryable, key: string): Promise<boolean> {
    const isThis = and(eq(pictures.key, key), isNotNull(pictures.removedAt));
    return (await db.$count(pictures, isThis)) > 0;
  },

  async hasPicture(db: Queryable, accountId: string, key: string): Promise<boolean> {
    const [picture] = await db
      .select({ id: pictures.id, removedAt: pictures.removedAt })
      .from(pictures)
      .where(and(eq(pictures.key, key), eq(pictures.accountId, accountId), isNull(pictures.deletedAt)));
    if (picture) return picture.removedAt === null;
    const isOnAvatar = or(eq(avatars.productImageKey, key), eq(avatars.pictureKey, key));
    const [avatar] = await db
      .select({ id: avatars.id })
      .from(avatars)
      .where(and(isOnAvatar, eq(avatars.accountId, accountId), isNull(avatars.deletedAt)));
    return avatar !== undefined;
  },
};
