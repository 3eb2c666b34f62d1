import { type Endpoints, endpoints } from '@herald/contract/endpoints';
import { newId } from '@herald/core/runtime';
import { aMember, aToken, aUser, testAdmin } from '@herald/core/testing';
import { openProviders, type Providers } from '@herald/providers';
import { replaceParts } from '@herald/providers/testing';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

const people = ['nobody', 'viewer', 'editor', 'team admin', 'owner', 'administrator', 'impersonator'] as const;
type Person = (typeof people)[number];

/** Who gets past the guard of each endpoint; written out so that a slip in the contract shows here. */
const everybody = people;
const signedIn: readonly Person[] = people.filter((person) => person !== 'nobody');
const editors: readonly Person[] = signedIn.filter((person) => person !== 'viewer');
const teamManagers: readonly Person[] = editors.filter((person) => person !== 'editor');
const owners: readonly Person[] = teamManagers.filter((person) => person !== 'team admin');
const allowed: Record<keyof Endpoints, readonly Person[]> = {
  login: everybody,
  loginWithCode: everybody,
  beginPasskeyLogin: everybody,
  loginWithPasskey: everybody,
  register: everybody,
  forgotPassword: everybody,
  resetPassword: everybody,
  readUnsubscription: everybody,
  unsubscribe: everybody,
  verifyEmail: everybody,
  listPlans: everybody,
  listPages: everybody,
  siteInfo: everybody,
  logNotFound: everybody,
  health: everybody,
  ready: everybody,
  media: everybody,
  avatarThumbnail: everybody,
  voiceSample: everybody,
  videosZip: everybody,
  logout: signedIn,
  currentUser: signedIn,
  returnToAdmin: signedIn,
  switchAccount: signedIn,
  resendVerification: signedIn,
  confirmPassword: signedIn,
  userLimits: signedIn,
  getEmail: signedIn,
  changeEmail: signedIn,
  cancelEmailChange: signedIn,
  getPage: everybody,
  getPreferences: signedIn,
  savePreferences: signedIn,
  getSecurity: signedIn,
  saveSecurity: signedIn,
  changePassword: signedIn,
  securityActivity: signedIn,
  listSessions: signedIn,
  endOtherSessions: signedIn,
  endSession: signedIn,
  listConsents: signedIn,
  listConsentFilms: signedIn,
  revokeConsent: editors,
  readBelongings: owners,
  orderExport: owners,
  readExport: owners,
  removeExport: owners,
  deleteOwnAccount: owners,
  setTwoFactor: signedIn,
  confirmTwoFactor: signedIn,
  renewRecoveryCodes: signedIn,
  listPasskeys: signedIn,
  beginPasskey: signedIn,
  addPasskey: signedIn,
  renamePasskey: signedIn,
  removePasskey: signedIn,
  getProfile: signedIn,
  saveProfile: signedIn,
  getSettingsProfile: signedIn,
  saveSettingsProfile: signedIn,
  uploadProfilePicture: signedIn,
  aiEditor: signedIn,
  listVideos: signedIn,
  getVideo: signedIn,
  readVideoCost: signedIn,
  videoStatus: signedIn,
  checkVideoStatus: signedIn,
  checkTtsLimits: signedIn,
  estimateVideo: signedIn,
  listFilmers: signedIn,
  previewScene: signedIn,
  videoEvents: signedIn,
  getDraft: signedIn,
  listKeptDrafts: signedIn,
  readVideoDraft: signedIn,
  listTemplates: signedIn,
  templateCategories: signedIn,
  popularTemplates: signedIn,
  featuredTemplates: signedIn,
  getTemplate: signedIn,
  previewTemplate: signedIn,
  listBatches: signedIn,
  batchStatistics: signedIn,
  getBatch: signedIn,
  listBatchItems: signedIn,
  exportBatch: signedIn,
  orderBatchZip: signedIn,
  listAvatars: signedIn,
  listDefaultAvatars: signedIn,
  listCustomAvatars: signedIn,
  getAvatar: signedIn,
  checkAvatarStatus: signedIn,
  listDrawers: signedIn,
  drawFace: signedIn,
  listCountries: signedIn,
  listRegions: signedIn,
  listVoices: signedIn,
  getVoice: signedIn,
  getAudio: signedIn,
  getPronunciations: signedIn,
  ttsVoices: signedIn,
  ttsLanguages: signedIn,
  ttsAccents: signedIn,
  ttsTones: signedIn,
  ttsPreview: signedIn,
  listCustomAudio: signedIn,
  orderVideosZip: signedIn,
  updateVideo: editors,
  restoreVideo: editors,
  changeVideos: editors,
  deleteVideo: editors,
  startVideo: editors,
  orderAnother: editors,
  remakeVideo: editors,
  retryVideo: editors,
  retryVideoByVideos: editors,
  cancelVideo: editors,
  createVideo: editors,
  saveDraft: editors,
  keepDraft: editors,
  openKeptDraft: editors,
  deleteKeptDraft: editors,
  createTemplate: editors,
  changeTemplate: editors,
  deleteTemplate: editors,
  rateTemplate: editors,
  useTemplate: editors,
  startBatch: editors,
  checkBatch: editors,
  startRestOfBatch: editors,
  cancelBatch: editors,
  retryBatch: editors,
  clearDraft: editors,
  deleteAvatar: editors,
  generateAvatar: editors,
  keepFace: editors,
  analysePhoto: editors,
  photoConsent: editors,
  keepPhoto: editors,
  clipRules: signedIn,
  listClips: editors,
  beginClip: editors,
  getClip: editors,
  sendClipPiece: editors,
  deleteClip: editors,
  makePresenter: editors,
  updatePresenter: editors,
  listCast: ['administrator'],
  addActor: ['administrator'],
  openRelease: ['administrator'],
  withdrawActor: ['administrator'],
  listClipChecks: ['administrator'],
  checkClip: ['administrator'],
  trustAccount: ['administrator'],
  generateSpeech: editors,
  uploadAudio: editors,
  deleteAudio: editors,
  savePronunciations: editors,
  uploadCustomAudio: editors,
  ttsSync: editors,
  uploadPicture: editors,
  deletePicture: editors,
  publicVideo: everybody,
  unlockVideo: everybody,
  viewVideo: everybody,
  viewVideoBySlug: everybody,
  savePlay: everybody,
  countAct: everybody,
  reportVideo: everybody,
  oembed: everybody,
  videoStatistics: signedIn,
  analyticsSummary: signedIn,
  analyticsSuccessRate: signedIn,
  analyticsPopularTemplates: signedIn,
  analyticsUserActivity: signedIn,
  exportAnalytics: signedIn,
  readInvitation: everybody,
  acceptInvitation: everybody,
  listApiKeys: signedIn,
  saveApiKeys: teamManagers,
  removeApiKey: teamManagers,
  saveApiKeyBudget: teamManagers,
  testApiKey: teamManagers,
  listSites: signedIn,
  exportSiteLeads: editors,
  siteAdminLink: editors,
  createSite: teamManagers,
  deleteSite: teamManagers,
  listTeamMembers: signedIn,
  leaveTeam: signedIn,
  addTeamMember: teamManagers,
  updateTeamMember: teamManagers,
  removeTeamMember: teamManagers,
  teamStatistics: teamManagers,
  teamActivity: teamManagers,
  resendInvitation: teamManagers,
  loginAsUser: ['administrator'],
  mailTransport: ['administrator'],
  testMail: ['administrator'],
  listMailings: ['administrator'],
  testMailing: ['administrator'],
  startMailing: ['administrator'],
  listMails: ['administrator'],
  resendMails: ['administrator'],
  getMail: ['administrator'],
  revealMailLink: ['administrator'],
  resendMail: ['administrator'],
  listUsers: ['administrator'],
  userStatistics: ['administrator'],
  exportUsers: ['administrator'],
  createUser: ['administrator'],
  getUser: ['administrator'],
  updateUser: ['administrator'],
  deleteUser: ['administrator'],
  sendUserPasswordLink: ['administrator'],
  grantPlan: ['administrator'],
  revokePlan: ['administrator'],
  listAllPages: ['administrator'],
  createPage: ['administrator'],
  initializeSpecialPages: ['administrator'],
  previewPage: ['administrator'],
  uploadPagePicture: ['administrator'],
  getPageById: ['administrator'],
  updatePage: ['administrator'],
  deletePage: ['administrator'],
  listPageVersions: ['administrator'],
  getPageVersion: ['administrator'],
  restorePageVersion: ['administrator'],
  listWebhookEvents: ['administrator'],
  webhookStatistics: ['administrator'],
  webhookFilterOptions: ['administrator'],
  exportWebhookEvents: ['administrator'],
  getWebhookEvent: ['administrator'],
  deleteWebhookEvent: ['administrator'],
  retryWebhookEvent: ['administrator'],
  mapWebhookItem: ['administrator'],
  listWebhookSources: ['administrator'],
  saveWebhookSource: ['administrator'],
  stopPreviousSecret: ['administrator'],
  sendTestEvent: ['administrator'],
  listOfficeTemplates: ['administrator'],
  placeTemplate: ['administrator'],
  readMonitoring: ['administrator'],
  forgetProcess: ['administrator'],
  listAlerts: ['administrator'],
  readAlertWebhook: ['administrator'],
  testAlertWebhook: ['administrator'],
  listFailedJobs: ['administrator'],
  pauseQueue: ['administrator'],
  resumeQueue: ['administrator'],
  retryJobs: ['administrator'],
  systemOverview: ['administrator'],
  systemEngagement: ['administrator'],
  systemTopVideos: ['administrator'],
  systemPerformance: ['administrator'],
  exportSystemAnalytics: ['administrator'],
  readAttention: ['administrator'],
  strikeOffStep: ['administrator'],
  listModeration: ['administrator'],
  moderationStatistics: ['administrator'],
  exportModeration: ['administrator'],
  getModerationItem: ['administrator'],
  approveContent: ['administrator'],
  flagContent: ['administrator'],
  removeContent: ['administrator'],
  listRemovals: signedIn,
  appealRemoval: editors,
  listAuditLog: ['administrator'],
  auditLogOptions: ['administrator'],
  exportAuditLog: ['administrator'],
  listServices: ['administrator'],
  addService: ['administrator'],
  tryService: ['administrator'],
  saveService: ['administrator'],
  saveServiceTerms: ['administrator'],
  removeService: ['administrator'],
  testService: ['administrator'],
  listSettings: ['administrator'],
  saveSettings: ['administrator'],
  listSettingGroup: ['administrator'],
  getSetting: ['administrator'],
  saveSetting: ['administrator'],
  initializeSettings: ['administrator'],
  clearSettingsCache: ['administrator'],
  listVoicePacks: ['administrator'],
  addVoicePack: ['administrator'],
  readVoicePackSizes: ['administrator'],
  lookForVoicePacks: ['administrator'],
  downloadVoicePack: ['administrator'],
  pauseVoicePack: ['administrator'],
  cancelVoicePack: ['administrator'],
  measureVoicePack: ['administrator'],
  removeVoicePack: ['administrator'],
  listAdminPlans: ['administrator'],
  createPlan: ['administrator'],
  getPlan: ['administrator'],
  updatePlan: ['administrator'],
  deletePlan: ['administrator'],
  listPlanPages: ['administrator'],
  assignPlanPages: ['administrator'],
};

