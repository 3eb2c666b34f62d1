import { endpoints } from '@herald/contract';
import { getAvatar } from '@herald/core';
import type { FastifyInstance } from 'fastify';
import { withSuccess } from '../../answers.ts';
import type { ApiContext } from '../../context.ts';
import { presentAvatar } from '../../presenters/avatar.ts';
import { defineRoute } from '../../route.ts';

export function getAvatarRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.getAvatar, async ({ actor, params }) =>
    withSuccess(presentAvatar(ctx.core, await getAvatar(ctx.core, actor, params.id))),
  );
}
