import multipart from '@fastify/multipart';
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
    // The receiver of the file says in its own words that it is too large.
    throwFileSizeLimit: false,
    // The endpoint that receives a file says how large it may be.
    limits: { files: 1, fields: 20, fieldSize: 64 * 1024, parts: 25 },
  });
}
