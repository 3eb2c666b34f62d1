import { AppError } from '@herald/core/errors';
import { productName } from '@herald/core/settings';
import { readSharedVideo } from '@herald/core/watch';
import { presentPublicVideo } from '../presenters/public-video.ts';
import type { HandlerOf } from '../route.ts';
import { embedCode, fitInto, slugOf } from '../watch-pages/embed-code.ts';
import { oembedXml } from '../watch-pages/oembed-xml.ts';

export const oembed: HandlerOf<'oembed'> = async ({ ctx, query, caller, reply }) => {
  const { format = 'json' } = query;
  if (format !== 'json' && format !== 'xml') throw new AppError('format_unknown');
  const slug = slugOf(query.url, ctx.core.publicUrl);
  if (!slug) throw new AppError('not_found');
  const shared = await readSharedVideo(ctx.core, { video: { slug }, actor: undefined, caller });
  const video = presentPublicVideo(ctx, shared);
  const shape = video.files.find(({ aspect_ratio }) => aspect_ratio === query.aspect_ratio) ?? video;
  const size = fitInto(shape, { width: query.maxwidth, height: query.maxheight });
  const embed = {
    version: '1.0' as const,
    type: 'video' as const,
    provider_name: productName,
    provider_url: ctx.core.publicUrl,
    title: video.title,
    thumbnail_url: `${ctx.core.publicUrl}${shape.thumbnail_url}`,
    thumbnail_width: shape.width,
    thumbnail_height: shape.height,
    ...size,
    html: embedCode(ctx.core, video, size),
  };
  return format === 'json' ? embed : reply.type('text/xml; charset=utf-8').send(oembedXml(embed));
};
