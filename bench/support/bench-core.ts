import {
  type Core,
  createCore,
  createJobSender,
  diskStorage,
  type Log,
  mediaUrls,
  openDatabase,
  outboxMailer,
  silentLog,
  systemClock,
  systemRandom,
} from '@herald/core';

/** The rules on a given database, with mail and media in a folder. */
export function benchCore(databaseUrl: string, folder: string, log: Log = silentLog): Core {
  return createCore({
    db: openDatabase({ url: databaseUrl }),
    mailer: outboxMailer(folder, { clock: systemClock, random: systemRandom }),
    storage: diskStorage(folder),
    media: mediaUrls('bench'),
    jobs: createJobSender({ databaseUrl, log }),
    publicUrl: 'http://localhost',
    log,
  });
}
