import { endpoints } from '@herald/contract';
import { acceptInvitation } from '@herald/core';
import type { FastifyInstance } from 'fastify';
import { withMessage } from '../../answers.ts';
import type { ApiContext } from '../../context.ts';

import { defineRoute } from '../../route.ts';

export function acceptInvitationRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.acceptInvitation, async ({ body, caller }) => {
    await acceptInvitation(ctx.core, body, caller);
    return withMessage('You are in the team now.');
  });
}
