import { smtpMailer } from '@herald/core/mail';
import { claimMail, MAIL_LEASE_SEC, MAIL_PAUSES_SEC, writeMail } from '@herald/core/mails';
import { forgotPassword } from '@herald/core/people';
import { unsubscribeAddress } from '@herald/core/preferences';
import { aUser, createTestCore, type TestCore } from '@herald/core/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { type MailServer, startMailServer } from '../../../../tests/support/mail-server.ts';
import { sendMail } from './send-mail.ts';

let server: MailServer;
let mailer: ReturnType<typeof smtpMailer>;
let test: TestCore;

beforeAll(async () => {
  server = await startMailServer();
  mailer = openMailer(60_000);
  test = await createTestCore(inject('databaseServerUrl'), { mailer });
});
beforeEach(() => server.behave('accepts'));
afterEach(async () => {
  server.received.length = 0;
  await test.core.db.pool.query('delete from mails');
});
afterAll(async () => {
  mailer.close();
  await server.stop();
  await test.close();
});

const openMailer = (silenceMs: number) =>
  smtpMailer(server.url, 'Herald <herald@example.com>', { connectMs: 60_000, silenceMs });
const signal = new AbortController().signal;
const attempt = (mailId: string) => sendMail(test.core, { payload: { mailId }, signal });

async function aMail(): Promise<string> {
  const user = await aUser(test.core);
  await forgotPassword(test.core, user.email, { ip: '127.0.0.1', userAgent: 'test' });
  await test.core.background.drain();
  return (await test.mails.list()).at(-1)?.id ?? '';
}
const row = async (id: string) => (await test.mails.list()).find((mail) => mail.id === id);

/** How far off the jobs of a mail start, the farthest last. */
async function pausesOfJobs(mailId: string): Promise<number[]> {
  const text = `select round(extract(epoch from start_after - created_on))::int as pause
    from pgboss.job where name = 'send-mail' and data ->> 'mailId' = $1 order by pause`;
  return (await test.core.db.pool.query(text, [mailId])).rows.map(({ pause }) => pause);
}

describe('a mail', () => {
  it('is sent with its link, which the row then forgets', async () => {
    const id = await aMail();
    const link = (await row(id))?.link ?? 'no link';
    await attempt(id);
    expect(server.received).toHaveLength(1);
    expect(server.received[0]?.raw.replaceAll('=\r\n', '').replaceAll('=3D', '=')).toContain(link);
    expect(await row(id)).toMatchObject({ state: 'sent', attempts: 1, link: null, error: null });
    expect((await row(id))?.sentAt).toEqual(test.clock.now());
  });

  it('carries the button of one click when one can do without it, and no such header otherwise', async () => {
    const user = await aUser(test.core);
    const unsubscribe = unsubscribeAddress(test.core, user.id, 'weekly_report');
    const body = { lines: ['Hello'], footer: 'Bye', unsubscribe };
    const id = await test.core.db.transaction('test mail', (tx) =>
      writeMail(
        test.core,
        tx,
        { kind: 'weekly_report', to: user.email, subject: 'Your week', body },
        { userId: user.id },
      ),
    );
    await attempt(id);
    await attempt(await aMail());
    const [report, reset] = server.received.map(({ raw }) => raw.replaceAll(/\r\n\s+/g, ' '));
    expect(report).toContain(`List-Unsubscribe: <${unsubscribe}>`);
    expect(report).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(reset).not.toContain('List-Unsubscribe');
  });

  it('is sent once, however many jobs name it', async () => {
    const id = await aMail();
    await Promise.all([attempt(id), attempt(id)]);
    await attempt(id);
    expect(server.received).toHaveLength(1);
  });

  it('that is gone is no error', async () => {
    await attempt(crypto.randomUUID());
    expect(server.received).toEqual([]);
  });
});