let api: TestApi;
let freshToken: Record<Person, () => Promise<string | undefined>>;
/** One session for each person, because two thousand sign-ins take a minute. */
const keptToken = new Map<Person, string | undefined>();

async function tokenOf(person: Person): Promise<string | undefined> {
  if (!keptToken.has(person)) keptToken.set(person, await freshToken[person]());
  return keptToken.get(person);
}

beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'), { context: { providers: await withoutDrawing() } });
  const owner = await aUser(api.core, { planSlugs: ['UNLIMITED'] });
  const [viewer, editor, teamAdmin] = [
    await aMember(api.core, owner, 'viewer'),
    await aMember(api.core, owner, 'editor'),
    await aMember(api.core, owner, 'admin'),
  ];
  freshToken = {
    nobody: async () => undefined,
    viewer: () => aToken(api.core, viewer),
    editor: () => aToken(api.core, editor),
    'team admin': () => aToken(api.core, teamAdmin),
    owner: () => aToken(api.core, owner),
    administrator: () => aToken(api.core, testAdmin),
    impersonator: async () => {
      const token = await aToken(api.core, testAdmin);
      const { body } = await api.ask('POST /auth/login-as-user', { token, body: { user_id: owner.id } });
      return body.data.token;
    },
  };
});
afterAll(() => api.close());

