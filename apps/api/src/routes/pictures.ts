import { basename } from 'node:path';
import type { pictureEndpoints } from '@herald/contract/endpoints/pictures';
import { limits } from '@herald/contract/limits';
import { type PicturePurpose, picturePurposes } from '@herald/contract/statuses';
import { fieldError } from '@herald/core/errors';
import { deletePicture, keepPicture } from '@herald/core/pictures';
import { assertMayUpload } from '@herald/core/quota';
import { EngineError } from '@herald/media/engine-error';
import { withData, withMessage } from '../answers.ts';
import { presentPicture } from '../presenters/picture.ts';
import type { Handlers } from '../route.ts';
import { cleanFetchedPicture, receivePicture } from '../uploads/receive-picture.ts';

export const pictureRoutes = {
  uploadPicture: async ({ ctx, actor, upload, raw }) => {
    const { picture, fields } = await receivePicture({ raw, accountId: actor.accountId }, upload);
    const kept = await keepPicture(ctx.core, actor, { ...picture, purpose: purposeOf(fields.purpose) });
    return withData(presentPicture(ctx.core, kept));
  },
  fetchPicture: async ({ ctx, actor, body, caller }) => {
    await assertMayUpload(ctx.core, actor, caller);
    const mostBytes = limits.imageUploadBytes;
    const bytes = await ctx.providers.webPicture({ url: body.url, mostBytes }).catch((cause: unknown) => {
      throw cause instanceof EngineError ? fieldError('url', cause.message) : cause;
    });
    const name = basename(new URL(body.url).pathname) || new URL(body.url).hostname;
    const picture = await cleanFetchedPicture(bytes, { accountId: actor.accountId, name, field: 'url' });
    const kept = await keepPicture(ctx.core, actor, { ...picture, purpose: body.purpose });
    return withData(presentPicture(ctx.core, kept));
  },
  deletePicture: async ({ ctx, actor, params }) => {
    await deletePicture(ctx.core, actor, params.id);
    return withMessage('Picture deleted.');
  },
} satisfies Handlers<typeof pictureEndpoints>;

function purposeOf(text: string | undefined): PicturePurpose {
  const purpose = picturePurposes.find((known) => known === text);
  if (!purpose) throw fieldError('purpose', `Please say what the picture is for: ${picturePurposes.join(', ')}.`);
  return purpose;
}
