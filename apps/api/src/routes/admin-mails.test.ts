import { aToken, aUser, testAdmin } from '@herald/core/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let token: string;
let adminId: string;

beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'));
  token = await aToken(api.core, testAdmin);
  adminId = (await api.ask('GET /auth/user', { token })).body.data.user.id;
});
beforeEach(async () => {
  api.mailer.hasTransport = false;
  await api.core.db.pool.query('delete from mails');
  await api.core.db.pool.query('delete from audit_log');
  await api.core.db.pool.query('delete from attempts');
});
afterAll(() => api.close());

const list = async (query = '') => (await api.ask(`GET /admin/mails?${query}`, { token })).body.data;
const transport = async () => (await api.ask('GET /admin/mail-transport', { token })).body.data;
const reveal = (id: string) => api.ask(`POST /admin/mails/${id}/link`, { token });
const resend = (id: string) => api.ask(`POST /admin/mails/${id}/resend`, { token });
const change = (text: string, values: unknown[] = []) => api.core.db.pool.query(text, values);

async function audit(): Promise<
  { action: string; details: Record<string, unknown>; changes: object; actor_id: string }[]
> {
  return (await change('select action, changes, details, actor_id from audit_log order by id')).rows;
}

/** A mail with a link that opens the account of a user. */
async function aResetMail(user: { email: string }): Promise<string> {
  await api.ask('POST /auth/forgot-password', { body: { email: user.email } });
  await api.core.background.drain();
  return (await api.mails.list()).findLast(({ to }) => to === user.email)?.id ?? '';
}

async function jobsFor(mailId: string): Promise<number> {
  const text = `select 1 from pgboss.job where name = 'send-mail' and data ->> 'mailId' = $1`;
  return (await change(text, [mailId])).rowCount ?? 0;
}

describe('how mail leaves the installation', () => {
  it('is said, with how many mails were not sent', async () => {
    await aResetMail(await aUser(api.core));
    expect(await transport()).toEqual({ server: null, from: 'Herald <herald@example.com>', not_sent: 1 });
    api.mailer.hasTransport = true;
    expect(await transport()).toMatchObject({ server: 'mail.herald.test:587', not_sent: 1 });
  });
});

describe('the list of mails', () => {
  it('has what was not sent, newest first, and no link', async () => {
    const [first, second] = [await aUser(api.core), await aUser(api.core)];
    await aResetMail(first);
    const id = await aResetMail(second);
    const { text, body } = await api.ask('GET /admin/mails', { token });
    expect(body.data).toMatchObject({ total: 2, from: 1, to: 2, last_page: 1 });
    expect(body.data.data.map(({ to }: { to: string }) => to)).toEqual([second.email, first.email]);
    const mail = { id, kind: 'password_reset', state: 'not_sent', error: null, link: { state: 'ready' } };
    expect(body.data.data[0]).toMatchObject(mail);
    expect(text).not.toMatch(/token=/);
  });

  it('leaves out a mail that has just been queued, until an attempt fails', async () => {
    api.mailer.hasTransport = true;
    const id = await aResetMail(await aUser(api.core));
    expect([(await list()).total, (await list('view=all')).total]).toEqual([0, 1]);
    await change(`update mails set error = 'The server is busy.' where id = $1`, [id]);
    expect((await list()).data).toMatchObject([{ id, state: 'queued', error: 'The server is busy.' }]);
  });

  it('has the sent ones under Sent', async () => {
    const id = await aResetMail(await aUser(api.core));
    await change(`update mails set state = 'sent', sent_at = now(), link = null where id = $1`, [id]);
    expect([(await list()).total, (await list('view=sent')).total]).toEqual([0, 1]);
    expect((await list('view=sent')).data[0]).toMatchObject({ id, link: { state: 'delivered' } });
  });

  it('comes in pages', async () => {
    const user = await aUser(api.core);
    await change(
      `insert into mails (id, kind, user_id, recipient, subject, body, state, created_at)
       select gen_random_uuid(), 'password_changed', $1, 'x', 's', '{"lines":[],"footer":""}', 'not_sent', now()
       from generate_series(1, 17)`,
      [user.id],
    );
    expect(await list('page=2')).toMatchObject({ total: 17, last_page: 2, from: 16, to: 17 });
    expect((await list('page=3')).data).toEqual([]);
  });
});

