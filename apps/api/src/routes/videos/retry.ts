import { endpoints } from '@herald/contract';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../context.ts';
import { defineRoute } from '../../route.ts';
import { answerRetry } from '../video-generation/answer-retry.ts';

export function retryVideoByVideosRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.retryVideoByVideos, (request) => answerRetry(ctx, request));
}
