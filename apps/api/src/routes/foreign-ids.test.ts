import { type Endpoints, endpoints } from '@herald/contract';
import { aMember, anOrder, aToken, aUser, testAdmin } from '@herald/core/testing';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { aFullAccount, SECRET } from '../testing/a-full-account.ts';
import {
  type Attack,
  type Attempt,
  draftsWith,
  ordersWith,
  type Prey,
  type Stranger,
  strangers,
} from '../testing/foreign-attempts.ts';
import { rowsOf } from '../testing/rows-of.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

const by = (attempts: Attack['attempts'], mayChange: string[] = []): Attack => ({ attempts, mayChange });
/** Takes no id of anything that belongs to an account: it is called as it is. */
const without = by(() => [{ mayAnswer: true }]);
/** An administrator may do it to everybody. */
const byStranger = (attempt: (prey: Prey) => Attempt) => by((prey) => [{ ...attempt(prey), notBy: 'administrator' }]);
const onFilm = by(({ film }) => [{ at: film.id, body: {} }]);
const onVideos = by(({ film, failedVideoId, waitingVideoId }) =>
  [film.id, failedVideoId, waitingVideoId].map((at) => ({ at, body: {} })),
);
const onSlug = (body: object) => by(({ film }) => [{ at: film.slug, body }]);
const onSound = by(({ sound }) => [{ at: sound.id }]);
const onPlace = by(({ site }) => [{ at: site.id }]);
/** A page that shows a file of an account. */
const pageWith = (key: string) => ({
  name: 'X',
  slug: `x-${key.replaceAll(/[^a-z0-9]+/g, '-').slice(-40)}`,
  content: `<p><img src="/api/media/${key}" data-picture="${key}"></p>`,
});
const PASSWORD = 'an uncommon phrase';

const orders = by(ordersWith);