describe('one mail', () => {
  it('is read without its link', async () => {
    const user = await aUser(api.core);
    const id = await aResetMail(user);
    const { status, text, body } = await api.ask(`GET /admin/mails/${id}`, { token });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ to: user.email, button: 'Choose a new password' });
    expect(body.data.lines[0]).toBe('Hello Ann Example,');
    expect(text).not.toMatch(/token=/);
    expect(await audit()).toEqual([]);
  });

  it('is unknown after it was removed', async () => {
    expect((await api.ask(`GET /admin/mails/${crypto.randomUUID()}`, { token })).status).toBe(404);
    expect((await reveal(crypto.randomUUID())).status).toBe(404);
    expect((await resend(crypto.randomUUID())).body.code).toBe('conflict');
  });
});

describe('the link of a mail that was not sent', () => {
  it('is handed out and works, which is recorded without the link', async () => {
    const user = await aUser(api.core);
    const id = await aResetMail(user);
    const { status, body } = await reveal(id);
    expect(status).toBe(200);
    const [entry] = await audit();
    expect(entry).toMatchObject({
      action: 'mail.read',
      actor_id: adminId,
      details: { kind: 'password_reset', to: user.email },
    });
    const password = 'a quite different one';
    const { email, token: key } = Object.fromEntries(new URL(body.data.link).searchParams);
    const reset = { email, token: key, password, password_confirmation: password };
    expect((await api.ask('POST /auth/reset-password', { body: reset })).status).toBe(200);
    expect(api.logText()).not.toContain(key);
  });

  it('goes with the use of the link', async () => {
    const id = await aResetMail(await aUser(api.core));
    const { email, token: key } = Object.fromEntries(new URL((await reveal(id)).body.data.link).searchParams);
    const password = 'a quite different one';
    const reset = { email, token: key, password, password_confirmation: password };
    await api.ask('POST /auth/reset-password', { body: reset });
    expect((await reveal(id)).status).toBe(404);
    expect((await list()).data).toMatchObject([{ kind: 'password_changed', link: { state: 'none' } }]);
  });

  it.each(['another administrator', 'themselves'])('is withheld when it is for %s', async (whom) => {
    const admin = whom === 'themselves' ? testAdmin : await aUser(api.core, { role: 'admin' });
    const id = await aResetMail(admin);
    const { status, body } = await reveal(id);
    expect([status, body.code]).toEqual([403, 'forbidden']);
    expect((await list()).data[0]?.link.state).toBe('withheld');
    expect(await audit()).toEqual([]);
  });

  it('is withheld from the moment its recipient becomes an administrator', async () => {
    const user = await aUser(api.core);
    const id = await aResetMail(user);
    await change(`update users set role = 'admin' where id = $1`, [user.id]);
    expect((await reveal(id)).status).toBe(403);
  });

  it('is refused when it has expired, was sent or never was', async () => {
    const user = await aUser(api.core);
    const id = await aResetMail(user);
    const refused = async (sql: string) => {
      await change(`update mails set ${sql} where id = $1`, [id]);
      return (await reveal(id)).body.message;
    };
    const past = new Date(api.clock.now().getTime() - 1).toISOString();
    expect(await refused(`link_expires_at = '${past}'`)).toBe('The link in this mail no longer works.');
    expect(await refused(`state = 'sent'`)).toContain('This mail was sent');
    expect(await refused(`body = body - 'button'`)).toBe('This mail has no link.');
  });

  it('of an invitation no longer proves whose address it is', async () => {
    api.mailer.hasTransport = true;
    const owner = await aUser(api.core, { planSlugs: ['UNLIMITED'] });
    const body = { name: 'Lee', email: 'lee@x.example', role: 'viewer', invite: true };
    await api.ask('POST /team-members', { token: await aToken(api.core, owner), body });
    const [mail] = await api.mails.list();
    expect((await reveal(mail?.id ?? '')).body.data.link).toContain('/join-team?');
    const { rows } = await change('select is_mailed from invitations');
    expect(rows).toEqual([{ is_mailed: false }]);
  });
});

