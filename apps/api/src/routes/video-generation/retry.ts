import { endpoints } from '@herald/contract';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../context.ts';
import { defineRoute } from '../../route.ts';
import { answerRetry } from './answer-retry.ts';

export function retryVideoRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.retryVideo, (request) => answerRetry(ctx, request));
}
