import { endpoints } from '@herald/contract';
import { syncClip } from '@herald/core';
import type { FastifyInstance } from 'fastify';
import { withData } from '../../answers.ts';
import { blameInput } from '../../blame-input.ts';
import { connectionSignal } from '../../connection-signal.ts';
import type { ApiContext } from '../../context.ts';
import { presentAudioClip } from '../../presenters/audio-clip.ts';
import { defineRoute } from '../../route.ts';

export function ttsSyncRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.ttsSync, async ({ actor, body, reply }) => {
    const { audio_id: audioId, text, locale } = body;
    const sync = { audioId, text, ...(locale && { locale }), signal: connectionSignal(reply) };
    const clip = await blameInput('text', syncClip(ctx.core, actor, sync, ctx.providers.speech));
    return withData(presentAudioClip(ctx.core, clip));
  });
}
