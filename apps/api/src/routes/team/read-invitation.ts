import { endpoints } from '@herald/contract';
import { readInvitation } from '@herald/core';
import type { FastifyInstance } from 'fastify';
import { withData } from '../../answers.ts';
import type { ApiContext } from '../../context.ts';

import { defineRoute } from '../../route.ts';

export function readInvitationRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.readInvitation, async ({ body, caller }) => {
    const { accountName, name, needsPassword } = await readInvitation(ctx.core, body, caller);
    return withData({ account_name: accountName, name, needs_password: needsPassword });
  });
}
