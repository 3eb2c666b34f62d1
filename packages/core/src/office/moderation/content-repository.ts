import type { ContentType } from '@herald/contract/statuses';
import { eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/database.ts';
import { pictures } from '../../db/schema/media.ts';
import { sites } from '../../db/schema/sites.ts';
import type { Picture } from '../../pictures/picture-repository.ts';
import type { Site } from '../../sites/site-repository.ts';
import { updateVideoRow } from '../../videos/state/change-video.ts';
import { videoRepository } from '../../videos/state/video-repository.ts';

interface Content {
  id: string;
  type: ContentType;
  accountId: string;
}

export const contentRepository = {
  /** Videos are always held before their items. */
  async hold(tx: Transaction, { id, type }: Content): Promise<void> {
    if (type === 'video') await videoRepository.lock(tx, id);
  },

  /** Takes content from everybody, or gives it back. Every process asks the row, so it counts with the commit. */
  async setRemoved(tx: Transaction, { id, type, accountId }: Content, removedAt: Date | null): Promise<void> {
    if (type === 'image') await tx.update(pictures).set({ removedAt }).where(eq(pictures.id, id));
    if (type === 'text') await tx.update(sites).set({ textsRemovedAt: removedAt }).where(eq(sites.id, id));
    if (type === 'video') {
      await updateVideoRow(tx, { id, accountId }, { columns: { removedAt }, movesQueue: false });
    }
  },

  async findPicture(db: Queryable, id: string): Promise<Picture | undefined> {
    const [picture] = await db.select().from(pictures).where(eq(pictures.id, id));
    return picture;
  },

  async findSite(db: Queryable, id: string): Promise<Site | undefined> {
    const [site] = await db.select().from(sites).where(eq(sites.id, id));
    return site;
  },
};
