import { endpoints } from '@herald/contract';
import { deleteAvatar } from '@herald/core';
import type { FastifyInstance } from 'fastify';
import { withMessage } from '../../answers.ts';
import type { ApiContext } from '../../context.ts';
import { defineRoute } from '../../route.ts';

export function deleteAvatarRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.deleteAvatar, async ({ actor, caller, params }) => {
    await deleteAvatar(ctx.core, actor, caller, params.id);
    return withMessage('Avatar deleted.');
  });
}
