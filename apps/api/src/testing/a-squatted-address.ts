import { aToken, testAdmin } from '@herald/core/testing';
import { sendAndSettle } from './a-shop.ts';
import { listenToEvents } from './event-listener.ts';
import { warriorplusPost } from './seller-posts.ts';
import { SoftwareAuthenticator } from './software-authenticator.ts';
import type { Ask, TestApi } from './test-api.ts';
import { TestSite } from './test-site.ts';

const SECURITY = '/user/settings/security';
const DOOR = 'the password of a stranger';

/** What an authenticator app with this secret shows. */
export type CodeOf = (secret: string) => () => string;

interface Squatting {
  email: string;
  /** Of a server that listens. */
  url: string;
  /** The token of somebody with a team. */
  inviter: string;
  codeOf: CodeOf;
}

/** Everything by which a stranger who took the address of somebody else can sign in or act there. */
export async function squat(api: TestApi, { email, url, inviter, codeOf }: Squatting) {
  // Before there was a mail server, nobody could prove an address, and nobody was asked to.
  api.mailer.hasTransport = false;
  await api.ask('POST /auth/register', { body: { name: 'A Stranger', email, password: DOOR } });
  const { rows } = await api.core.db.pool.query('select id from users where email = $1', [email]);
  const id: string = rows[0].id;
  const person = { email, password: DOOR };
  const session = await aToken(api.core, person);
  const passkey = new SoftwareAuthenticator();
  const { challenge } = (
    await api.ask(`POST ${SECURITY}/passkeys/options`, { token: session, body: { password: DOOR } })
  ).body.data;
  await api.ask(`POST ${SECURITY}/passkeys`, {
    token: session,
    body: { name: 'Key', credential: passkey.create({ challenge }) },
  });
  await api.ask('PUT /api-keys', { token: session, body: { openai: 'sk-of-the-stranger-1234567890' } });
  const teamLink = await invite(api, { email, inviter });
  await api.core.db.pool.query(
    `insert into user_plans (id, user_id, plan_id, origin, started_at)
     select gen_random_uuid(), $1, id, 'admin', now() from plans where slug = 'UNLIMITED'`,
    [id],
  );
  const site = new TestSite(api, { ...person, id, accountId: '' }, session, `squat-${id.slice(-10)}`);
  const siteCookie = await site.enter((await site.create()).body.data.id);

  const phone = await turnOnTwoFactor(api, session, codeOf);
  const ticket = await ticketOf(api.ask, person);
  api.mailer.hasTransport = true;
  const admin = await aToken(api.core, testAdmin);
  const acting = await api.ask('POST /auth/login-as-user', { token: admin, body: { user_id: id } });
  const links = await mailedLinks(api, { email, session });
  const stream = await listenToEvents(url, { token: session });
  return {
    ...{
      id,
      email,
      door: DOOR,
      admin,
      session,
      passkey,
      teamLink,
      site,
      siteCookie,
      stream,
      ticket,
      ...phone,
      ...links,
    },
    acting: acting.body.data.token as string,
  };
}

export type Squatted = Awaited<ReturnType<typeof squat>>;

async function turnOnTwoFactor(api: TestApi, token: string, codeOf: CodeOf) {
  const begun = await api.ask(`PUT ${SECURITY}/two-factor`, { token, body: { enabled: true, password: DOOR } });
  const codeNow = codeOf(begun.body.data?.secret ?? '');
  const confirmed = await api.ask(`POST ${SECURITY}/two-factor/confirm`, { token, body: { code: codeNow() } });
  return { codeNow, recoveryCodes: confirmed.body.data.recovery_codes };
}

export async function ticketOf(ask: Ask, body: { email: string; password: string }): Promise<string> {
  const answer = (await ask('POST /auth/login', { body })).body;
  return (answer as unknown as { ticket?: string }).ticket ?? '';
}

async function invite(api: TestApi, { email, inviter }: { email: string; inviter: string }): Promise<URLSearchParams> {
  const body = { name: 'Somebody', email, invite: true };
  const { data } = (await api.ask('POST /team-members', { token: inviter, body })).body;
  return new URL(data.invitation?.link ?? '').searchParams;
}

/** One link of each kind, of which each opens something. */
async function mailedLinks(api: TestApi, { email, session }: { email: string; session: string }) {
  await api.ask('POST /auth/resend-verification', { token: session });
  const confirmation = await api.mails.linkTo(email);
  await api.ask('POST /auth/forgot-password', { body: { email } });
  await api.core.background.drain();
  const reset = await api.mails.linkTo(email);
  await sendAndSettle(api, warriorplusPost('sale', { WP_SALE: `sale_${email}`, WP_BUYER_EMAIL: email }));
  const purchase = await api.mails.linkTo(email);
  await api.ask('PUT /user/email', { token: session, body: { email: `pending-${email}`, password: DOOR } });
  const pending = await api.mails.linkTo(`pending-${email}`);
  return { confirmation, reset, purchase, pending };
}
