import { afterEach, describe, expect, it } from 'vitest';
import { type MailServerManner, startMailServer } from '../../../../tests/support/mail-server.ts';
import type { MailError } from './mail-error.ts';
import { noMailer } from './no-mailer.ts';
import { smtpMailer } from './smtp-mailer.ts';

const mail = {
  id: '0190b0a0-0000-7000-8000-000000000000',
  to: 'dana@example.com',
  subject: 'Reset your password',
  text: 'Open the link: äöü',
  html: '<p>Open the link</p>',
};
const from = 'Herald <herald@example.com>';
const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0)) await step();
});

function openMailer(url: string, silenceMs = 60_000) {
  const mailer = smtpMailer(url, from, { connectMs: 60_000, silenceMs });
  undo.unshift(() => mailer.close());
  return mailer;
}

async function startServer(manner?: MailServerManner) {
  const server = await startMailServer(manner);
  undo.push(() => server.stop());
  return server;
}

const failureOf = (sending: Promise<void>): Promise<MailError> =>
  sending.then(
    () => Promise.reject(new Error('It was sent.')),
    (error: MailError) => error,
  );

describe('mail with SMTP set', () => {
  it('arrives at the server with both bodies, the sender of the installation and an id that stays the same', async () => {
    const server = await startServer();
    const mailer = openMailer(server.url);
    await mailer.verify();
    await mailer.send(mail);
    expect(mailer.hasTransport).toBe(true);
    expect(server.received).toHaveLength(1);
    expect(server.received[0]?.to).toEqual(['dana@example.com']);
    expect(server.received[0]?.raw).toMatch(/From: Herald <herald@example.com>/);
    expect(server.received[0]?.raw).toContain(`Message-ID: <${mail.id}@example.com>`);
    expect(server.received[0]?.raw).toMatch(/text\/plain[\s\S]+text\/html/);
  });

  it('names the server without its password', () => {
    expect(openMailer('smtp://herald:secret@mail.example.com:2525').server).toBe('mail.example.com:2525');
    expect(openMailer('smtps://herald:secret@mail.example.com').server).toBe('mail.example.com:465');
  });
});

describe('mail that the server does not take', () => {
  it('waits for another attempt when nobody listens', async () => {
    const failure = await failureOf(openMailer('smtp://127.0.0.1:9').send(mail));
    expect(failure).toMatchObject({ message: '127.0.0.1:9 refused the connection.', isFinal: false });
  });

  it('is given up when the server refuses it for good, in the words of the server', async () => {
    const server = await startServer('refuses');
    const failure = await failureOf(openMailer(server.url).send(mail));
    expect(failure.message).toMatch(/^127\.0\.0\.1:\d+ refused the mail: 550 No such mailbox/);
    expect(failure.isFinal).toBe(true);
  });

  it('waits when the server is busy', async () => {
    const server = await startServer('is busy');
    const failure = await failureOf(openMailer(server.url).send(mail));
    expect(failure.message).toContain('451 Try again later');
    expect(failure.isFinal).toBe(false);
  });

  it('waits when the server hangs', async () => {
    const server = await startServer('hangs');
    const failure = await failureOf(openMailer(server.url, 300).send(mail));
    expect(failure.message).toMatch(/did not respond in time\.$/);
    expect(failure.isFinal).toBe(false);
  });

  it('waits when the server drops the connection', async () => {
    const server = await startServer('drops');
    const failure = await failureOf(openMailer(server.url).send(mail));
    expect(failure.message).toMatch(/closed the connection/);
    expect(failure.isFinal).toBe(false);
  });

  it('never repeats the password, even when the server does', async () => {
    const server = await startServer('repeats the password');
    const failure = await failureOf(openMailer(server.url.replace('//', '//herald:top-secret@')).send(mail));
    expect(failure.message).toMatch(/refused the user and password in SMTP_URL: 535/);
    expect(failure.message).not.toContain('top-secret');
    expect(failure.isFinal).toBe(false);
  });
});

it('mail without SMTP is not sent', async () => {
  const mailer = noMailer(from);
  expect(mailer.hasTransport).toBe(false);
  expect((await failureOf(mailer.send(mail))).message).toBe('No mail server is set up.');
});
