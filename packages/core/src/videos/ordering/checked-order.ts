import { type DraftContent, draftContent } from '@herald/contract/draft';
import type { StartBody } from '@herald/contract/endpoints/video-generation';
import { MEDIA_PATH } from '../../storage/media-url.ts';
import { ownKeyOf } from '../../storage/own-key-of.ts';

/** What a customer orders: a draft whose wizard is done. */
export type CheckedOrder = Omit<DraftContent, 'step'>;

/** Fills in the groups that a caller may leave out. */
export function toOrder(body: StartBody): CheckedOrder {
  const { avatar_data, voice_data, background_data, script_data, output } = body;
  const filled = draftContent.parse({
    ...(background_data && { background: background_data }),
    ...(script_data && { script: script_data }),
    ...(output && { output }),
  });
  return { ...filled, title: body.title.trim(), avatar: avatar_data, voice: voice_data };
}

/** The order as it is stored: links without their signature, because signatures expire. */
export function toKeptDraft(order: CheckedOrder, accountId: string): DraftContent {
  const { avatar, voice, background, script, output } = order;
  const kept = (link: string) => {
    const key = ownKeyOf(link, accountId);
    return key ? `${MEDIA_PATH}${key}` : '';
  };
  return {
    step: 3,
    title: order.title,
    script,
    voice: { ...voice, audioUrl: kept(voice.audioUrl), generatedAudioUrl: kept(voice.generatedAudioUrl) },
    avatar: {
      ...avatar,
      customImageUrl: kept(avatar.customImageUrl),
      productImageUrl: kept(avatar.productImageUrl),
    },
    background: { ...background, imageUrl: kept(background.imageUrl) },
    output: { ...output, logo_url: kept(output.logo_url), music_url: kept(output.music_url) },
  };
}
