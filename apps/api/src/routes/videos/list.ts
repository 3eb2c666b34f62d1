import { endpoints } from '@herald/contract';
import { listVideos } from '@herald/core';
import type { FastifyInstance } from 'fastify';
import { withData } from '../../answers.ts';
import type { ApiContext } from '../../context.ts';
import { presentVideo } from '../../presenters/video.ts';
import { defineRoute } from '../../route.ts';

export function listVideosRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.listVideos, async ({ actor, query }) => {
    const { page, per_page, trash, ...rest } = query;
    const { videos, total, counts } = await listVideos(ctx.core, actor, {
      ...{ ...rest, page, perPage: per_page, isTrash: trash },
    });
    return withData({
      data: videos.map((video) => presentVideo(ctx.core, video)),
      current_page: page,
      total,
      per_page,
      next_page_url: page * per_page < total ? nextPageUrl(query) : null,
      counts,
    });
  });
}

function nextPageUrl({ page, ...rest }: { page: number } & Record<string, string | number | boolean>): string {
  const query = new URLSearchParams({ page: String(page + 1) });
  for (const [name, value] of Object.entries(rest)) if (value !== '') query.set(name, String(value));
  return `/api/videos?${query}`;
}
