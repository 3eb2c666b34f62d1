import type { DraftContent } from '@herald/contract';
import type { Core } from '@herald/core';
import { loadSpokenSound } from '@herald/core/audio';
import { gatherPreview, type PreviewParts } from '@herald/core/videos';
import type { OrderPictures, VideoOrder } from '@herald/media';
import { videoOrderOf } from '@herald/providers';
import { withSuccess } from '../answers.ts';
import type { HandlerOf } from '../route.ts';

const USUAL_LOCALE = 'en-US';

export const previewScene: HandlerOf<'previewScene'> = async ({ ctx, actor, body }) => {
  const { core } = ctx;
  const parts = await gatherPreview(core, actor, body);
  const audio = parts.sound && (await loadSpokenSound(core, parts.sound));
  const { scene, pictures } = await ctx.providers.video.compose(orderOf(core, body, parts), audio);
  return withSuccess({
    scene: { ...scene },
    pictures,
    audio_url: parts.sound ? linkTo(core, parts.sound.soundKey) : null,
  });
};

/** The order the worker would get, with links in place of files. */
function orderOf(core: Core, draft: DraftContent, { avatar, sound, pictureKeys, seed }: PreviewParts): VideoOrder {
  const links = Object.entries(pictureKeys).flatMap(([name, key]) => (key ? [[name, linkTo(core, key)]] : []));
  const pictures = Object.fromEntries(links) as OrderPictures;
  const { locale = USUAL_LOCALE, script = '' } = sound ?? {};
  return videoOrderOf({ draft, seed, locale, script, avatar, pictures });
}

function linkTo({ media, clock }: Core, key: string): string {
  return media.sign({ key }, clock.now());
}
