import { type DraftContent, endpoints } from '@herald/contract';
import { type Core, gatherPreview, loadSpokenSound, type PreviewParts } from '@herald/core';
import { type OrderPictures, type VideoOrder, videoOrderOf } from '@herald/providers';
import type { FastifyInstance } from 'fastify';
import { withSuccess } from '../../answers.ts';
import type { ApiContext } from '../../context.ts';
import { defineRoute } from '../../route.ts';

const USUAL_LOCALE = 'en-US';

export function previewSceneRoute(app: FastifyInstance, ctx: ApiContext): void {
  const { core } = ctx;
  defineRoute(app, ctx, endpoints.previewScene, async ({ actor, body }) => {
    const parts = await gatherPreview(core, actor, body);
    const audio = parts.sound && (await loadSpokenSound(core, parts.sound));
    const { scene, pictures } = await ctx.providers.video.compose(orderOf(core, body, parts), audio);
    return withSuccess({ scene, pictures, audio_url: parts.sound ? linkTo(core, parts.sound.soundKey) : null });
  });
}

/** The order that the worker would get, with links in place of files. */
function orderOf(core: Core, draft: DraftContent, { avatar, sound, pictureKeys, seed }: PreviewParts): VideoOrder {
  const links = Object.entries(pictureKeys).flatMap(([name, key]) => (key ? [[name, linkTo(core, key)]] : []));
  const pictures = Object.fromEntries(links) as OrderPictures;
  return videoOrderOf({ draft, seed, locale: sound?.locale ?? USUAL_LOCALE, avatar, pictures });
}

function linkTo({ media, clock }: Core, key: string): string {
  return media.sign({ key }, clock.now());
}
