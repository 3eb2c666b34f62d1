import { AppError } from '@herald/core/errors';
import { productName } from '@herald/core/settings';
import { readSharedVideo } from '@herald/core/watch';
import { presentPublicVideo } from '../presenters/public-video.ts';
import type { HandlerOf } from '../route.ts';
import { embedCode, fitInto, slugOf } from '../watch-pages/embed-code.ts';

export const oembed: HandlerOf<'oembed'> = async ({ ctx, query, caller }) => {
  if (query.format !== undefined && query.format !== 'json') throw new AppError('not_found');
  const slug = slugOf(query.url, ctx.core.publicUrl);
  if (!slug) throw new AppError('not_found');
  const shared = await readSharedVideo(ctx.core, { video: { slug }, actor: undefined, caller });
  const video = presentPublicVideo(ctx, shared);
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
};
