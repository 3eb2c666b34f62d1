import type { videoEndpoints } from '@herald/contract/endpoints/videos';
import type { Actor } from '@herald/core/identity';
import {
  actOnVideo,
  actOnVideos,
  getVideo,
  listVideos,
  orderDownload,
  readVideoCost,
  readVideoDraft,
  updateVideo,
} from '@herald/core/videos';
import { withData, withMessage } from '../answers.ts';
import type { ApiContext } from '../context.ts';
import { presentCost } from '../presenters/cost.ts';
import { presentVideo } from '../presenters/video.ts';
import { contextFor } from '../providers-for.ts';
import type { Handlers } from '../route.ts';
import { videosZip } from './videos-zip.ts';

export const videoRoutes = {
  listVideos: async ({ ctx, actor, query }) => {
    const { page, per_page, trash, ...filter } = query;
    const wanted = { ...filter, page, perPage: per_page, isTrash: trash };
    const { videos, hits, total, counts } = await listVideos(ctx.core, actor, wanted);
    const own = await contextFor(ctx, actor.accountId);
    return withData({
      data: videos.map((video) => presentVideo(own, video)),
      hits,
      current_page: page,
      total,
      per_page,
      next_page_url: page * per_page < total ? nextPageUrl(query) : null,
      counts,
    });
  },
  getVideo: async ({ ctx, actor, params }) => withData(await shownVideo(ctx, actor, params.id)),
  readVideoDraft: async ({ ctx, actor, params }) => withData(await readVideoDraft(ctx.core, actor, params.id)),
  readVideoCost: async ({ ctx: { core }, actor, params }) =>
    withData((await readVideoCost(core, actor, params.id)).map(presentCost)),
  updateVideo: async ({ ctx, actor, params, body, caller }) => {
    const { link_url: linkUrl, link_label: linkLabel, ...texts } = body;
    const update = { ...texts, linkUrl, linkLabel };
    const updated = await updateVideo(ctx.core, actor, params.id, update, caller);
    const own = await contextFor(ctx, actor.accountId);
    return { ...withData(presentVideo(own, updated)), message: 'Video updated successfully' };
  },
  deleteVideo: async ({ ctx, actor, params, caller }) => {
    await actOnVideo(ctx.core, actor, params.id, 'delete', caller);
    return withMessage('Video deleted successfully');
  },
  restoreVideo: async ({ ctx, actor, params, caller }) => {
    await actOnVideo(ctx.core, actor, params.id, 'restore', caller);
    return withData(await shownVideo(ctx, actor, params.id));
  },
  changeVideos: async ({ ctx, actor, body, caller }) =>
    withData({ ids: await actOnVideos(ctx.core, actor, body.ids, body.action, caller) }),
  orderVideosZip: async ({ ctx, actor, body }) => {
    const ticket = await orderDownload(ctx.core, actor, body.ids);
    return withData({ url: `/api/videos/zip?ticket=${ticket}` });
  },
  videosZip,
} satisfies Handlers<typeof videoEndpoints>;

const shownVideo = async (ctx: ApiContext, actor: Actor, id: string) =>
  presentVideo(await contextFor(ctx, actor.accountId), await getVideo(ctx.core, actor, id));

function nextPageUrl({ page, ...rest }: { page: number } & Record<string, string | number | boolean>): string {
  const query = new URLSearchParams({ page: String(page + 1) });
  for (const [name, value] of Object.entries(rest)) if (value !== '') query.set(name, String(value));
  return `/api/videos?${query}`;
}