const attacks: Record<keyof Endpoints, Attack> = {
  // The owner may see that somebody tried.
  login: by(({ owner }) => [{ body: { email: owner.email, password: 'a wrong password' } }], ['security_activity']),
  register: by(({ owner }) => [{ body: { name: 'X', email: owner.email, password: PASSWORD }, mayAnswer: true }]),
  forgotPassword: by(({ owner }) => [{ body: { email: owner.email }, mayAnswer: true }], ['password_resets', 'mails']),
  resetPassword: by(({ owner: { email } }) => [
    { body: { email, token: 'a guess', password: PASSWORD, password_confirmation: PASSWORD } },
  ]),
  verifyEmail: by(({ owner: { email } }) => [{ body: { email, token: 'a guess' } }]),
  loginAsUser: by(({ owner }) => [{ body: { user_id: owner.id }, notBy: 'administrator' }]),
  returnToAdmin: by(() => [{}]),
  resendVerification: without,
  logout: without,
  currentUser: without,
  userLimits: without,

  listPlans: without,
  listPages: without,
  getPage: by(({ site }) => [{ at: site.domain }]),

  listVideos: by(() => [{ mayAnswer: true }, { mayAnswer: true, query: { search: SECRET, trash: 'true' } }]),
  getVideo: onVideos,
  updateVideo: by(({ film }) => [{ at: film.id, body: { title: 'Mine', privacy: 'public' } }]),
  deleteVideo: onVideos,
  restoreVideo: onVideos,
  changeVideos: by(({ film, waitingVideoId }) =>
    ['delete', 'restore', 'purge'].map((action) => ({
      body: { ids: [film.id, waitingVideoId], action },
      mayAnswer: true,
    })),
  ),
  orderVideosZip: by(({ film }) => [{ body: { ids: [film.id] } }]),
  videosZip: by(({ film }) => [{ query: { ticket: film.id } }]),
  startVideo: orders,
  createVideo: orders,
  videoStatus: onVideos,
  retryVideo: onVideos,
  retryVideoByVideos: onVideos,
  checkVideoStatus: onVideos,
  cancelVideo: onVideos,
  checkTtsLimits: without,
  estimateVideo: by((prey) => draftsWith(prey).map((body) => ({ body, mayAnswer: true }))),
  previewScene: by((prey) =>
    draftsWith(prey)
      .slice(0, 2)
      .map((body) => ({ body })),
  ),
  videoEvents: without,

  saveDraft: by((prey) =>
    draftsWith(prey).map((content, version) => ({ body: { version, content }, mayAnswer: true })),
  ),
  getDraft: without,
  clearDraft: without,

  listAvatars: without,
  listDefaultAvatars: without,
  listCustomAvatars: without,
  getAvatar: by(({ avatar }) => [{ at: avatar.id }]),
  avatarThumbnail: by(({ avatar }) => [{ at: `${avatar.id}.webp` }]),
  deleteAvatar: by(({ avatar }) => [{ at: avatar.id }]),
  generateAvatar: without,
  checkAvatarStatus: by(({ avatarJobId }) => [{ body: { jobId: avatarJobId } }]),
  drawFace: by(({ avatar }) => [{ query: { seed: avatar.id } }]),
  keepFace: by(({ avatar }) => [{ body: { options: { seed: avatar.id }, name: SECRET } }]),
  analysePhoto: without,
  photoConsent: without,
  keepPhoto: by(({ portrait }) => [
    { body: { picture_id: portrait.id, points: [], consent: true, consent_version: '2026-11-21' } },
  ]),
  uploadPicture: without,
  deletePicture: by(({ portrait, logo }) => [{ at: portrait.id }, { at: logo.id }]),

  generateSpeech: by(({ sound }) => [{ body: { msg: 'Hello', tts_id: sound.id } }]),
  listCountries: without,
  listRegions: by(({ site }) => [{ at: site.domain, mayAnswer: true }]),
  listVoices: without,
  getVoice: by(({ sound }) => [{ at: sound.id }]),
  voiceSample: by(({ sound }) => [{ at: sound.id }]),
  uploadAudio: without,
  getAudio: onSound,
  deleteAudio: onSound,
  getPronunciations: without,
  savePronunciations: without,
  ttsVoices: without,
  ttsLanguages: without,
  ttsAccents: by(() => [{ query: { language_code: SECRET }, mayAnswer: true }]),
  ttsTones: without,
  ttsPreview: by(({ sound }) => [{ body: { msg: 'Hello', tts_id: sound.id } }]),
  listCustomAudio: without,
  uploadCustomAudio: without,
  ttsSync: by(({ sound }) => [{ body: { audio_id: sound.id, text: 'Hello' } }]),

  addTeamMember: by(({ owner, member }) =>
    [owner, member].map(({ email }) => ({ body: { name: 'X', email, invite: true }, mayAnswer: true })),
  ),
  listTeamMembers: without,
  updateTeamMember: by(({ member, owner }) =>
    [member.id, owner.id].map((at) => ({ at, body: { name: 'X', email: 'x@evil.example', password: PASSWORD } })),
  ),
  removeTeamMember: by(({ member, owner }) => [{ at: member.id }, { at: owner.id }]),
  resendInvitation: by(({ invited }) => [{ at: invited.id }]),
  teamStatistics: without,
  teamActivity: without,
  readInvitation: by(({ invited: { email } }) => [{ body: { email, token: 'a guess' } }]),
  acceptInvitation: by(({ invited: { email } }) => [{ body: { email, token: 'a guess', password: PASSWORD } }]),

  listSites: without,
  createSite: by(({ site: { domain } }) => [{ body: { name: 'X', domain } }]),
  deleteSite: onPlace,
  exportSiteLeads: onPlace,
  siteAdminLink: by(({ site }) => [{ at: site.id, notBy: 'administrator' }]),

  publicVideo: onSlug({}),
  unlockVideo: onSlug({ password: 'a guess' }),
  viewVideoBySlug: onSlug({ session: 'forged' }),
  viewVideo: onFilm,
  savePlay: onSlug({ session: 'forged', watched_seconds: 1, seen: [1] }),
  reportVideo: onSlug({ reason: 'spam' }),
  videoStatistics: onFilm,
  oembed: by(({ film }) => [{ query: { url: `http://localhost:3000/watch/${film.slug}` } }]),

  mailTransport: without,
  testMail: byStranger(({ owner }) => ({ body: { to: owner.email } })),
  listMails: byStranger(() => ({ query: { view: 'all' } })),
  resendMails: byStranger(() => ({})),
  getMail: byStranger(({ mailId }) => ({ at: mailId })),
  revealMailLink: byStranger(({ mailId }) => ({ at: mailId })),
  resendMail: byStranger(({ mailId }) => ({ at: mailId })),

  listUsers: byStranger(({ owner }) => ({ query: { search: owner.email } })),
  userStatistics: without,
  listAuditLog: byStranger(({ owner }) => ({ query: { person: owner.email } })),
  auditLogOptions: without,
  exportAuditLog: byStranger(({ owner }) => ({ query: { person: owner.email } })),
  exportUsers: byStranger(({ owner }) => ({ query: { search: owner.email } })),
  createUser: by(({ owner }) => [{ body: { name: 'X', email: owner.email, password: PASSWORD, plans: ['FE'] } }]),
  getUser: byStranger(({ owner }) => ({ at: owner.id })),
  updateUser: byStranger(({ owner }) => ({
    at: owner.id,
    body: { name: 'X', email: 'x@evil.example', role: 'admin' },
  })),
  deleteUser: byStranger(({ owner }) => ({ at: owner.id })),
  sendUserPasswordLink: byStranger(({ owner }) => ({ at: owner.id })),
  grantPlan: byStranger(({ owner }) => ({ at: owner.id, body: { plan_id: owner.id } })),
  revokePlan: byStranger(({ owner }) => ({ at: owner.id, body: { plan_id: owner.id } })),
  listAdminPlans: without,
  createPlan: without,
  getPlan: by(({ owner }) => [{ at: owner.id }]),
  updatePlan: by(({ owner }) => [{ at: owner.id, body: { name: 'X' } }]),
  deletePlan: by(({ owner }) => [{ at: owner.id }, { at: owner.id, query: { move_to: owner.id } }]),
  listPlanPages: by(({ owner }) => [{ at: owner.id }]),
  assignPlanPages: by(({ owner }) => [{ at: owner.id, body: { pages: [{ page_id: owner.id, is_enabled: true }] } }]),

  // Pages belong to the installation: what they name of an account is not shown by them.
  listAllPages: without,
  createPage: by(({ logo }) => [{ body: pageWith(logo.key), mayAnswer: true }]),
  initializeSpecialPages: without,
  previewPage: by(({ owner, logo }) => [
    { body: { content: pageWith(logo.key).content, plan_id: owner.id } },
    { body: { content: pageWith(logo.key).content }, mayAnswer: true },
  ]),
  uploadPagePicture: without,
  getPageById: by(({ film }) => [{ at: film.id }]),
  updatePage: by(({ film, logo }) => [{ at: film.id, body: pageWith(logo.key) }]),
  deletePage: by(({ film }) => [{ at: film.id }]),
  listPageVersions: by(({ film }) => [{ at: film.id }]),
  getPageVersion: by(({ film }) => [{ at: film.id }]),
  restorePageVersion: by(({ film }) => [{ at: film.id }]),
  listSettings: without,
  listSettingGroup: byStranger(() => ({ at: 'general' })),
  getSetting: byStranger(() => ({ at: 'site_name' })),
  saveSetting: byStranger(() => ({ at: 'site_name', body: { value: 'Evil' } })),
  saveSettings: without,
  initializeSettings: without,
  clearSettingsCache: without,

  getPreferences: without,
  savePreferences: without,
  aiEditor: without,
  siteInfo: without,
  logNotFound: without,
  health: without,
  ready: without,
  media: by(({ logo, ownSignature }) => [
    { at: logo.key },
    { at: logo.key, query: Object.fromEntries(new URLSearchParams(ownSignature)) },
  ]),
};

