import type { ReportReason, ReportStatus } from '@herald/contract/statuses';
import { and, desc, eq, isNull, like, lt, not, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';
import { accounts, users } from '../db/schema/people.ts';
import { videos } from '../db/schema/videos.ts';
import { videoActs, videoPlays, videoReports } from '../db/schema/watch.ts';
import { videoColumns } from '../db/video-columns.ts';
import { isClosedFor } from '../people/is-closed-repository.ts';
import type { StoredVideo } from '../videos/state/video.ts';

export interface Play {
  videoId: string;
  viewer: string;
  day: string;
  watchedSec: number;
  /** A hundred zeros and ones. */
  seen: string;
  createdAt: Date;
}

export interface ListedReport {
  id: string;
  reason: ReportReason;
  details: string;
  reporter: string;
  status: ReportStatus;
  settledAt: Date | null;
  createdAt: Date;
  videoId: string;
  title: string;
  slug: string | null;
  /** Its page can be opened. */
  isWatchable: boolean;
  ownerId: string;
  ownerName: string;
}

/** How a report calls somebody who is not signed in. */
export const UNKNOWN_REPORTER = 'visitor';

export interface SeenPlay extends Omit<Play, 'createdAt'> {
  /** When it was told. */
  at: Date;
  durationSec: number;
  /** How long it takes to see that much. */
  seenSec: number;
}

/** A play counts as watched from here on, or from that share of a shorter video. */
const WATCHED_SEC = 5;
const WATCHED_SHARE = 0.75;
/** Of the hundredths; the last moments of a film are often left out. */
const COMPLETED_PARTS = 90;
/** A play is counted a moment after it began. */
const LATE_SEC = 2;

const NOTHING_SEEN = '0'.repeat(100);

const isShared = and(eq(videos.status, 'completed'), isNull(videos.deletedAt), not(isClosedFor(users)));

export const watchRepository = {
  /** A finished video that is not in the trash and whose owner is neither banned nor leaving. */
  async findShared(db: Queryable, by: { slug: string } | { id: string }): Promise<StoredVideo | undefined> {
    const [row] = await db
      .select(videoColumns)
      .from(videos)
      .innerJoin(accounts, eq(accounts.id, videos.accountId))
      .innerJoin(users, eq(users.id, accounts.ownerId))
      .where(and('slug' in by ? eq(videos.slug, by.slug) : eq(videos.id, by.id), isShared));
    return row;
  },

  /** Counts the view if this viewer has not been counted today; returns how many there are now. */
  async countView(tx: Transaction, play: Pick<Play, 'videoId' | 'viewer' | 'day' | 'createdAt'>): Promise<number> {
    const isNew = await tx
      .insert(videoPlays)
      .values({ ...play, seen: NOTHING_SEEN })
      .onConflictDoNothing()
      .returning({ viewer: videoPlays.viewer });
    const added = isNew.length;
    const [row] = await tx
      .update(videos)
      .set({ views: sql`${videos.views} + ${added}` })
      .where(eq(videos.id, play.videoId))
      .returning({ views: videos.views });
    return row?.views ?? 0;
  },

  /**
   * Adds what was seen to a counted play; does nothing for a play that was not counted. Nobody can have watched for longer
   * than the play is old.
   */
  async addSeen(db: Queryable, play: SeenPlay): Promise<void> {
    const ageSec = sql`extract(epoch from ${play.at.toISOString()}::timestamptz - ${videoPlays.createdAt})`;
    const watchedSec = sql`greatest(${videoPlays.watchedSec}, least(${play.watchedSec}::float8, ${ageSec} + ${LATE_SEC}))`;
    const wholeSec = play.durationSec;
    const seen = sql`case when ${play.seenSec} <= ${ageSec} + ${LATE_SEC}
      then ${videoPlays.seen} | ${play.seen}::bit(100) else ${videoPlays.seen} end`;
    await db
      .update(videoPlays)
      .set({
        seen,
        watchedSec,
        isWatched: sql`${videoPlays.isWatched} or ${watchedSec} >= ${Math.min(WATCHED_SEC, wholeSec * WATCHED_SHARE)}::float8`,
        isCompleted: sql`${videoPlays.isCompleted} or bit_count(${seen}) >= ${COMPLETED_PARTS}`,
      })
      .where(
        and(eq(videoPlays.videoId, play.videoId), eq(videoPlays.viewer, play.viewer), eq(videoPlays.day, play.day)),
      );
  },

  /** Once per visitor, day, video and act. */
  async addAct(db: Queryable, act: typeof videoActs.$inferInsert): Promise<void> {
    await db.insert(videoActs).values(act).onConflictDoNothing();
  },

  async insertReport(db: Queryable, report: typeof videoReports.$inferInsert): Promise<void> {
    await db.insert(videoReports).values(report);
  },
  /** Those that wait first, then the newest. */
  async listReports(db: Queryable, limit: number): Promise<ListedReport[]> {
    return db
      .select({
        id: videoReports.id,
        reason: videoReports.reason,
        details: videoReports.details,
        reporter: videoReports.reporter,
        status: videoReports.status,
        settledAt: videoReports.settledAt,
        createdAt: videoReports.createdAt,
        videoId: videos.id,
        title: videos.title,
        slug: videos.slug,
        isWatchable: sql<boolean>`${isShared}`,
        ownerId: users.id,
        ownerName: users.name,
      })
      .from(videoReports)
      .innerJoin(videos, eq(videos.id, videoReports.videoId))
      .innerJoin(accounts, eq(accounts.id, videos.accountId))
      .innerJoin(users, eq(users.id, accounts.ownerId))
      .orderBy(desc(eq(videoReports.status, 'open')), desc(videoReports.createdAt))
      .limit(limit);
  },

  async countOpenReports(db: Queryable): Promise<number> {
    return db.$count(videoReports, eq(videoReports.status, 'open'));
  },

  /** Returns what it is about; undefined when it is unknown or settled. */
  async settleReport(tx: Transaction, id: string, now: Date): Promise<{ videoId: string; title: string } | undefined> {
    const [row] = await tx
      .update(videoReports)
      .set({ status: 'settled', settledAt: now })
      .where(and(eq(videoReports.id, id), eq(videoReports.status, 'open')))
      .returning({
        videoId: videoReports.videoId,
        title: sql<string>`(select title from ${videos} where ${videos.id} = ${videoReports.videoId})`,
      });
    return row;
  },

  async administrators(db: Queryable): Promise<{ id: string; name: string; email: string }[]> {
    return db
      .select({ id: users.id, name: users.name, email: users.email })
      .from(users)
      .where(and(eq(users.role, 'admin'), eq(users.status, 'active')));
  },

  /** Forgets the addresses of visitors; whoever was signed in stays named. */
  async forgetReporters(db: Queryable, before: Date): Promise<void> {
    await db
      .update(videoReports)
      .set({ reporter: UNKNOWN_REPORTER })
      .where(and(lt(videoReports.createdAt, before), like(videoReports.reporter, `${UNKNOWN_REPORTER} from %`)));
  },
};
