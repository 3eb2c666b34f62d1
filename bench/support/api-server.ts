import { startApi } from '@herald/api';
import { createLogger } from '@herald/api/logger';
import { openProviders } from '@herald/providers';
import { Registry } from 'prom-client';
import { benchCore } from './bench-core.ts';

/** Starts the real API on a given database, without rate limits but that of webhooks. */
const [databaseUrl = '', folder = ''] = process.argv.slice(2);
const log = createLogger({ level: 'warn' });
const context = {
  core: benchCore(databaseUrl, folder, log),
  providers: await openProviders(),
  log,
  metrics: new Registry(),
  version: 'bench',
  dataFolder: '.',
  limits: { requestsPerMinute: 100_000_000 },
};
const { url } = await startApi(context, { port: 0, host: '127.0.0.1' });
process.send?.(url);
