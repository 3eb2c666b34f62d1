import type { DraftContent } from '@herald/contract/draft';
import type { Core } from '@herald/core';
import { loadSpokenSound, readOrigin } from '@herald/core/audio';
import type { Actor } from '@herald/core/identity';
import { gatherPreview, type PreviewParts } from '@herald/core/videos';
import { PRESENTER_BOOK } from '@herald/media/clips';
import type { OrderPictures, VideoOrder } from '@herald/media/engines/video-order';
import { videoOrderOf } from '@herald/providers';
import { withSuccess } from '../answers.ts';
import type { ApiContext } from '../context.ts';
import { providersFor } from '../providers-for.ts';
import type { HandlerOf } from '../route.ts';

const USUAL_LOCALE = 'en-US';

export const previewScene: HandlerOf<'previewScene'> = async ({ ctx, actor, body }) => {
  const { core } = ctx;
  const parts = await gatherPreview(core, actor, body);
  const audio = parts.sound && (await loadSpokenSound(core, parts.sound));
  const voiceGender = await voiceGenderOf(ctx, actor, body, parts);
  const { scene, pictures, shown } = await ctx.providers.video.compose(orderOf(core, body, parts, voiceGender), audio);
  return withSuccess({
    scene: { ...scene },
    pictures: parts.clip?.bookKey ? { ...pictures, [PRESENTER_BOOK]: linkTo(core, parts.clip.bookKey) } : pictures,
    audio_url: parts.sound ? linkTo(core, parts.sound.soundKey) : null,
    ...(shown && { plan: shown }),
  });
};

/** The order the worker would get, with links in place of files. */
export function orderOf(core: Core, draft: DraftContent, parts: PreviewParts, voiceGender?: string): VideoOrder {
  const { avatar, sound, seed, clip } = parts;
  const pictures = linksOf(core, parts) as OrderPictures;
  const { locale = USUAL_LOCALE, script = '' } = sound ?? {};
  const clipLinks = clip && { proxy: linkTo(core, clip.proxyKey), track: linkTo(core, clip.trackKey), head: clip.head };
  return videoOrderOf({ draft, seed, locale, script, avatar, voiceGender, pictures, clip: clipLinks });
}

export function linksOf(core: Core, { pictureKeys }: PreviewParts): Record<string, string> {
  const links = Object.entries(pictureKeys).flatMap(([name, key]) => (key ? [[name, linkTo(core, key)]] : []));
  return Object.fromEntries(links);
}

/** Of who speaks in the sound, or of the voice that is chosen; needed for people of services only. */
async function voiceGenderOf(ctx: ApiContext, { accountId }: Actor, { voice }: DraftContent, parts: PreviewParts) {
  const { avatar, sound } = parts;
  if (avatar.kind !== 'hosted' || avatar.gender || voice.useCustomAudio) return undefined;
  const { speaker } = sound ? await readOrigin(ctx.core, sound) : {};
  return speaker?.gender ?? (await providersFor(ctx, accountId)).speech.findVoice(voice.ttsId)?.gender;
}

function linkTo({ media, clock }: Core, key: string): string {
  return media.sign({ key }, clock.now());
}
