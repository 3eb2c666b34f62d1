import { randomUUID } from 'node:crypto';
import { aMember, aToken, aUser, aVideo, type TestUser } from '@herald/core/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let owner: TestUser;
let token: string;

beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'));
});
afterAll(() => api.close());
beforeEach(async () => {
  api.mailer.hasTransport = true;
  owner = await aUser(api.core, { name: 'Olive Owner', planSlugs: ['UNLIMITED'] });
  token = await aToken(api.core, owner);
});

const someone = (changes: object = {}) => ({
  name: 'Mia Member',
  email: `mia-${randomUUID()}@example.com`,
  password: 'a good password',
  ...changes,
});
const add = (body: object, by = token) => api.ask('POST /team-members', { token: by, body });
const list = async () => (await api.ask('GET /team-members', { token })).body.data;
const signIn = (email: string, password: string) => api.ask('POST /auth/login', { body: { email, password } });
const invitationOf = async (email: string) => ({ email, token: (await api.mails.linkTo(email)).get('token') ?? '' });
const invite = async (changes: object = {}) => {
  const { password: _, ...person } = someone(changes);
  const { body } = await add({ ...person, invite: true });
  await api.core.background.drain();
  return { id: body.data.id as string, email: person.email, answer: body };
};

describe('a common password', () => {
  const refused = { status: 422, body: { errors: { password: [expect.stringContaining('too common')] } } };

  it('is refused when a member is added or changed', async () => {
    expect(await add(someone({ password: 'Password1' }))).toMatchObject(refused);
    const { id } = (await add(someone())).body.data;
    const change = { token, body: { password: 'qwertyuiop' } };
    expect(await api.ask(`PUT /team-members/${id}`, change)).toMatchObject(refused);
  });

  it('is refused from who accepts an invitation, and the link works for a better one', async () => {
    const link = await invitationOf((await invite()).email);
    const accept = (password: string) => api.ask('POST /team-invitations/accept', { body: { ...link, password } });
    expect(await accept('iloveyou1')).toMatchObject(refused);
    expect((await accept('my own password')).status).toBe(200);
  });
});

describe('adding a member with a password', () => {
  it('role defaults to viewer, and the password is write-only', async () => {
    const { status, body, text } = await add(someone());
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ name: 'Mia Member', role: 'viewer', status: 'active', permissions: ['view'] });
    expect(text).not.toContain('a good password');
  });

  it('the member signs in at once and acts inside the account of the owner', async () => {
    const person = someone({ role: 'editor' });
    await add(person);
    const { body } = await signIn(person.email, person.password);
    expect(body.data.user.account).toEqual({ id: owner.accountId, role: 'editor', owner_name: 'Olive Owner' });
    expect(body.data.user.opens_marketplace).toBe(true);
  });

  it.each([
    ['name', { name: ' ' }, 'Please enter a name.'],
    ['email', { email: 'nobody' }, 'Please enter a valid email address.'],
    ['password', { password: undefined }, 'Please fill in all required fields including password'],
    ['password', { password: 'short' }, 'Password must be at least 8 characters long.'],
  ])('needs a proper %s', async (field, changes, text) => {
    const { status, body } = await add(someone(changes));
    expect([status, body.errors[field]]).toEqual([422, [text]]);
  });

  it('never takes over a sign-in that exists', async () => {
    const stranger = await aUser(api.core);
    const { status, body } = await add(someone({ email: stranger.email }));
    expect([status, body.code]).toEqual([409, 'email_taken']);
    expect((await signIn(stranger.email, stranger.password)).status).toBe(200);
  });

  it('stops where the plan has no seat left, however many ask at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => add(someone())));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, 201, 201, 201, 201, 409, 409, 409]);
    expect(await list()).toHaveLength(5);
  });
});

