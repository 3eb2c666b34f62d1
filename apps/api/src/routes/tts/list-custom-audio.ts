import { endpoints } from '@herald/contract';
import { listSentClips } from '@herald/core';
import type { FastifyInstance } from 'fastify';
import { withData } from '../../answers.ts';
import type { ApiContext } from '../../context.ts';
import { presentAudioClip } from '../../presenters/audio-clip.ts';
import { defineRoute } from '../../route.ts';

export function listCustomAudioRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.listCustomAudio, async ({ actor }) => {
    const clips = await listSentClips(ctx.core, actor);
    return withData(clips.map((clip) => presentAudioClip(ctx.core, clip)));
  });
}
