import { endpoints } from '@herald/contract';
import { type AvatarJobState, type Core, readAvatarJob } from '@herald/core';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../context.ts';
import { pictureLink } from '../../presenters/avatar.ts';
import { defineRoute } from '../../route.ts';

export function checkAvatarStatusRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.checkAvatarStatus, async ({ actor, body }) => {
    const state = await readAvatarJob(ctx.core, actor, body.jobId);
    const { status } = state.job;
    return { status, success: status !== 'failed', data: presentState(ctx.core, state) };
  });
}

function presentState(core: Core, { job, avatar }: AvatarJobState) {
  const url = avatar ? pictureLink(core, avatar) : null;
  return {
    url,
    public_url: url && `${core.publicUrl}${url}`,
    avatar_id: avatar?.id ?? null,
    product_image_url: core.media.sign({ key: job.request.product_image_key }, core.clock.now()),
    error: job.error,
  };
}
