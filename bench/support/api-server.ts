import { createLogger, startApi } from '@herald/api';
import {
  createCore,
  diskStorage,
  mediaUrls,
  openDatabase,
  outboxMailer,
  systemClock,
  systemRandom,
} from '@herald/core';
import { Registry } from 'prom-client';

/** The real API on a given database, without the limit that a load from one address would meet. */
const [databaseUrl = '', folder = ''] = process.argv.slice(2);
const log = createLogger({ level: 'warn' });
const mailer = outboxMailer(folder, { clock: systemClock, random: systemRandom });
const core = createCore({ db: openDatabase({ url: databaseUrl }), mailer, publicUrl: 'http://localhost', log });
const context = {
  core,
  log,
  storage: diskStorage(folder),
  mediaUrls: mediaUrls('bench'),
  metrics: new Registry(),
  version: 'bench',
  limits: { requestsPerMinute: 100_000_000 },
};
const { url } = await startApi(context, { port: 0, host: '127.0.0.1' });
process.send?.(url);
