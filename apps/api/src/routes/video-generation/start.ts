import { endpoints } from '@herald/contract';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../context.ts';
import { defineRoute } from '../../route.ts';
import { answerStart } from './answer-start.ts';

export function startVideoRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.startVideo, (request) => answerStart(ctx, request));
}
