import { defaultPreferences, type Preferences } from '@herald/contract/endpoints/preferences';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { preferenceRepository } from '../../preferences/preference-repository.ts';
import { aUser, createTestCore, type TestCore, type TestUser } from '../../testing/index.ts';
import { listMailings, sendTestMailing, startMailing, writeMailing } from './mailings.ts';

let test: TestCore;
const signal = new AbortController().signal;
const news = { subject: 'Four new avatars', text: 'They are here.\n\nSee them in step 1.' };

beforeAll(async () => {
  test = await createTestCore(inject('databaseServerUrl'));
});
afterAll(() => test.close());
beforeEach(async () => {
  test.mailer.hasTransport = true;
  await test.core.db.pool.query('delete from mails; delete from mailings; delete from user_preferences');
});

async function aReader(preferences: Partial<Preferences> = {}): Promise<TestUser> {
  const user = await aUser(test.core);
  await test.core.db.pool.query('update users set email_verified_at = now() where id = $1', [user.id]);
  await preferenceRepository.save(test.core.db.queries, {
    userId: user.id,
    preferences: { ...defaultPreferences, marketingEmails: true, ...preferences },
    updatedAt: test.clock.now(),
  });
  return user;
}

const change = (columns: string, { id }: TestUser) =>
  test.core.db.pool.query(`update users set ${columns} where id = $1`, [id]);
const hand = async () => ({ actorId: (await aUser(test.core)).id, ip: '127.0.0.1' });
const start = async () => startMailing(test.core, await hand(), news);
const written = async () => (await test.mails.list()).filter(({ kind }) => kind === 'marketing');
const addresses = async () => (await written()).map(({ to }) => to).toSorted();

describe('a mail to customers', () => {
  it('reaches those who said yes, are active and confirmed, and do not leave', async () => {
    const reader = await aReader();
    await aReader({ marketingEmails: false });
    await aReader({ emailNotifications: false });
    await change("status = 'suspended'", await aReader());
    await change('email_verified_at = null', await aReader());
    await change("leaves_at = now() + interval '14 days'", await aReader());
    await aUser(test.core);
    expect((await listMailings(test.core)).recipients).toBe(1);
    const { id } = await start();
    await writeMailing(test.core, id, signal);
    expect(await addresses()).toEqual([reader.email]);
    expect((await listMailings(test.core)).newest).toMatchObject([{ id, recipients: 1, finishedAt: test.clock.now() }]);
  });

  it('says its text in paragraphs, and how to end such mails', async () => {
    await aReader();
    await writeMailing(test.core, (await start()).id, signal);
    const [mail] = await written();
    expect(mail).toMatchObject({ subject: news.subject, text: expect.stringContaining('They are here.\n\nSee them') });
    expect(mail?.text).toMatch(/Unsubscribe: http\S+\/unsubscribe\?token=/);
  });

  it('is written once to everybody by many jobs at once', async () => {
    const readers = [];
    for (let count = 0; count < 7; count++) readers.push(await aReader());
    const { id } = await start();
    await Promise.all([1, 2, 3].map(() => writeMailing(test.core, id, signal)));
    await writeMailing(test.core, id, signal);
    expect(await addresses()).toEqual(readers.map(({ email }) => email).toSorted());
  });

  it('goes on where a worker was killed, without a gap and without a second mail', async () => {
    const readers = 230;
    await test.core.db.pool.query(`
      with people as (
        insert into users (id, email, name, password_hash, email_verified_at, created_at)
        select gen_random_uuid(), 'reader' || n || '@example.com', 'Reader', '-', now(), timestamp '2020-01-01'
        from generate_series(1, ${readers}) n returning id
      )
      insert into user_preferences (user_id, preferences, updated_at)
      select id, '{"marketingEmails": true}', now() from people`);
    const { id } = await start();
    let batches = 0;
    const transaction: typeof test.core.db.transaction = (name, work) => {
      batches += 1;
      return test.core.db.transaction(name, async (tx) => {
        const answer = await work(tx);
        // As a worker that dies before the second batch is kept.
        if (batches === 2) throw new Error('killed');
        return answer;
      });
    };
    const dying = { ...test.core, db: { ...test.core.db, transaction } };
    await expect(writeMailing(dying, id, signal)).rejects.toThrow('killed');
    expect((await listMailings(test.core)).newest).toMatchObject([{ recipients: 100, finishedAt: null }]);
    await writeMailing(test.core, id, signal);
    const all = await addresses();
    expect([all.length, new Set(all).size]).toEqual([readers, readers]);
    const { rows } = await test.core.db.pool.query(
      `select count(distinct data ->> 'mailId')::int as jobs from pgboss.job j join mails m on m.id::text = j.data ->> 'mailId'
       where j.name = 'send-mail' and m.mailing_id = $1`,
      [id],
    );
    expect(rows[0].jobs).toBe(readers);
  });

  it('is not written to those who joined after it began', async () => {
    const reader = await aReader();
    const { id } = await start();
    test.clock.advance({ minutes: 1 });
    await aReader();
    await writeMailing(test.core, id, signal);
    expect(await addresses()).toEqual([reader.email]);
  });

  it('is in the audit log, with the number of people', async () => {
    await aReader();
    const { id } = await start();
    const { rows } = await test.core.db.pool.query('select action, details from audit_log where subject_id = $1', [id]);
    expect(rows).toEqual([{ action: 'mail.announce', details: { name: news.subject, people: 1 } }]);
  });

  it('is refused without a mail server', async () => {
    await aReader();
    test.mailer.hasTransport = false;
    await expect(start()).rejects.toMatchObject({ code: 'conflict', message: 'No mail server is set up.' });
    expect((await listMailings(test.core)).newest).toEqual([]);
  });

  it('is refused while nobody asked for news', async () => {
    await expect(start()).rejects.toMatchObject({ code: 'conflict', message: 'Nobody asked for news.' });
  });

  it('is tried out on the administrator alone', async () => {
    await aReader();
    const me = await aUser(test.core);
    const sent: unknown[] = [];
    const mailer = { ...test.core.mailer, hasTransport: true, send: async (mail: unknown) => void sent.push(mail) };
    const by = { actorId: me.id, ip: '127.0.0.1' };
    await sendTestMailing({ ...test.core, mailer }, by, { userId: me.id, email: me.email }, news);
    expect(sent).toMatchObject([
      { to: me.email, subject: news.subject, headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } },
    ]);
    expect(await written()).toEqual([]);
  });
});
