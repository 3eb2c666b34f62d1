import type { DraftContent } from '@herald/contract';
import type { Core } from '../core.ts';
import { ownKeyOf } from '../storage/own-key-of.ts';

/** Links run out, and files go: every link is signed anew, and one that leads nowhere or to somebody else is emptied. */
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
