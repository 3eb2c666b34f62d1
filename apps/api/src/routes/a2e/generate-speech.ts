import { endpoints } from '@herald/contract';
import { speakScript } from '@herald/core';
import type { FastifyInstance } from 'fastify';
import { withSuccess } from '../../answers.ts';
import { blameInput } from '../../blame-input.ts';
import { connectionSignal } from '../../connection-signal.ts';
import type { ApiContext } from '../../context.ts';
import { presentAudioClip } from '../../presenters/audio-clip.ts';
import { scriptToSpeak } from '../../presenters/script-to-speak.ts';
import { defineRoute } from '../../route.ts';

export function generateSpeechRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.generateSpeech, async ({ actor, body, reply }) => {
    const script = { ...scriptToSpeak(body), signal: connectionSignal(reply) };
    const clip = await blameInput('msg', speakScript(ctx.core, actor, script, ctx.providers.speech));
    return withSuccess(presentAudioClip(ctx.core, clip));
  });
}
