import { and, asc, desc, eq, gt, inArray, isNull, like, lt, notExists, notInArray, or, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { audioClips, drafts } from '../db/schema/media.ts';
import { videos } from '../db/schema/videos.ts';

export type AudioClip = typeof audioClips.$inferSelect;
export type NewAudioClip = typeof audioClips.$inferInsert;

const MAX_LISTED = 200;
const isThere = isNull(audioClips.deletedAt);
const inAccount = (accountId: string) => and(eq(audioClips.accountId, accountId), isThere);

interface UnusedSounds {
  before: Date;
  /** Earlier ones were looked at. */
  afterId: string | undefined;
  limit: number;
}

export const audioRepository = {
  /** Returns undefined when the account has a clip that was spoken from the same text and voice. */
  async insert(db: Queryable, clip: NewAudioClip): Promise<AudioClip | undefined> {
    const [row] = await db.insert(audioClips).values(clip).onConflictDoNothing().returning();
    return row;
  },

  async find(db: Queryable, accountId: string, id: string): Promise<AudioClip | undefined> {
    const [row] = await db
      .select()
      .from(audioClips)
      .where(and(eq(audioClips.id, id), inAccount(accountId)));
    return row;
  },

  async findSpokenFrom(db: Queryable, accountId: string, hash: string): Promise<AudioClip | undefined> {
    const [row] = await db
      .select()
      .from(audioClips)
      .where(and(eq(audioClips.spokenFromHash, hash), inAccount(accountId)));
    return row;
  },

  /** Which of these were spoken before. */
  async listSpokenFrom(db: Queryable, accountId: string, hashes: string[]): Promise<Set<string>> {
    const rows = await db
      .select({ hash: audioClips.spokenFromHash })
      .from(audioClips)
      .where(and(inArray(audioClips.spokenFromHash, hashes), inAccount(accountId)));
    return new Set(rows.flatMap(({ hash }) => hash ?? []));
  },

  async listIds(db: Queryable, accountId: string): Promise<string[]> {
    const rows = await db.select({ id: audioClips.id }).from(audioClips).where(inAccount(accountId));
    return rows.map(({ id }) => id);
  },

  /** The newest sounds that were uploaded or recorded, without music. */
  async listSent(db: Queryable, accountId: string): Promise<AudioClip[]> {
    return db
      .select()
      .from(audioClips)
      .where(and(inAccount(accountId), inArray(audioClips.source, ['upload', 'recording'])))
      .orderBy(desc(audioClips.createdAt), desc(audioClips.id))
      .limit(MAX_LISTED);
  },

  async update(db: Queryable, id: string, changes: Partial<NewAudioClip>): Promise<AudioClip | undefined> {
    const [row] = await db
      .update(audioClips)
      .set(changes)
      .where(and(eq(audioClips.id, id), isThere))
      .returning();
    return row;
  },

  /** Forgets what was said; that there was a sound stays. */
  async markDeleted(db: Queryable, id: string, now: Date): Promise<void> {
    const nothing = { name: '', script: '', words: [], notes: [], spokenFromHash: null };
    await db
      .update(audioClips)
      .set({ ...nothing, deletedAt: now })
      .where(and(eq(audioClips.id, id), isThere));
  },

  /** Older speech that no video and no draft uses, by id. */
  async listUnusedSpeech(db: Queryable, { before, afterId, limit }: UnusedSounds): Promise<AudioClip[]> {
    const inVideo = db.select({ id: videos.id }).from(videos).where(eq(videos.audioId, audioClips.id));
    const inDraft = db
      .select({ id: drafts.userId })
      .from(drafts)
      .where(eq(sql`${drafts.content} -> 'voice' ->> 'audioId'`, sql`${audioClips.id}::text`));
    return db
      .select()
      .from(audioClips)
      .where(
        and(
          isThere,
          eq(audioClips.source, 'tts'),
          lt(audioClips.createdAt, before),
          afterId ? gt(audioClips.id, afterId) : undefined,
          notExists(inVideo),
          notExists(inDraft),
        ),
      )
      .orderBy(asc(audioClips.id))
      .limit(limit);
  },

  /** Older music that no video and no draft uses, by id. */
  async listUnusedMusic(db: Queryable, { before, afterId, limit }: UnusedSounds): Promise<AudioClip[]> {
    const clipId = sql`${audioClips.id}::text`;
    const isIn = (table: typeof videos | typeof drafts) => eq(table.accountId, audioClips.accountId);
    const isPlayed = eq(sql`${videos.ingredients} ->> 'musicId'`, clipId);
    const isDrafted = like(sql`${drafts.content} -> 'output' ->> 'music_url'`, sql`'%/audio/' || ${clipId} || '/%'`);
    const inVideo = db
      .select({ id: videos.id })
      .from(videos)
      .where(and(isIn(videos), isPlayed));
    const inDraft = db
      .select({ id: drafts.userId })
      .from(drafts)
      .where(and(isIn(drafts), isDrafted));
    return db
      .select()
      .from(audioClips)
      .where(
        and(
          isThere,
          eq(audioClips.source, 'music'),
          lt(audioClips.createdAt, before),
          afterId ? gt(audioClips.id, afterId) : undefined,
          notExists(inVideo),
          notExists(inDraft),
        ),
      )
      .orderBy(asc(audioClips.id))
      .limit(limit);
  },

  /** Whether a video that may still be made, or made again, uses it. */
  async isNeeded(db: Queryable, accountId: string, id: string): Promise<boolean> {
    const rows = await db
      .select({ id: videos.id })
      .from(videos)
      .where(
        and(
          eq(videos.accountId, accountId),
          isNull(videos.purgedAt),
          notInArray(videos.status, ['completed']),
          or(eq(videos.audioId, id), eq(sql`${videos.ingredients} ->> 'musicId'`, id)),
        ),
      )
      .limit(1);
    return rows.length > 0;
  },
};
