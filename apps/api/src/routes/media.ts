import { Readable } from 'node:stream';
import { AppError } from '@herald/core/errors';
import type { ByteRange, StoredObject } from '@herald/core/storage';
import { mayOpenLink } from '@herald/core/videos';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { parseRange, type RequestedRange } from '../byte-range.ts';
import type { ApiContext } from '../context.ts';
import type { HandlerOf } from '../route.ts';
import { wholeStream } from '../whole-stream.ts';

const HOUR_SEC = 3600;

export const media: HandlerOf<'media'> = async ({ ctx, params, query, raw, reply }) => {
  const grant = ctx.core.media.verify(params['*'], query, ctx.core.clock.now());
  if (!grant || !(await mayOpenLink(ctx.core, grant))) throw new AppError('media_link_invalid');
  const object = await ctx.core.storage.stat(grant.key);
  if (!object) throw new AppError('not_found');
  const range = rangeOf(raw, object);
  if (range === 'impossible') {
    reply.header('content-range', `bytes */${object.sizeBytes}`);
    throw new AppError('range_not_satisfiable');
  }
  describeObject(reply, object, grant.downloadName);
  if (raw.headers['if-none-match'] === object.etag) return reply.code(304).send();
  return sendRange(ctx, reply, object, range);
};

function describeObject(reply: FastifyReply, object: StoredObject, downloadName: string | undefined): void {
  reply.headers({
    'content-type': object.contentType,
    'accept-ranges': 'bytes',
    etag: object.etag,
    'last-modified': object.modifiedAt.toUTCString(),
    'cache-control': `private, max-age=${HOUR_SEC}`,
    // An uploaded file must never run as a page of this site.
    'content-security-policy':
      "default-src 'none'; media-src 'self'; img-src 'self'; style-src 'unsafe-inline'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
  });
  if (downloadName) {
    reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(downloadName)}`);
  }
}

/** A resumed download continues only while the file is still the same. */
function rangeOf(request: FastifyRequest, object: StoredObject): RequestedRange {
  const ifRange = request.headers['if-range'];
  if (ifRange !== undefined && ifRange !== object.etag) return 'whole';
  return parseRange(request.headers.range, object.sizeBytes);
}

async function sendRange(ctx: ApiContext, reply: FastifyReply, object: StoredObject, range: ByteRange | 'whole') {
  const { key, sizeBytes } = object;
  const bytes = range === 'whole' ? sizeBytes : range.end - range.start + 1;
  reply.header('content-length', bytes);
  if (range !== 'whole') reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${sizeBytes}`);
  // A request for the headers alone must not read the file.
  if (reply.request.method === 'HEAD') return reply.send(Readable.from([]));
  const file = wholeStream(await ctx.core.storage.read(key, range === 'whole' ? undefined : range), bytes);
  file.on('error', (error) => ctx.log.error({ err: error, key }, 'A stored file could not be sent'));
  return reply.send(file);
}
