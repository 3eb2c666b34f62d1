import { createHash } from 'node:crypto';
import { AppError } from '@herald/core/errors';
import type { HandlerOf } from '../route.ts';

const DAY_SEC = 86_400;

export const avatarThumbnail: HandlerOf<'avatarThumbnail'> = async ({ ctx, params, raw, reply }) => {
  const picture = await ctx.providers.library.picture(params.file.replace(/\.webp$/, ''));
  if (!picture) throw new AppError('not_found');
  const etag = `"${createHash('sha256').update(picture.bytes).digest('base64url').slice(0, 16)}"`;
  reply.headers({
    'content-type': `image/${picture.format}`,
    'cache-control': `public, max-age=${DAY_SEC}, stale-while-revalidate=${30 * DAY_SEC}`,
    'cross-origin-resource-policy': 'cross-origin',
    etag,
  });
  if (raw.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.send(Buffer.from(picture.bytes));
};