let api: TestApi;
let prey: Prey;
let freshToken: Record<Stranger, () => Promise<string | undefined>>;
const tokens = new Map<Stranger, string | undefined>();

beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'));
  const owner = await aUser(api.core, { planSlugs: ['UNLIMITED'] });
  const account = await aFullAccount(api);
  const ownLink = api.core.media.sign({ key: `accounts/${owner.accountId}/logo.png` }, api.clock.now());
  const [free, viewer, former] = [
    await aUser(api.core),
    await aMember(api.core, owner, 'viewer'),
    await aMember(api.core, account.owner, 'editor', 'inactive'),
  ];
  prey = {
    ...account,
    order: await anOrder(api.core, owner),
    mailId: (await api.mails.list()).find(({ invitationId }) => invitationId === account.invited.id)?.id ?? '',
    ownSignature: ownLink.split('?')[1] ?? '',
    strangerIds: [owner, free, viewer, former].flatMap(({ id, accountId }) => [id, accountId]).concat(await adminIds()),
  };
  freshToken = {
    nobody: async () => undefined,
    'another owner': () => aToken(api.core, owner),
    'free user': () => aToken(api.core, free),
    viewer: () => aToken(api.core, viewer),
    'former member': () => aToken(api.core, former),
    administrator: () => aToken(api.core, testAdmin),
  };
  for (const stranger of strangers) tokens.set(stranger, await freshToken[stranger]());
});
afterAll(() => api.close());

