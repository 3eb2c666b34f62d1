import { Transform } from 'node:stream';
import { limits } from '@herald/contract/limits';
import { AppError } from '@herald/core/errors';
import { receiveReport } from '@herald/core/videos';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiContext, ServerLimits } from '../context.ts';

export const REPORTS_PATH = '/api/engines/reports/';

type ReportRequest = FastifyRequest<{ Params: { videoId: string; token: string } }>;

/**
 * Where services report about the films they make. The address is the proof: each making of a video has one of its own.
 * A body may hold a whole film, so it goes to the storage as it comes.
 */
export async function registerReports(app: FastifyInstance, ctx: ApiContext, server: ServerLimits): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(/^application\/(?:[\w.-]+\+)?json\b/i, (_, body, done) => done(null, body));
    const config = { rateLimit: { max: server.webhooksPerMinute, timeWindow: 60_000 } };
    const options = { config, bodyLimit: limits.outsideReportBytes };
    scope.post(`${REPORTS_PATH}:videoId/:token`, options, (request: ReportRequest, reply) =>
      receive(ctx, request, reply),
    );
  });
}

async function receive({ core }: ApiContext, request: ReportRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { videoId, token } = request.params;
  const limited = upTo(limits.outsideReportBytes);
  const body = request.raw.pipe(limited);
  const giveUp = () => !request.raw.readableEnded && limited.destroy(new Error('The sender left.'));
  for (const event of ['error', 'close']) request.raw.once(event, giveUp);
  try {
    await receiveReport(core, { videoId, token, body });
  } finally {
    // What is not kept is read to its end, so that the sender hears the answer.
    request.raw.unpipe(limited);
    request.raw.resume();
  }
  return reply.send({ status: 'success', message: 'Received.' });
}

function upTo(most: number): Transform {
  let size = 0;
  return new Transform({
    transform(chunk: Uint8Array, _, done) {
      size += chunk.length;
      if (size <= most) done(null, chunk);
      else done(new AppError('payload_too_large'));
    },
  });
}