describe('an invitation', () => {
  it('leaves the member pending until they choose their own password', async () => {
    const { email, answer } = await invite();
    expect(answer.data).toMatchObject({ status: 'pending', is_managed: false });
    const link = await invitationOf(email);
    const read = await api.ask('POST /team-invitations/read', { body: link });
    expect(read.body.data).toEqual({
      account_name: 'Olive Owner',
      name: 'Mia Member',
      role: 'viewer',
      step: 'choose_password',
    });
    const accept = (body: object) => api.ask('POST /team-invitations/accept', { body: { ...link, ...body } });
    expect((await accept({})).body.errors.password).toEqual(['Please choose a password.']);
    expect((await accept({ password: 'my own password' })).status).toBe(200);
    expect((await signIn(email, 'my own password')).body.data.user.account.id).toBe(owner.accountId);
    expect(await list()).toMatchObject([{ email, status: 'active', is_managed: false }]);
    expect((await accept({ password: 'again and again' })).body.code).toBe('invitation_invalid');
  });

  it('lets somebody with an account of their own join with the password they have', async () => {
    const guest = await aUser(api.core, { changes: { emailVerifiedAt: api.clock.now() } });
    await invite({ email: guest.email });
    const link = await invitationOf(guest.email);
    expect((await api.ask('POST /team-invitations/read', { body: link })).body.data.step).toBe('none');
    await api.ask('POST /team-invitations/accept', { body: { ...link, password: 'not taken over' } });
    expect((await signIn(guest.email, 'not taken over')).status).toBe(401);
    expect((await signIn(guest.email, guest.password)).body.data.user.account.id).toBe(owner.accountId);
  });

  it('is replaced by a newer one, and runs out', async () => {
    const { id, email } = await invite();
    const first = await invitationOf(email);
    await api.ask(`POST /team-members/${id}/resend-invitation`, { token });
    expect((await api.ask('POST /team-invitations/read', { body: first })).body.code).toBe('invitation_invalid');
    const second = await invitationOf(email);
    expect((await api.ask('POST /team-invitations/read', { body: second })).status).toBe(200);
    api.clock.advance({ hours: 169 });
    expect((await api.ask('POST /team-invitations/read', { body: second })).body.code).toBe('invitation_invalid');
  });

  it('does not come twice for the same person, nor for the owner', async () => {
    const { email } = await invite();
    for (const address of [email, owner.email]) {
      const { body } = await add({ name: 'Again', email: address, invite: true });
      expect(body.message).toBe('This person is in your team already.');
    }
  });
});

describe('changing a member', () => {
  const change = (id: string, body: object) => api.ask(`PUT /team-members/${id}`, { token, body });

  it('a password left out stays as it is; a new one ends the sessions', async () => {
    const person = someone();
    const { id } = (await add(person)).body.data;
    const session = (await signIn(person.email, person.password)).body.data.token;
    expect((await change(id, { name: 'Mia New', role: 'admin' })).body.data).toMatchObject({
      name: 'Mia New',
      role: 'admin',
      permissions: ['view', 'create', 'edit', 'manage_team'],
    });
    expect((await api.ask('GET /auth/user', { token: session })).status).toBe(200);
    await change(id, { password: 'another password' });
    expect((await api.ask('GET /auth/user', { token: session })).status).toBe(401);
    expect((await signIn(person.email, 'another password')).status).toBe(200);
  });

  it('inactive members have no way in until they are active again', async () => {
    const person = someone();
    const { id } = (await add(person)).body.data;
    const session = (await signIn(person.email, person.password)).body.data.token;
    await change(id, { status: 'inactive' });
    expect((await api.ask('GET /auth/user', { token: session })).status).toBe(401);
    expect((await signIn(person.email, person.password)).body.data.user.account.id).not.toBe(owner.accountId);
    await change(id, { status: 'active' });
    expect((await signIn(person.email, person.password)).body.data.user.account.id).toBe(owner.accountId);
  });

  it('whoever has a sign-in of their own keeps name, email and password to themselves', async () => {
    const guest = await aUser(api.core, { name: 'Gus Guest', changes: { emailVerifiedAt: api.clock.now() } });
    await invite({ email: guest.email, name: 'Gus Guest' });
    await api.ask('POST /team-invitations/accept', { body: await invitationOf(guest.email) });
    const { id } = guest;
    for (const body of [{ password: 'taken over now' }, { email: 'other@example.com' }, { name: 'Other' }]) {
      expect((await change(id, body)).status).toBe(403);
    }
    expect((await change(id, { role: 'editor' })).body.data.role).toBe('editor');
  });

  it('an address that is taken is refused', async () => {
    const { id } = (await add(someone())).body.data;
    expect((await change(id, { email: owner.email })).body.code).toBe('email_taken');
  });
});

describe('removing a member', () => {
  it('ends their sessions in the account at once', async () => {
    const person = someone();
    const { id } = (await add(person)).body.data;
    const session = (await signIn(person.email, person.password)).body.data.token;
    const { body } = await api.ask(`DELETE /team-members/${id}`, { token });
    expect(body.message).toBe('Mia Member has been removed from the team.');
    expect((await api.ask('GET /auth/user', { token: session })).status).toBe(401);
    expect(await list()).toEqual([]);
  });

  it('is told to who shows the session they had there, and to nobody else', async () => {
    const person = someone();
    const { id } = (await add(person)).body.data;
    const session = (await signIn(person.email, person.password)).body.data.token;
    await api.ask(`DELETE /team-members/${id}`, { token });
    const ask = async (by: string) => (await api.ask('GET /auth/user', { token: by })).body;
    expect(await ask(session)).toMatchObject({
      code: 'removed_from_team',
      message: 'You no longer belong to this team.',
    });
    expect((await ask('x'.repeat(43))).code).toBe('unauthorized');
    const own = (await signIn(person.email, person.password)).body.data.token;
    expect((await api.ask('GET /user/settings/security/sessions', { token: own })).body.data).toHaveLength(1);
  });

  it('keeps the sessions they had over when they join again', async () => {
    const { email } = await invite();
    const accept = async (link: object) =>
      api.ask('POST /team-invitations/accept', { body: { ...link, password: 'my own password' } });
    await accept(await invitationOf(email));
    const session = (await signIn(email, 'my own password')).body.data.token;
    await api.ask(`DELETE /team-members/${(await list())[0]?.id}`, { token });
    await invite({ email });
    const link = await invitationOf(email);
    const own = (await signIn(email, 'my own password')).body.data.token;
    expect((await api.ask('POST /team-invitations/accept', { token: own, body: link })).status).toBe(200);
    expect((await api.ask('GET /auth/user', { token: session })).status).toBe(401);
  });
});

