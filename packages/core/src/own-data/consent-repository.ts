import type { AvatarConsent } from '@herald/contract/endpoints/avatars';
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { personOf } from '../avatars/looks.ts';
import type { Queryable, Transaction } from '../db/database.ts';
import { avatars } from '../db/schema/avatars.ts';
import { users } from '../db/schema/people.ts';
import { videos } from '../db/schema/videos.ts';
import { videoColumns } from '../db/video-columns.ts';
import type { StoredVideo } from '../videos/state/video.ts';

const isOf = (accountId: string) => and(eq(avatars.accountId, accountId), isNotNull(avatars.consent));
const avatarOfVideo = sql<string>`(${videos.ingredients} ->> 'avatarId')`;

/** What is left of films that show one of these avatars, in the library and in its trash. */
function filmsOf(accountId: string, avatarIds: string[]): SQL | undefined {
  return and(eq(videos.accountId, accountId), isNull(videos.purgedAt), inArray(avatarOfVideo, avatarIds));
}

const columns = {
  avatarId: avatars.id,
  name: avatars.name,
  look: avatars.look,
  personId: sql<string>`coalesce(${avatars.personId}, ${avatars.id})`,
  kind: avatars.kind,
  presetId: avatars.presetId,
  pictureKey: avatars.pictureKey,
  consent: sql<AvatarConsent>`${avatars.consent}`,
  deletedAt: avatars.deletedAt,
  givenBy: users.name,
};

export const consentRepository = {
  /** Every consent of the account, the newest first. Who has left has no name. */
  async list(db: Queryable, accountId: string) {
    return db
      .select(columns)
      .from(avatars)
      .leftJoin(users, eq(sql`${users.id}::text`, sql`${avatars.consent} ->> 'user_id'`))
      .where(isOf(accountId))
      .orderBy(desc(avatars.createdAt), asc(avatars.id));
  },

  /** How many films show each avatar, by the avatar's id. */
  async countFilms(db: Queryable, accountId: string): Promise<Map<string, { finished: number; inWork: number }>> {
    const rows = await db
      .select({
        avatarId: sql<string>`${avatarOfVideo}`,
        finished: count(sql`case when ${videos.status} = 'completed' then 1 end`),
        inWork: count(sql`case when ${videos.status} in ('pending', 'processing') then 1 end`),
      })
      .from(videos)
      .where(and(eq(videos.accountId, accountId), isNull(videos.purgedAt), isNotNull(videos.ingredients)))
      .groupBy(avatarOfVideo);
    return new Map(rows.map(({ avatarId, finished, inWork }) => [avatarId, { finished, inWork }]));
  },

  /** The avatars of a consent, locked until the transaction ends: all looks of a filmed person, also those that are removed. */
  async lockPerson(tx: Transaction, accountId: string, avatarId: string) {
    const [one] = await tx
      .select({ id: avatars.id, personId: avatars.personId })
      .from(avatars)
      .where(and(isOf(accountId), eq(avatars.id, avatarId)));
    if (!one) return [];
    const personId = personOf(one);
    return tx
      .select({
        id: avatars.id,
        name: avatars.name,
        consent: sql<AvatarConsent>`${avatars.consent}`,
        deletedAt: avatars.deletedAt,
        castAt: avatars.castAt,
      })
      .from(avatars)
      .where(and(isOf(accountId), or(eq(avatars.id, personId), eq(avatars.personId, personId))))
      .orderBy(asc(avatars.id))
      .for('update');
  },

  async update(tx: Transaction, avatarId: string, values: { consent: AvatarConsent; deletedAt: Date }): Promise<void> {
    await tx.update(avatars).set(values).where(eq(avatars.id, avatarId));
  },

  async listFilms(db: Queryable, accountId: string, avatarIds: string[]): Promise<StoredVideo[]> {
    return db
      .select(videoColumns)
      .from(videos)
      .where(filmsOf(accountId, avatarIds))
      .orderBy(desc(videos.createdAt), desc(videos.id));
  },

  /** The same, locked in the order in which everybody locks videos. */
  async lockFilms(tx: Transaction, accountId: string, avatarIds: string[]): Promise<StoredVideo[]> {
    return tx
      .select(videoColumns)
      .from(videos)
      .where(filmsOf(accountId, avatarIds))
      .orderBy(asc(videos.id))
      .for('update');
  },

  /** Stopped films of revoked avatars that may still have a picture of the face. */
  async listStoppedFilms(db: Queryable, limit: number): Promise<Pick<StoredVideo, 'id' | 'accountId'>[]> {
    return db
      .select({ id: videos.id, accountId: videos.accountId })
      .from(videos)
      .innerJoin(avatars, eq(sql`${avatars.id}::text`, avatarOfVideo))
      .where(
        and(
          isNotNull(videos.firstPictureKey),
          sql`${videos.status} in ('failed', 'cancelled')`,
          sql`${avatars.consent} ->> 'revoked_at' is not null`,
        ),
      )
      .limit(limit);
  },

  async forgetFirstPicture(db: Queryable, videoId: string): Promise<void> {
    await db.update(videos).set({ firstPictureKey: null, storedBytes: 0 }).where(eq(videos.id, videoId));
  },
};
