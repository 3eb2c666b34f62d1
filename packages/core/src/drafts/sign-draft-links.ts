import type { DraftContent } from '@herald/contract/draft';
import { linksIn, withLinks } from '@herald/contract/draft-links';
import type { Core } from '../core.ts';
import { ownKeyOf } from '../storage/own-key-of.ts';

/** Signs every link again, because links expire. A link without a file, or to another account, becomes empty. */
export async function signDraftLinks(core: Core, accountId: string, content: DraftContent): Promise<DraftContent> {
  const now = core.clock.now();
  const sign = async (link: string): Promise<string> => {
    const key = ownKeyOf(link, accountId);
    const isThere = key !== undefined && (await core.storage.stat(key)) !== undefined;
    return isThere ? core.media.sign({ key }, now) : '';
  };
  const signed = new Map(
    await Promise.all(linksIn(content).map(async (link): Promise<[string, string]> => [link, await sign(link)])),
  );
  const fresh = withLinks(content, (link) => signed.get(link) ?? '');
  const { generatedAudioUrl, audioId } = fresh.voice;
  return { ...fresh, voice: { ...fresh.voice, audioId: generatedAudioUrl ? audioId : null } };
}
