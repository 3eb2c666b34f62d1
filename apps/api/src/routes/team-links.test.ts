import { aMember, aToken, aUser, type TestUser } from '@herald/core/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let owner: TestUser;
let token: string;
let address: string;
let count = 0;

beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'));
});
afterAll(() => api.close());
beforeEach(async () => {
  // Beyond every window in which attempts are counted.
  api.clock.advance({ hours: 2 });
  api.mailer.hasTransport = false;
  owner = await aUser(api.core, { name: 'Olive Owner', planSlugs: ['UNLIMITED'] });
  token = await aToken(api.core, owner);
  count += 1;
  address = `mia-${count}@links.example`;
});

const password = 'what only I know';
const invite = (by = token) =>
  api.ask('POST /team-members', { token: by, body: { name: 'Mia Member', email: address, invite: true } });
const renew = (id: string, by = token) => api.ask(`POST /team-members/${id}/resend-invitation`, { token: by });
const linkOf = (text: string | null | undefined) => {
  const { email, token } = Object.fromEntries(new URL(text ?? 'http://no.link').searchParams);
  return { email: email ?? '', token: token ?? '' };
};
const mailed = async () => ({ email: address, token: (await api.mails.linkTo(address)).get('token') ?? '' });
const read = (body: object, by?: string) => api.ask('POST /team-invitations/read', { body, ...(by && { token: by }) });
const accept = (body: object, by?: string) =>
  api.ask('POST /team-invitations/accept', { body, ...(by && { token: by }) });
const signIn = (secret: string) => api.ask('POST /auth/login', { body: { email: address, password: secret } });
const isProved = async () => {
  const { rows } = await api.core.db.pool.query('select email_verified_at from users where email = $1', [address]);
  return rows[0]?.email_verified_at !== null;
};

