import { endpoints } from '@herald/contract';
import { returnToAdmin } from '@herald/core';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../context.ts';
import { presentSignedIn } from '../../presenters/signed-in.ts';
import { defineRoute } from '../../route.ts';

export function returnToAdminRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.returnToAdmin, async ({ actor, caller }) => {
    return presentSignedIn(await returnToAdmin(ctx.core, actor, caller));
  });
}
