import type { DraftContent } from '@herald/contract/draft';
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
  const { voice, avatar, background, output } = content;
  const [audioUrl, generatedAudioUrl, customImageUrl, productImageUrl] = await Promise.all(
    [voice.audioUrl, voice.generatedAudioUrl, avatar.customImageUrl, avatar.productImageUrl].map(sign),
  );
  const [imageUrl, logo_url, music_url] = await Promise.all(
    [background.imageUrl, output.logo_url, output.music_url].map(sign),
  );
  return {
    ...content,
    voice: {
      ...voice,
      audioUrl: audioUrl ?? '',
      generatedAudioUrl: generatedAudioUrl ?? '',
      audioId: generatedAudioUrl ? voice.audioId : null,
    },
    avatar: { ...avatar, customImageUrl: customImageUrl ?? '', productImageUrl: productImageUrl ?? '' },
    background: { ...background, imageUrl: imageUrl ?? '' },
    output: { ...output, logo_url: logo_url ?? '', music_url: music_url ?? '' },
  };
}