describe('without a mail server, the link of an invitation', () => {
  it('goes to the person who invites, and waits in a mail that nobody sends', async () => {
    const { body } = await invite();
    await api.core.background.drain();
    expect(body.data.invitation).toMatchObject({ is_mailed: false, expires_at: expect.any(String) });
    const link = linkOf(body.data.invitation?.link);
    expect(link).toMatchObject({ email: address, token: expect.stringMatching(/.{40}/) });
    expect((await api.mails.list()).at(-1)).toMatchObject({ kind: 'invitation', to: address, state: 'not_sent' });
    for (const call of ['GET /team-members', 'GET /team-members/activity', 'GET /team-members/statistics']) {
      const { status, text } = await api.ask(call, { token });
      expect([status, text.includes(link.token)]).toEqual([200, false]);
    }
  });

  it('lets a new person choose a password, once, and proves no address', async () => {
    const link = linkOf((await invite()).body.data.invitation?.link);
    expect((await read(link)).body.data).toEqual({
      account_name: 'Olive Owner',
      name: 'Mia Member',
      role: 'viewer',
      step: 'choose_password',
    });
    expect((await accept({ ...link, password })).status).toBe(200);
    expect((await signIn(password)).body.data.user.account.id).toBe(owner.accountId);
    expect(await isProved()).toBe(false);
    expect((await accept({ ...link, password })).body.code).toBe('invitation_invalid');
  });

  it.each([
    ['is banned', `update users set status = 'banned' where id = $1`],
    ['is leaving', `update users set leaves_at = now() where id = $1`],
  ])('leads nowhere while the owner %s', async (_, change) => {
    const link = linkOf((await invite()).body.data.invitation?.link);
    await api.core.db.pool.query(change, [owner.id]);
    expect((await read(link)).body.code).toBe('invitation_invalid');
    expect((await accept({ ...link, password })).body.code).toBe('invitation_invalid');
    await api.core.db.pool.query(`update users set status = 'active', leaves_at = null where id = $1`, [owner.id]);
    expect((await accept({ ...link, password })).status).toBe(200);
  });

  it('does not give the account that invites anything of a person who is known', async () => {
    const victim = await aUser(api.core, { email: address, changes: { emailVerifiedAt: null } });
    const link = linkOf((await invite()).body.data.invitation?.link);
    expect((await read(link)).body.data.step).toBe('sign_in');
    for (const by of [undefined, token]) {
      const refused = await accept({ ...link, password: 'mine from now on' }, by);
      expect([refused.status, refused.body.message]).toEqual([403, `Sign in as ${address} to join.`]);
    }
    expect((await signIn('mine from now on')).status).toBe(401);
    expect((await signIn(victim.password)).body.data.user.account.id).toBe(victim.accountId);
  });

  it('takes a person who is signed in into the team at once', async () => {
    const guest = await aUser(api.core, { email: address, changes: { emailVerifiedAt: null } });
    const own = await aToken(api.core, guest);
    const link = linkOf((await invite()).body.data.invitation?.link);
    expect((await read(link, own)).body.data.step).toBe('none');
    const { session } = (await accept(link, own)).body.data;
    const { body } = await api.ask('GET /auth/user', { token: session?.token ?? '' });
    expect(body.data.user.account).toMatchObject({ id: owner.accountId, role: 'viewer' });
    expect((await api.ask('GET /auth/user', { token: own })).status).toBe(401);
    expect(await isProved()).toBe(false);
  });

  it('makes a person whose password another account typed choose their own', async () => {
    const first = await aToken(api.core, await aUser(api.core, { planSlugs: ['UNLIMITED'] }));
    const typed = 'typed by the first';
    const body = { name: 'Mia Member', email: address, password: typed };
    const { id } = (await api.ask('POST /team-members', { token: first, body })).body.data;
    const held = (await signIn(typed)).body.data.token;
    const link = linkOf((await invite()).body.data.invitation?.link);
    expect((await accept({ ...link, password })).status).toBe(403);
    expect((await accept(link, held)).body.errors.password).toEqual(['Please choose a password.']);
    api.clock.advance({ minutes: 1 });
    expect((await accept({ ...link, password }, held)).status).toBe(200);
    expect((await api.ask('GET /auth/user', { token: held })).status).toBe(401);
    expect((await signIn(typed)).status).toBe(401);
    expect((await signIn(password)).body.data.user.account.id).toBe(owner.accountId);
    const change = { token: first, body: { password: 'typed once more' } };
    expect((await api.ask(`PUT /team-members/${id}`, change)).status).toBe(403);
  });

  it('still proves nothing after a mail server is set', async () => {
    const link = linkOf((await invite()).body.data.invitation?.link);
    await aUser(api.core, { email: address });
    api.mailer.hasTransport = true;
    expect((await read(link)).body.data.step).toBe('sign_in');
  });

  it('is replaced by a new one, which the activity names, and runs out', async () => {
    const { data } = (await invite()).body;
    const renewed = await renew(data.id);
    expect(renewed.body.data.is_mailed).toBe(false);
    expect((await read(linkOf(data.invitation?.link))).body.code).toBe('invitation_invalid');
    const link = linkOf(renewed.body.data.link);
    expect((await read(link)).status).toBe(200);
    const activity = (await api.ask('GET /team-members/activity', { token })).body.data;
    expect(activity.map(({ action }: { action: string }) => action).toSorted()).toEqual([
      'invitation.renew',
      'member.invite',
    ]);
    api.clock.advance({ hours: 169 });
    expect((await read(link)).body.code).toBe('invitation_invalid');
  });

  it.each(['viewer', 'editor'] as const)('is nothing for a %s', async (role) => {
    const { data } = (await invite()).body;
    const member = await aToken(api.core, await aMember(api.core, owner, role));
    for (const refused of [await renew(data.id, member), await invite(member)]) {
      expect([refused.status, refused.text.includes('join-team')]).toEqual([403, false]);
    }
    expect((await read(linkOf(data.invitation?.link))).status).toBe(200);
  });

  it('is for a team admin too', async () => {
    const admin = await aToken(api.core, await aMember(api.core, owner, 'admin'));
    expect((await invite(admin)).body.data.invitation?.link).toContain('/join-team?');
  });

  it('is made at most 60 times an hour for one account', async () => {
    const { id } = (await invite()).body.data;
    for (let made = 1; made < 60; made++) expect((await renew(id)).status).toBe(200);
    expect((await renew(id)).body.code).toBe('too_many_attempts');
    api.clock.advance({ minutes: 61 });
    expect((await renew(id)).status).toBe(200);
  });
});

describe('with a mail server, the link of an invitation', () => {
  beforeEach(() => {
    api.mailer.hasTransport = true;
  });

  it('is in the mail alone', async () => {
    const { body, text } = await invite();
    expect(body.data.invitation).toMatchObject({ is_mailed: true, link: null });
    expect(text).not.toContain('join-team');
    expect((await renew(body.data.id)).body.data).toMatchObject({ is_mailed: true, link: null });
    expect((await read(await mailed())).status).toBe(200);
  });

  it('proves the address again after it was mailed', async () => {
    api.mailer.hasTransport = false;
    const { id } = (await invite()).body.data;
    api.mailer.hasTransport = true;
    await renew(id);
    await accept({ ...(await mailed()), password });
    expect(await isProved()).toBe(true);
  });
});
