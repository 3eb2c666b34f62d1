import { endpoints } from '@herald/contract';
import { previewSpeech } from '@herald/core';
import type { FastifyInstance } from 'fastify';
import { blameInput } from '../../blame-input.ts';
import { connectionSignal } from '../../connection-signal.ts';
import type { ApiContext } from '../../context.ts';
import { scriptToSpeak } from '../../presenters/script-to-speak.ts';
import { defineRoute } from '../../route.ts';

export function ttsPreviewRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.ttsPreview, async ({ actor, body, reply }) => {
    const script = { ...scriptToSpeak(body), signal: connectionSignal(reply) };
    const sound = await blameInput('msg', previewSpeech(ctx.core, actor, script, ctx.providers.speech));
    return reply.type('audio/wav').header('cache-control', 'no-store').send(sound);
  });
}
