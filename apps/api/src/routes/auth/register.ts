import { endpoints } from '@herald/contract';
import { register } from '@herald/core';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../context.ts';
import { presentSignedIn } from '../../presenters/signed-in.ts';
import { defineRoute } from '../../route.ts';

export function registerRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.register, async ({ body, caller }) => {
    const { name, email, password } = body;
    return presentSignedIn(await register(ctx.core, { name, email, password }, caller));
  });
}
