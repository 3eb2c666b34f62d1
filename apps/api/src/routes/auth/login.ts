import { endpoints } from '@herald/contract';
import { login } from '@herald/core';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../context.ts';
import { presentSignedIn } from '../../presenters/signed-in.ts';
import { defineRoute } from '../../route.ts';

export function loginRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.login, async ({ body, caller }) => {
    return presentSignedIn(await login(ctx.core, body, caller));
  });
}