describe('when the server', () => {
  it.each([
    ['is busy', '451 Try again later'],
    ['hangs', 'did not respond in time'],
    ['drops', 'closed the connection'],
  ] as const)('%s, the mail is tried again after a pause', async (manner, words) => {
    server.behave(manner);
    const id = await aMail();
    // Nobody needs long patience with a server that says nothing.
    const hurried = manner === 'hangs' ? test.openSibling({ mailer: openMailer(500) }) : undefined;
    await sendMail(hurried?.core ?? test.core, { payload: { mailId: id }, signal });
    await hurried?.close();
    const failed = await row(id);
    expect(failed).toMatchObject({ state: 'queued', attempts: 1 });
    expect(failed?.error).toContain(words);
    expect(failed?.nextAttemptAt?.getTime()).toBe(test.clock.now().getTime() + (MAIL_PAUSES_SEC[0] ?? 0) * 1000);
    expect(await pausesOfJobs(id)).toEqual([0, MAIL_PAUSES_SEC[0], MAIL_LEASE_SEC]);
    server.behave('accepts');
    await attempt(id);
    expect(server.received).toEqual([]);
    test.clock.advance({ seconds: 10 });
    await attempt(id);
    expect(await row(id)).toMatchObject({ state: 'sent', attempts: 2, error: null });
  });

  it('refuses the mail for good, it is given up with the words of the server', async () => {
    server.behave('refuses');
    const id = await aMail();
    await attempt(id);
    expect(await row(id)).toMatchObject({ state: 'failed', attempts: 1, nextAttemptAt: null });
    expect((await row(id))?.error).toContain('550 No such mailbox');
  });

  it('never takes it, the pauses grow until the mail is given up', async () => {
    server.behave('is busy');
    const id = await aMail();
    await test.core.db.pool.query('update mails set link_expires_at = null where id = $1', [id]);
    for (const pauseSec of MAIL_PAUSES_SEC) {
      await attempt(id);
      expect((await row(id))?.nextAttemptAt?.getTime()).toBe(test.clock.now().getTime() + pauseSec * 1000);
      test.clock.advance({ seconds: pauseSec });
    }
    await attempt(id);
    expect(await row(id)).toMatchObject({ state: 'failed', attempts: MAIL_PAUSES_SEC.length + 1 });
  });

  it('is back too late for the link, the mail is not sent', async () => {
    const id = await aMail();
    test.clock.advance({ minutes: 61 });
    await attempt(id);
    expect(server.received).toEqual([]);
    const error = 'The link expired before the mail could be sent.';
    expect(await row(id)).toMatchObject({ state: 'failed', link: null, error });
  });

  it('is not set up on the machine of the worker, the mail waits for an administrator', async () => {
    const id = await aMail();
    const { core, close } = test.openSibling({ mailer: { ...mailer, hasTransport: false } });
    await sendMail(core, { payload: { mailId: id }, signal });
    await close();
    expect(await row(id)).toMatchObject({ state: 'not_sent', attempts: 0 });
  });
});

describe('a worker that dies in an attempt', () => {
  it.each(['video_complete', 'weekly_report', 'marketing'] as const)(
    'loses no mail of the kind %s and doubles none, before its first attempt and within it',
    async (kind) => {
      const { id: userId, email } = await aUser(test.core);
      const body = { lines: ['Hello'], footer: 'Bye', unsubscribe: unsubscribeAddress(test.core, userId, kind) };
      const id = await test.core.db.transaction('test mail', (tx) =>
        writeMail(test.core, tx, { kind, to: email, subject: 'Something happened', body }, { userId }),
      );
      // Written with its job, so another worker finds it however this one ends.
      expect(await pausesOfJobs(id)).toEqual([0]);
      await claimMail(test.core, id);
      await attempt(id);
      expect(server.received).toEqual([]);
      test.clock.advance({ seconds: MAIL_LEASE_SEC });
      await Promise.all([attempt(id), attempt(id)]);
      await attempt(id);
      expect(server.received).toHaveLength(1);
      expect(await row(id)).toMatchObject({ state: 'sent', attempts: 2 });
    },
  );

  it('leaves a job that makes the next one', async () => {
    const id = await aMail();
    // As far as a worker comes that is killed before the server has answered.
    expect((await claimMail(test.core, id))?.attempt).toBe(1);
    await attempt(id);
    expect(server.received).toEqual([]);
    expect(await pausesOfJobs(id)).toContain(MAIL_LEASE_SEC);
    test.clock.advance({ seconds: MAIL_LEASE_SEC });
    await attempt(id);
    expect(server.received).toHaveLength(1);
    expect(await row(id)).toMatchObject({ state: 'sent', attempts: 2 });
  });
});
