import multipart from '@fastify/multipart';
import { limits } from '@herald/contract';
import type { FastifyInstance } from 'fastify';

/** JSON and, where an endpoint says so, multipart forms; every other content type is refused. */
export async function registerBodyParsers(app: FastifyInstance): Promise<void> {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Clients send the header even with an empty body, for instance on sign-out.
    if (body === '') done(null, undefined);
    else void parseJson(request, body.toString(), done);
  });
  await app.register(multipart, {
    // Whoever receives the file says in its own words that it is too large.
    throwFileSizeLimit: false,
    limits: { fileSize: limits.audioUploadBytes, files: 1, fields: 20, fieldSize: 64 * 1024, parts: 25 },
  });
}
