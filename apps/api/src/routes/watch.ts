import type { watchEndpoints } from '@herald/contract';
import {
  countView,
  readSharedVideo,
  readStatistics,
  reportVideo,
  savePlay,
  unlockSharedVideo,
} from '@herald/core/watch';
import { withData, withMessage } from '../answers.ts';
import { presentPublicVideo, presentStatistics } from '../presenters/public-video.ts';
import type { Handlers } from '../route.ts';
import { oembed } from './oembed.ts';

export const watchRoutes = {
  publicVideo: async ({ ctx, actor, params }) =>
    withData(presentPublicVideo(ctx.core, await readSharedVideo(ctx.core, params.slug, actor))),
  unlockVideo: async ({ ctx, params, body, caller }) => {
    const shared = await unlockSharedVideo(ctx.core, { slug: params.slug, password: body.password }, caller);
    return withData(presentPublicVideo(ctx.core, shared));
  },
  viewVideoBySlug: async ({ ctx, actor, params, body, caller }) => {
    const viewing = { video: { slug: params.slug }, actor, caller, session: body?.session };
    return withData({ views: await countView(ctx.core, viewing) });
  },
  viewVideo: async ({ ctx, actor, params, body, caller }) => {
    const viewing = { video: { id: params.id }, actor, caller, session: body?.session };
    return withData({ views: await countView(ctx.core, viewing) });
  },
  savePlay: async ({ ctx, actor, params, body, caller }) => {
    const viewing = { video: { slug: params.slug }, actor, caller, session: body.session };
    await savePlay(ctx.core, viewing, { watchedSec: body.watched_seconds, hundredths: body.seen });
    return withMessage('Saved.');
  },
  reportVideo: async ({ ctx, actor, params, body, caller }) => {
    await reportVideo(ctx.core, actor, { slug: params.slug, ...body }, caller);
    return withMessage('Thank you. Our moderators will look at this video.');
  },
  videoStatistics: async ({ ctx, actor, params }) =>
    withData(presentStatistics(await readStatistics(ctx.core, actor, params.id))),
  oembed,
} satisfies Handlers<typeof watchEndpoints>;
