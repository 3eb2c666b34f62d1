import { endpoints } from '@herald/contract';
import { loginAsUser } from '@herald/core';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../context.ts';
import { presentSignedIn } from '../../presenters/signed-in.ts';
import { defineRoute } from '../../route.ts';

export function loginAsUserRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.loginAsUser, async ({ actor, body, caller }) => {
    return presentSignedIn(await loginAsUser(ctx.core, actor, body.user_id, caller));
  });
}
