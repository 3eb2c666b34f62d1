import type { watchEndpoints } from '@herald/contract/endpoints/watch';
import {
  countAct,
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
  publicVideo: async ({ ctx, actor, params, caller }) => {
    const shared = await readSharedVideo(ctx.core, { video: params, actor, caller });
    return withData(presentPublicVideo(ctx, shared));
  },
  unlockVideo: async ({ ctx, params, body, caller }) => {
    const shared = await unlockSharedVideo(ctx.core, { slug: params.slug, password: body.password }, caller);
    return withData(presentPublicVideo(ctx, shared));
  },
  viewVideoBySlug: async ({ ctx, actor, params, body, caller }) => {
    const watching = { video: params, actor, caller, session: body?.session };
    return withData({ views: await countView(ctx.core, watching) });
  },
  viewVideo: async ({ ctx, actor, params, body, caller }) => {
    const watching = { video: params, actor, caller, session: body?.session };
    return withData({ views: await countView(ctx.core, watching) });
  },
  savePlay: async ({ ctx, actor, params, body, caller }) => {
    const watching = { video: params, actor, caller, session: body.session };
    await savePlay(ctx.core, watching, { watchedSec: body.watched_seconds, hundredths: body.seen });
    return withMessage('Saved.');
  },
  countAct: async ({ ctx, actor, params, body, caller }) => {
    await countAct(ctx.core, { video: params, actor, caller, session: body.session }, body.act);
    return withMessage('Counted.');
  },
  reportVideo: async ({ ctx, actor, params, body, caller }) => {
    const { session, from_seconds: fromSec, to_seconds: toSec, ...report } = body;
    await reportVideo(ctx.core, { video: params, actor, caller, session }, { ...report, fromSec, toSec });
    return withMessage('Thank you. Your report was saved for the moderators of this site.');
  },
  videoStatistics: async ({ ctx, actor, params }) =>
    withData(presentStatistics(await readStatistics(ctx.core, actor, params.id))),
  oembed,
} satisfies Handlers<typeof watchEndpoints>;
