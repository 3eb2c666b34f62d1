import { flushCompileCache } from 'node:module';
import { createCore } from '@herald/core';
import { openDatabase } from '@herald/core/db';
import { noMailer } from '@herald/core/mail';
import { createJobSender } from '@herald/core/queue';
import { createVault, silentLog } from '@herald/core/runtime';
import { diskStorage, mediaUrls } from '@herald/core/storage';
import { openProviders } from '@herald/providers';
import { hastyForeign, plainFilms } from '@herald/providers/plain-films';
import { startWorker } from '../start-worker.ts';

/** A service of this worker, called `gpu`. */
export interface FilmedBy {
  wire: string;
  baseUrl: string;
  settings?: Record<string, string>;
  key?: string;
  /** How long between two looks, for services that are hosted. */
  pollMs?: number;
  /** Its films are finished and measured, as they are outside of tests. */
  isFinished?: boolean;
  /** Where it reports to. */
  publicUrl: string;
}

/** A worker in a process of its own, to be killed. Its films show a simple face. */
const [databaseUrl = '', storageRoot = '', workFolder = '', service] = process.argv.slice(2);
const filmedBy = service ? (JSON.parse(service) as FilmedBy) : undefined;
const core = createCore({
  db: openDatabase({ url: databaseUrl }),
  mailer: noMailer('Herald <herald@example.com>'),
  storage: diskStorage(storageRoot),
  media: mediaUrls('test'),
  vault: createVault(Buffer.alloc(32, 'a key for tests')),
  jobs: createJobSender({ databaseUrl, log: silentLog }),
  publicUrl: filmedBy?.publicUrl ?? 'http://localhost',
});

process.once('disconnect', () => process.exit(0));
const providers = await openProviders({
  engines: { video: [plainFilms()], ...(filmedBy && !filmedBy.isFinished && { foreign: hastyForeign }) },
  ...(filmedBy && { services: [{ name: 'gpu', title: 'The GPU', ...filmedBy }] }),
});
await startWorker({ version: 'test', core, providers, databaseUrl, workFolder, renderSlots: 1 });
// It will be killed, and only a process that ends by itself keeps its compiled code for the next one.
flushCompileCache();
process.send?.('ready');
