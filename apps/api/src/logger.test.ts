import { createCore } from '@herald/core';
import { openDatabase } from '@herald/core/db';
import { noMailer } from '@herald/core/mail';
import { createJobSender } from '@herald/core/queue';
import { createVault } from '@herald/core/runtime';
import { diskStorage, mediaUrls } from '@herald/core/storage';
import { describe, expect, it } from 'vitest';
import { createLogger } from './logger.ts';

describe('the log of what goes on behind the answers', () => {
  it('says what failed and why, and hides secrets', async () => {
    const lines: string[] = [];
    const log = createLogger({ level: 'info', stream: { write: (line) => lines.push(line) } });
    const mailer = noMailer('Herald <herald@example.com>');
    const databaseUrl = 'postgresql://herald@localhost/none';
    const db = openDatabase({ url: databaseUrl });
    const core = createCore({
      db,
      mailer,
      log,
      publicUrl: 'http://localhost:3000',
      storage: diskStorage('nowhere'),
      media: mediaUrls('test secret'),
      vault: createVault(Buffer.alloc(32, 'a key for tests')),
      jobs: createJobSender({ databaseUrl, log }),
    });
    const cause = Object.assign(new Error('connection refused'), { code: 'ECONNREFUSED' });
    core.background.run('send mail', () => Promise.reject(new Error('the mail server hung up', { cause })));
    await core.background.drain();
    log.info({ password: 'a secret', user: { token: 'a secret' } }, 'Secrets');
    const [failure, hidden] = lines.map((line) => JSON.parse(line));
    expect(failure).toMatchObject({
      task: 'send mail',
      msg: 'Background work failed',
      err: { type: 'Error', message: 'the mail server hung up', cause: { code: 'ECONNREFUSED' } },
    });
    expect(hidden).toMatchObject({ password: '[hidden]', user: { token: '[hidden]' } });
    await db.close();
  });
});
