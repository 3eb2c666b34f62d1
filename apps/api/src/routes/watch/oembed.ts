import { endpoints } from '@herald/contract';
import { AppError, productName, readSharedVideo } from '@herald/core';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../context.ts';
import { presentPublicVideo } from '../../presenters/public-video.ts';
import { defineRoute } from '../../route.ts';
import { embedCode, fitInto, slugOf } from '../../watch-pages/embed-code.ts';

export function oembedRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.oembed, async ({ query }) => {
    if (query.format !== undefined && query.format !== 'json') throw new AppError('not_found');
    const slug = slugOf(query.url, ctx.core.publicUrl);
    if (!slug) throw new AppError('not_found');
    const video = presentPublicVideo(ctx.core, await readSharedVideo(ctx.core, slug, undefined));
    const size = fitInto(video, { width: query.maxwidth, height: query.maxheight });
    return {
      version: '1.0' as const,
      type: 'video' as const,
      provider_name: productName,
      provider_url: ctx.core.publicUrl,
      title: video.title,
      thumbnail_url: `${ctx.core.publicUrl}${video.thumbnail_url}`,
      thumbnail_width: video.width,
      thumbnail_height: video.height,
      ...size,
      html: embedCode(ctx.core, video, size),
    };
  });
}
