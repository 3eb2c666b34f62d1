import type { VideoStatus } from '@herald/contract/statuses';
import { and, asc, count, eq, gt, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { outsideReports } from '../../db/schema/services.ts';
import { videos } from '../../db/schema/videos.ts';
import { videoColumns } from '../../db/video-columns.ts';
import type { StoredVideo } from '../state/video.ts';

export type OutsideReport = Pick<typeof outsideReports.$inferSelect, 'id' | 'bodyKey'>;

const UNFINISHED: VideoStatus[] = ['pending', 'processing'];
const BATCH = 100;

export const outsideReportRepository = {
  async findVideo(db: Queryable, videoId: string): Promise<StoredVideo | undefined> {
    const [row] = await db.select(videoColumns).from(videos).where(eq(videos.id, videoId));
    return row;
  },

  async readJob(db: Queryable, videoId: string): Promise<string | undefined> {
    const isWanted = and(eq(videos.id, videoId), isNull(videos.deletedAt), inArray(videos.status, UNFINISHED));
    const [row] = await db.select({ job: videos.outsideJob }).from(videos).where(isWanted);
    return row?.job ?? undefined;
  },

  /** Videos that are being made of which something with this text in it is noted. */
  async listMentioning(db: Queryable, text: string): Promise<Pick<StoredVideo, 'id' | 'accountId' | 'outsideJob'>[]> {
    const { id, accountId, outsideJob, deletedAt, status } = videos;
    const isWanted = and(isNull(deletedAt), inArray(status, UNFINISHED));
    return db
      .select({ id, accountId, outsideJob })
      .from(videos)
      .where(and(isWanted, gt(sql`strpos(${outsideJob}, ${text})`, 0)))
      .limit(BATCH);
  },

  async insert(db: Queryable, report: typeof outsideReports.$inferInsert): Promise<void> {
    await db.insert(outsideReports).values(report);
  },

  async count(db: Queryable, videoId: string): Promise<number> {
    const [row] = await db.select({ kept: count() }).from(outsideReports).where(eq(outsideReports.videoId, videoId));
    return row?.kept ?? 0;
  },

  /** The first one first. */
  async list(db: Queryable, videoId: string): Promise<OutsideReport[]> {
    const { id, bodyKey } = outsideReports;
    const isOfVideo = eq(outsideReports.videoId, videoId);
    return db
      .select({ id, bodyKey })
      .from(outsideReports)
      .where(isOfVideo)
      .orderBy(asc(outsideReports.createdAt), asc(id));
  },

  /** Those of videos that nobody works on any more. */
  async listOver(db: Queryable): Promise<OutsideReport[]> {
    const { id, bodyKey } = outsideReports;
    return db
      .select({ id, bodyKey })
      .from(outsideReports)
      .innerJoin(videos, eq(videos.id, outsideReports.videoId))
      .where(notInArray(videos.status, UNFINISHED))
      .limit(BATCH);
  },

  async remove(db: Queryable, id: string): Promise<void> {
    await db.delete(outsideReports).where(eq(outsideReports.id, id));
  },
};