describe('sending a mail again', () => {
  it('needs a mail server', async () => {
    const id = await aResetMail(await aUser(api.core));
    expect((await resend(id)).body).toMatchObject({ code: 'conflict', message: 'No mail server is set up.' });
    expect((await api.ask('POST /admin/mails/resend', { token })).status).toBe(409);
  });

  it('queues it with its job, which is recorded', async () => {
    const user = await aUser(api.core);
    const id = await aResetMail(user);
    api.mailer.hasTransport = true;
    expect((await resend(id)).status).toBe(200);
    expect((await list('view=all')).data[0]).toMatchObject({ state: 'queued', attempts: 0 });
    expect(await jobsFor(id)).toBe(1);
    expect(await audit()).toMatchObject([
      { action: 'mail.resend', changes: { state: { from: 'not_sent', to: 'queued' } } },
    ]);
  });

  it('is refused while it is being sent, after it was sent and with a dead link', async () => {
    const id = await aResetMail(await aUser(api.core));
    api.mailer.hasTransport = true;
    const refused = async (sql: string) => {
      await change(`update mails set ${sql} where id = $1`, [id]);
      return (await resend(id)).body.message;
    };
    expect(await refused(`state = 'queued'`)).toBe('This mail is being sent.');
    expect(await refused(`state = 'sent'`)).toBe('This mail was sent already.');
    expect(await refused(`state = 'failed', link = null`)).toBe('The link in this mail no longer works.');
    expect(await jobsFor(id)).toBe(0);
  });

  it('of all leaves those with dead links', async () => {
    const [alive, dead] = [await aResetMail(await aUser(api.core)), await aResetMail(await aUser(api.core))];
    const past = new Date(api.clock.now().getTime() - 1);
    await change('update mails set link_expires_at = $2 where id = $1', [dead, past]);
    api.mailer.hasTransport = true;
    const { body } = await api.ask('POST /admin/mails/resend', { token });
    expect(body.data).toEqual({ queued: 1 });
    expect([await jobsFor(alive), await jobsFor(dead)]).toEqual([1, 0]);
    expect((await audit())[0]).toMatchObject({ action: 'mail.resend', details: { mails: 1 } });
  });
});

describe('a test mail', () => {
  const test = (to = 'morgan@x.example') => api.ask('POST /admin/mail-transport/test', { token, body: { to } });

  it('is refused without a mail server', async () => {
    expect((await test()).body).toMatchObject({ code: 'conflict', message: 'No mail server is set up.' });
  });

  it('goes out at once and is recorded', async () => {
    api.mailer.hasTransport = true;
    expect((await test()).body.data).toEqual({ is_accepted: true, message: 'Accepted by mail.herald.test:587.' });
    expect(api.mailer.sent.at(-1)).toMatchObject({ to: 'morgan@x.example', subject: 'Test mail from Herald' });
    expect(await audit()).toMatchObject([
      { action: 'mail.test', details: { to: 'morgan@x.example', isAccepted: true } },
    ]);
    expect((await list('view=all')).total).toBe(0);
  });

  it('refuses what is no address', async () => {
    expect((await test('morgan')).body.errors).toHaveProperty('to');
  });
});

describe('a mail to customers', () => {
  const news = { subject: 'Four new avatars', text: 'They are here.' };
  async function aReader(): Promise<string> {
    const { id } = await aUser(api.core);
    await change('update users set email_verified_at = now() where id = $1', [id]);
    const text = `insert into user_preferences (user_id, preferences, updated_at) values ($1, $2, now())`;
    await change(text, [id, { marketingEmails: true }]);
    return id;
  }
  const mailings = async () => (await api.ask('GET /admin/mailings', { token })).body.data;
  const start = (headers = {}, body = news) => api.ask('POST /admin/mailings', { token, headers, body });

  it('is counted, begun once however often the same request comes, and listed', async () => {
    api.mailer.hasTransport = true;
    const { recipients: before } = await mailings();
    await aReader();
    expect((await mailings()).recipients).toBe(before + 1);
    const headers = { 'idempotency-key': 'news-1' };
    const [one, two] = [await start(headers), await start(headers)];
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(two.body.data.id).toBe(one.body.data.id);
    const listed = (await mailings()).mailings;
    expect(listed).toMatchObject([{ id: one.body.data.id, subject: news.subject, recipients: 0, finished_at: null }]);
    const jobs = await change(`select 1 from pgboss.job where name = 'write-mailing'`);
    expect(jobs.rowCount).toBe(1);
  });

  it('is refused without a mail server, with the reason', async () => {
    await aReader();
    const { status, body } = await start();
    expect([status, body.message]).toEqual([409, 'No mail server is set up.']);
  });

  it('needs a subject and a text', async () => {
    const { status, body } = await start({}, { subject: ' ', text: '' });
    expect(status).toBe(422);
    expect(body.errors).toEqual({ subject: ['Please enter a subject.'], text: ['Please enter a text.'] });
  });
});
