import { Readable } from 'node:stream';
import { endpoints } from '@herald/contract';
import { type Core, type FileToDownload, openDownload } from '@herald/core';
import { makeZip, predictLength } from 'client-zip';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../context.ts';
import { defineRoute } from '../../route.ts';

export function videosZipRoute(app: FastifyInstance, ctx: ApiContext): void {
  defineRoute(app, ctx, endpoints.videosZip, async ({ query, reply }) => {
    const files = await openDownload(ctx.core, query.ticket);
    const sizes = files.map(({ name, sizeBytes }) => ({ name, size: sizeBytes }));
    reply.headers({
      'content-type': 'application/zip',
      'content-length': String(predictLength(sizes)),
      'content-disposition': 'attachment; filename="videos.zip"',
    });
    return reply.send(Readable.from(makeZip(entriesOf(ctx.core, files))));
  });
}

/** Each file is opened when its turn comes. */
async function* entriesOf(core: Core, files: FileToDownload[]) {
  for (const { name, key, sizeBytes, madeAt } of files) {
    yield { name, lastModified: madeAt, size: sizeBytes, input: await core.storage.read(key) };
  }
}
