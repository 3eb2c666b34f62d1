import { endpoints } from '@herald/contract';
import { listAvatars } from '@herald/core';
import type { FastifyInstance } from 'fastify';
import { withSuccess } from '../../answers.ts';
import type { ApiContext } from '../../context.ts';
import { presentAvatar } from '../../presenters/avatar.ts';
import { defineRoute } from '../../route.ts';

export function listAvatarsRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.listAvatars, async ({ actor, query }) => {
    const avatars = await listAvatars(ctx.core, actor, { type: query.type });
    return withSuccess(avatars.map((avatar) => presentAvatar(ctx.core, avatar)));
  });
}

export function listDefaultAvatarsRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.listDefaultAvatars, async ({ actor }) => {
    const avatars = await listAvatars(ctx.core, actor, { type: 'default' });
    return withSuccess(avatars.map((avatar) => presentAvatar(ctx.core, avatar)));
  });
}

export function listCustomAvatarsRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.listCustomAvatars, async ({ actor }) => {
    const avatars = await listAvatars(ctx.core, actor, { type: 'custom' });
    return withSuccess(avatars.map((avatar) => presentAvatar(ctx.core, avatar)));
  });
}