/** A face takes a second to draw, and whether a guard opens does not depend on it. */
async function withoutDrawing(): Promise<Providers> {
  const providers = await openProviders();
  const face = () => Promise.reject(new Error('No face is drawn here.'));
  return replaceParts(providers, { image: { ...providers.image, face } });
}

/** A path with something in the place of each parameter. */
const fillIn = (path: string) =>
  path.replace(':slug', 'automation').replace(':version', '1').replace(/:\w+/, newId(api.core));

/** Whether the guard let the call through; what the endpoint then says about an empty body does not matter. */
async function getsPast(name: keyof Endpoints, person: Person): Promise<boolean> {
  const refusal = await guardRefusal(name, await tokenOf(person));
  if (refusal !== 'unauthorized') return refusal === undefined;
  // An earlier call may have ended the kept session: only the refusal of a session that certainly lives counts.
  keptToken.delete(person);
  return (await guardRefusal(name, await tokenOf(person))) === undefined;
}

async function guardRefusal(name: keyof Endpoints, token: string | undefined): Promise<string | undefined> {
  const { method, path } = endpoints[name];
  if (name === 'videoEvents') return (await getsEvents(token)) ? undefined : 'unauthorized';
  const { body } = await api.ask(`${method} ${fillIn(path)}`, {
    ...(token && { token }),
    ...(method !== 'GET' && { body: {} }),
  });
  return ['unauthorized', 'forbidden'].find((code) => code === body?.code);
}

/** An endless answer is begun, not waited for. */
async function getsEvents(token: string | undefined): Promise<boolean> {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const url = `/api${endpoints.videoEvents.path}`;
  const response = await api.app.inject({ url, headers, payloadAsStream: true });
  response.stream().destroy();
  return response.statusCode === 200;
}

describe.each(Object.keys(allowed) as (keyof Endpoints)[])('%s', (name) => {
  it.each(people)('knows %s', async (person) => {
    expect(await getsPast(name, person)).toBe(allowed[name].includes(person));
  });
});

describe('every endpoint of the contract', () => {
  it.each(Object.values(endpoints).map(({ method, path }) => ({ method, url: `/api${path}` })))(
    '$method $url is there',
    ({ method, url }) => {
      expect(api.app.hasRoute({ method, url })).toBe(true);
    },
  );
});
