import { endpoints, type PicturePurpose, picturePurposes } from '@herald/contract';
import { fieldError, keepPicture } from '@herald/core';
import type { FastifyInstance } from 'fastify';
import { withData } from '../../answers.ts';
import type { ApiContext } from '../../context.ts';
import { presentPicture } from '../../presenters/picture.ts';
import { defineRoute } from '../../route.ts';
import { receivePicture } from '../../uploads/receive-picture.ts';

export function uploadPictureRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.uploadPicture, async ({ actor, raw }) => {
    const { picture, fields } = await receivePicture(raw, 'picture');
    const kept = await keepPicture(ctx.core, actor, { ...picture, purpose: purposeOf(fields.purpose) });
    return withData(presentPicture(ctx.core, kept));
  });
}

function purposeOf(text: string | undefined): PicturePurpose {
  const purpose = picturePurposes.find((known) => known === text);
  if (!purpose) throw fieldError('purpose', `Please say what the picture is for: ${picturePurposes.join(', ')}.`);
  return purpose;
}
