import { endpoints } from '@herald/contract';
import type { FastifyInstance } from 'fastify';
import { withData } from '../../answers.ts';
import type { ApiContext } from '../../context.ts';
import { defineRoute } from '../../route.ts';

/** What changes the tone today is the voice one chooses and its rate. */
const tones = [{ value: 'neutral', label: 'Neutral' }];

export function ttsTonesRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.ttsTones, async () => withData(tones));
}
