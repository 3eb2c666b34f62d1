import { endpoints } from '@herald/contract';
import { resendInvitation } from '@herald/core';
import type { FastifyInstance } from 'fastify';
import { withMessage } from '../../answers.ts';
import type { ApiContext } from '../../context.ts';

import { defineRoute } from '../../route.ts';

export function resendInvitationRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.resendInvitation, async ({ actor, params }) => {
    await resendInvitation(ctx.core, actor, params.id);
    return withMessage('The invitation is on its way.');
  });
}