async function adminIds(): Promise<string[]> {
  const { rows } = await api.core.db.pool.query(
    'select users.id, accounts.id as account from users join accounts on owner_id = users.id where email = $1',
    [testAdmin.email],
  );
  return rows.flatMap(({ id, account }) => [id, account]);
}

const names = Object.keys(attacks) as (keyof Endpoints)[];

async function call(name: keyof Endpoints, { at, query, body }: Attempt, token: string | undefined) {
  const { method, path } = endpoints[name];
  const url =
    path.replace(':version', '1').replace(/:\w+|\*/, at ?? '') + (query ? `?${new URLSearchParams(query)}` : '');
  return api.ask(`${method} ${url}`, {
    ...(token && { token }),
    ...(method !== 'GET' && { body: body ?? {} }),
  });
}

/** What an endless response begins with. */
async function firstEvents(token: string | undefined) {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const url = `/api${endpoints.videoEvents.path}`;
  const response = await api.app.inject({ url, headers, payloadAsStream: true });
  const stream = response.stream();
  const [first] = await stream.take(1).toArray();
  stream.destroy();
  return { status: response.statusCode, text: String(first) };
}

function expectNothingTold(text: string): void {
  expect(text).not.toContain(SECRET);
  // A link to a foreign file that works.
  expect(text).not.toMatch(new RegExp(`accounts/${prey.owner.accountId}[^"]*signature=`));
}

const foreignRows = async (mayChange: string[] = []) => {
  const { owner, member, invited, site, strangerIds } = prey;
  const ids = [owner.accountId, owner.id, member.id, invited.id];
  const rows = await rowsOf(api, { ids, notIds: strangerIds, siteId: site.id });
  return Object.fromEntries(Object.entries(rows).filter(([table]) => !mayChange.includes(table)));
};

describe('with the ids of another account', () => {
  it.each(names)('%s tells nobody anything and changes nothing', async (name) => {
    const { attempts, mayChange } = attacks[name];
    const before = await foreignRows(mayChange);
    for (const attempt of attempts(prey)) {
      for (const stranger of strangers) {
        if (attempt.notBy === stranger) continue;
        const token = name === 'logout' ? await freshToken[stranger]() : tokens.get(stranger);
        const { status, text } = name === 'videoEvents' ? await firstEvents(token) : await call(name, attempt, token);
        expectNothingTold(text);
        expect(status, `${stranger}: ${text}`).toBeLessThan(500);
        if (!attempt.mayAnswer) expect(status, `${stranger}: ${text}`).toBeGreaterThanOrEqual(400);
      }
    }
    expect(await foreignRows(mayChange)).toEqual(before);
  });
});

describe('the ids are real', () => {
  it.each(['getVideo', 'videoStatus', 'getAvatar', 'getAudio', 'videoStatistics', 'publicVideo'] as const)(
    '%s answers their owner',
    async (name) => {
      for (const attempt of attacks[name].attempts(prey)) {
        expect((await call(name, attempt, prey.token)).status).toBe(200);
      }
    },
  );

  it('an order that names only what is its own is taken', async () => {
    expect((await call('startVideo', { body: prey.order }, tokens.get('another owner'))).status).toBeLessThan(300);
  });

  it('a look at the rows sees that something changed', async () => {
    const before = await foreignRows();
    await call('deleteAudio', { at: prey.sound.id }, prey.token);
    expect(await foreignRows()).not.toEqual(before);
  });
});

describe('an endpoint that takes an id', () => {
  const takesId = (name: keyof Endpoints) => {
    const { path, body }: { path: string; body?: z.ZodType } = endpoints[name];
    const isInBody = body !== undefined && JSON.stringify(z.toJSONSchema(body, { io: 'input' })).includes('"uuid"');
    return /[:*]/.test(path) || isInBody;
  };

  it.each(names.filter(takesId))('%s is called with a foreign one', (name) => {
    expect(attacks[name]).not.toBe(without);
  });
});
