import type { Core } from '../../core.ts';
import type { Transaction } from '../../db/database.ts';
import { examineContent } from '../../moderation/examine-content.ts';
import { siteContentRepository } from '../../sites/site-content-repository.ts';
import { siteRepository } from '../../sites/site-repository.ts';
import { videoRepository } from '../../videos/state/video-repository.ts';
import { videoTexts } from '../../videos/state/video-texts.ts';

const VIDEOS_AT_ONCE = 100;

/** Another installation watches for other words: what comes from there is examined like what is made here. */
export async function examineImported(
  core: Core,
  tx: Transaction,
  { accountId, videoIds, siteIds }: { accountId: string; videoIds: string[]; siteIds: string[] },
): Promise<void> {
  for (let from = 0; from < videoIds.length; from += VIDEOS_AT_ONCE) {
    const some = videoIds.slice(from, from + VIDEOS_AT_ONCE);
    for (const video of await videoRepository.findManyInAccount(tx, accountId, some)) {
      if (video.status !== 'completed') continue;
      await examineContent(core, tx, { id: video.id, texts: videoTexts(video).map(({ text }) => text) });
    }
  }
  for (const id of siteIds) {
    const site = await siteRepository.findInAccount(tx, accountId, id);
    if (!site) continue;
    const { headline, tagline } = await siteContentRepository.readBranding(tx, site.schemaName);
    await examineContent(core, tx, { id, texts: [site.name, headline, tagline] });
  }
}
