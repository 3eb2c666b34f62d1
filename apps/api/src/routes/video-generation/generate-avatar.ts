import { endpoints } from '@herald/contract';
import { avatarTexts, startAvatar } from '@herald/core';
import type { FastifyInstance } from 'fastify';
import { withMessage } from '../../answers.ts';
import type { ApiContext } from '../../context.ts';
import { defineRoute } from '../../route.ts';
import { receivePicture } from '../../uploads/receive-picture.ts';

export function generateAvatarRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.generateAvatar, async ({ actor, raw }) => {
    const { picture, fields } = await receivePicture(raw, 'productImage', { missing: avatarTexts.fillIn });
    const { jobId } = await startAvatar(ctx.core, actor, { fields, productImage: picture, key: raw.keyed?.key });
    return { ...withMessage(avatarTexts.started), success: true as const, jobId };
  });
}
