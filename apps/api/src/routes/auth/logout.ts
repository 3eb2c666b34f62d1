import { endpoints } from '@herald/contract';
import { logout } from '@herald/core';
import type { FastifyInstance } from 'fastify';
import { withMessage } from '../../answers.ts';
import type { ApiContext } from '../../context.ts';
import { defineRoute } from '../../route.ts';

export function logoutRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.logout, async ({ actor, caller }) => {
    await logout(ctx.core, actor, caller);
    return withMessage('You have been signed out.');
  });
}