describe('who may', () => {
  it('only plans with a team add people: the words of the spec', async () => {
    const free = await aToken(api.core, await aUser(api.core));
    const { status, body } = await add(someone(), free);
    expect([status, body.code]).toEqual([403, 'team_plan_required']);
    expect(body.message).toBe('You need to upgrade your plan to access team member management.');
  });

  it.each(['viewer', 'editor'] as const)('a %s does not manage members', async (role) => {
    const member = await aToken(api.core, await aMember(api.core, owner, role));
    expect((await add(someone(), member)).status).toBe(403);
  });

  it('a team admin manages the others, but not their own place', async () => {
    const admin = await aMember(api.core, owner, 'admin');
    const adminToken = await aToken(api.core, admin);
    const { id } = (await add(someone(), adminToken)).body.data;
    const own = await api.ask(`PUT /team-members/${admin.id}`, { token: adminToken, body: { role: 'viewer' } });
    expect([own.status, own.body.message]).toEqual([
      403,
      'Ask another team admin to change your own place in the team.',
    ]);
    expect((await api.ask(`DELETE /team-members/${id}`, { token: adminToken })).status).toBe(200);
  });

  it('members of other accounts do not exist here', async () => {
    const other = await aUser(api.core, { planSlugs: ['UNLIMITED'] });
    const member = await aMember(api.core, other, 'viewer');
    for (const call of [`PUT /team-members/${member.id}`, `DELETE /team-members/${member.id}`]) {
      expect((await api.ask(call, { token, body: {} })).status).toBe(404);
    }
  });
});

describe('what the owner sees', () => {
  it('names who ordered which video', async () => {
    const editor = await aMember(api.core, owner, 'editor');
    const id = await aVideo(api.core, owner, 'completed');
    await api.core.db.pool.query('update videos set created_by_id = $1 where id = $2', [editor.id, id]);
    const { body } = await api.ask('GET /team-members/activity', { token });
    expect(body.data).toMatchObject([{ action: 'video.start', actor_name: 'Ann Example', subject: 'A video' }]);
  });

  it('names who changed, threw away and took back which video, and nothing that stayed the same', async () => {
    const id = await aVideo(api.core, owner, 'completed');
    const other = await aVideo(api.core, owner, 'completed');
    const change = (body: object) => api.ask(`PUT /videos/${id}`, { token, body });
    await change({ title: 'Cold brew', description: '' });
    await change({ title: 'Cold brew', description: 'The autumn push' });
    await change({ link_url: 'https://north.co', link_label: '' });
    await change({ link_url: 'north.co' });
    await change({ privacy: 'signed_in' });
    await change({ privacy: 'signed_in' });
    await api.ask('POST /videos/bulk', { token, body: { ids: [id, other], action: 'delete' } });
    await api.ask(`POST /videos/${id}/restore`, { token });
    const { body } = await api.ask('GET /team-members/activity', { token });
    const done = body.data
      .filter(({ action }) => action !== 'video.start')
      .map(({ action, subject, others }) => `${action} ${subject} ${others}`);
    expect(done.toSorted()).toEqual([
      'video.change_link Cold brew 0',
      'video.change_privacy Cold brew 0',
      expect.stringMatching(/^video\.delete (Cold brew|A video) 1$/),
      'video.rename Cold brew 0',
      'video.restore Cold brew 0',
      'video.update Cold brew 0',
    ]);
  });

  it('counts seats, and who did what', async () => {
    const { id } = (await add(someone({ role: 'editor' }))).body.data;
    await api.ask(`DELETE /team-members/${id}`, { token });
    await add(someone());
    const statistics = await api.ask('GET /team-members/statistics', { token });
    expect(statistics.body.data).toEqual({
      total: 1,
      limit: 5,
      sends_mail: true,
      is_resting: false,
      by_role: { viewer: 1, editor: 0, admin: 0 },
      by_status: { active: 1, inactive: 0, pending: 0 },
    });
    const { body } = await api.ask('GET /team-members/activity', { token });
    expect(body.data.map(({ action, actor_name, subject }) => [action, actor_name, subject])).toEqual([
      ['member.add', 'Olive Owner', 'Mia Member'],
      ['member.remove', 'Olive Owner', 'Mia Member'],
      ['member.add', 'Olive Owner', 'Mia Member'],
    ]);
  });
});
