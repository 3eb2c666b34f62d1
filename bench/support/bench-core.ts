import { type Core, createCore } from '@herald/core';
import { openDatabase } from '@herald/core/db';
import { noMailer } from '@herald/core/mail';
import { createJobSender } from '@herald/core/queue';
import { createVault, type Log, silentLog } from '@herald/core/runtime';
import { diskStorage, mediaUrls } from '@herald/core/storage';

/** Opens core on a given database, with mail and media in a folder. */
export function benchCore(databaseUrl: string, folder: string, log: Log = silentLog): Core {
  return createCore({
    db: openDatabase({ url: databaseUrl }),
    mailer: noMailer('Herald <herald@example.com>'),
    storage: diskStorage(folder),
    media: mediaUrls('bench'),
    vault: createVault(Buffer.alloc(32, 'a key for tests')),
    jobs: createJobSender({ databaseUrl, log }),
    publicUrl: 'http://localhost',
    log,
  });
}
