import { endpoints } from '@herald/contract';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../context.ts';
import { defineRoute } from '../../route.ts';
import { answerStart } from '../video-generation/answer-start.ts';

export function createVideoRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.createVideo, (request) => answerStart(ctx, request));
}
