import { Readable } from 'node:stream';
import type { Core } from '@herald/core';
import { type FileToDownload, openDownload } from '@herald/core/videos';
import { countZipDownload } from '@herald/core/watch';
import { makeZip, predictLength } from 'client-zip';
import type { HandlerOf } from '../route.ts';

export const videosZip: HandlerOf<'videosZip'> = async ({ ctx, query, reply }) => {
  const { accountId, files } = await openDownload(ctx.core, query.ticket);
  await countZipDownload(
    ctx.core,
    accountId,
    files.map(({ videoId }) => videoId),
  );
  const sizes = files.map(({ name, sizeBytes }) => ({ name, size: sizeBytes }));
  reply.headers({
    'content-type': 'application/zip',
    'content-length': String(predictLength(sizes)),
    'content-disposition': 'attachment; filename="videos.zip"',
  });
  return reply.send(Readable.from(makeZip(entriesOf(ctx.core, files))));
};

/** Opens each file only when its turn comes. */
async function* entriesOf(core: Core, files: FileToDownload[]) {
  for (const { name, key, sizeBytes, madeAt } of files) {
    yield { name, lastModified: madeAt, size: sizeBytes, input: await core.storage.read(key) };
  }
}
