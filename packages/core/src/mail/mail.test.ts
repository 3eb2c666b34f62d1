import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { startMailServer } from '../../../../tests/support/mail-server.ts';
import { systemClock } from '../runtime/clock.ts';
import { silentLog } from '../runtime/log.ts';
import { systemRandom } from '../runtime/random.ts';
import { readOutbox } from '../testing/read-outbox.ts';
import { outboxMailer } from './outbox-mailer.ts';
import { smtpMailer } from './smtp-mailer.ts';

const mail = {
  to: 'dana@example.com',
  subject: 'Reset your password',
  text: 'Open the link: äöü',
  html: '<p>Open the link</p>',
};
const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0)) await step();
});

describe('mail with SMTP set', () => {
  it('arrives at the server with both bodies and the sender of the installation', async () => {
    const server = await startMailServer();
    undo.push(() => server.stop());
    const mailer = smtpMailer(server.url, 'Herald <herald@example.com>');
    undo.unshift(() => mailer.close());
    await mailer.verify();
    await mailer.send(mail);
    expect(mailer.hasTransport).toBe(true);
    expect(server.received).toHaveLength(1);
    expect(server.received[0]?.to).toEqual(['dana@example.com']);
    expect(server.received[0]?.raw).toMatch(/From: Herald <herald@example.com>/);
    expect(server.received[0]?.raw).toMatch(/text\/plain[\s\S]+text\/html/);
  });

  it('fails with an error when the server does not respond', async () => {
    const mailer = smtpMailer('smtp://127.0.0.1:9', 'Herald <herald@example.com>');
    undo.push(() => mailer.close());
    await expect(mailer.send(mail)).rejects.toThrow(/ECONNREFUSED/);
  });
});

describe('mail without SMTP', () => {
  it('goes to the local outbox, newest first, readable by its owner only', async () => {
    const home = await mkdtemp(join(tmpdir(), 'herald-outbox-'));
    undo.push(() => rm(home, { recursive: true }));
    const folder = join(home, 'outbox');
    const mailer = outboxMailer(folder, { clock: systemClock, random: systemRandom, log: silentLog });
    expect(mailer.hasTransport).toBe(false);
    expect(await readOutbox(folder)).toEqual([]);
    await mailer.send(mail);
    await new Promise((resolve) => setTimeout(resolve, 5));
    await mailer.send({ ...mail, subject: 'Second' });
    expect((await readOutbox(folder)).map(({ subject }) => subject)).toEqual(['Second', 'Reset your password']);
    expect((await readOutbox(folder))[1]).toMatchObject(mail);
    const [first = ''] = await readdir(folder);
    expect((await stat(join(folder, first))).mode & 0o777).toBe(0o600);
  });

  it('writes the link to the terminal, for the person who runs Herald', async () => {
    const home = await mkdtemp(join(tmpdir(), 'herald-outbox-'));
    undo.push(() => rm(home, { recursive: true }));
    const lines: object[] = [];
    const log = { ...silentLog, info: (details: object) => lines.push(details) };
    const mailer = outboxMailer(join(home, 'outbox'), { clock: systemClock, random: systemRandom, log });
    const link = 'http://localhost:3000/reset-password?email=dana%40example.com&token=abc';
    await mailer.send({ ...mail, link });
    expect(lines).toEqual([{ to: mail.to, subject: mail.subject, link }]);
  });
});
