import type { pictureEndpoints } from '@herald/contract/endpoints/pictures';
import { type PicturePurpose, picturePurposes } from '@herald/contract/statuses';
import { fieldError } from '@herald/core/errors';
import { deletePicture, keepPicture } from '@herald/core/pictures';
import { withData, withMessage } from '../answers.ts';
import { presentPicture } from '../presenters/picture.ts';
import type { Handlers } from '../route.ts';
import { receivePicture } from '../uploads/receive-picture.ts';

export const pictureRoutes = {
  uploadPicture: async ({ ctx, actor, upload, raw }) => {
    const { picture, fields } = await receivePicture({ raw, accountId: actor.accountId }, upload);
    const kept = await keepPicture(ctx.core, actor, { ...picture, purpose: purposeOf(fields.purpose) });
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
