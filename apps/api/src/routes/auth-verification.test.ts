import { changeSettings } from '@herald/core/settings';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'));
});
beforeEach(async () => {
  api.mailer.hasTransport = true;
  await changeSettings(api.core, { email_verification_required: true });
});
afterAll(() => api.close());

async function signUp() {
  const email = `v-${crypto.randomUUID()}@example.com`;
  const { body } = await api.ask('POST /auth/register', { body: { name: 'Vera', email, password: 'long enough' } });
  await api.core.background.drain();
  return { email, token: body.data.token as string, user: body.data.user };
}
const mustVerify = async (token: string) =>
  (await api.ask('GET /auth/user', { token })).body.data.user.must_verify_email;

describe('e-mail verification', () => {
  it('signs in at once, asks for confirmation, and the mailed link confirms', async () => {
    const { email, token, user } = await signUp();
    expect(user.must_verify_email).toBe(true);
    const link = await api.mails.linkTo(email);
    const { status, body } = await api.ask('POST /auth/verify-email', {
      token,
      body: { email: link.get('email'), token: link.get('token') },
    });
    expect([status, body.message]).toEqual([200, 'Your email address is confirmed.']);
    expect(await mustVerify(token)).toBe(false);
  });

  it('asks who opens the link elsewhere to choose a password, and the one from before opens nothing', async () => {
    const { email, token } = await signUp();
    const link = { email, token: (await api.mails.linkTo(email)).get('token') };
    const asked = await api.ask('POST /auth/verify-email', { body: link });
    expect(asked.body.errors).toEqual({ password: ['Please choose a password.'] });
    const chosen = { ...link, password: 'what only I know' };
    expect((await api.ask('POST /auth/verify-email', { body: chosen })).status).toBe(200);
    expect((await api.ask('GET /auth/user', { token })).status).toBe(401);
    const signIn = async (password: string) =>
      (await api.ask('POST /auth/login', { body: { email, password } })).status;
    expect([await signIn('long enough'), await signIn('what only I know')]).toEqual([401, 200]);
  });

  it('counts every address as confirmed without a mail transport', async () => {
    api.mailer.hasTransport = false;
    const mailsBefore = (await api.mails.list()).length;
    const { user } = await signUp();
    expect(user.must_verify_email).toBe(false);
    expect(await api.mails.list()).toHaveLength(mailsBefore);
  });

  it('asks nobody when the setting is off', async () => {
    await changeSettings(api.core, { email_verification_required: false });
    expect((await signUp()).user.must_verify_email).toBe(false);
  });

  it('sends the link again on request; the newest and the older one both work until used', async () => {
    const { email, token } = await signUp();
    const first = (await api.mails.linkTo(email)).get('token');
    expect((await api.ask('POST /auth/resend-verification', { token })).status).toBe(200);
    const second = (await api.mails.linkTo(email)).get('token');
    expect(second).not.toBe(first);
    expect((await api.ask('POST /auth/verify-email', { token, body: { email, token: first } })).status).toBe(200);
    expect((await api.ask('POST /auth/verify-email', { body: { email, token: second } })).status).toBe(422);
  });

  it('refuses links that are too old, forged or for somebody else', async () => {
    const [ann, ben] = [await signUp(), await signUp()];
    const confirm = (email: string, token: string | null) =>
      api.ask('POST /auth/verify-email', { body: { email, token } });
    const annsToken = (await api.mails.linkTo(ann.email)).get('token');
    expect((await confirm(ben.email, annsToken)).status).toBe(422);
    expect((await confirm(ann.email, 'forged')).status).toBe(422);
    api.clock.advance({ hours: 73 });
    const { body } = await confirm(ann.email, annsToken);
    expect(body.message).toBe('This confirmation link is invalid or has expired. Please request a new one.');
  });

  it('escapes the name in the mail', async () => {
    const email = 'html@example.com';
    const name = '<img src=x onerror=alert(1)>';
    await api.ask('POST /auth/register', { body: { name, email, password: 'long enough' } });
    await api.core.background.drain();
    expect((await api.mails.list()).at(-1)?.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });
});
