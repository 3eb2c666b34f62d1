import { describe, expect, it } from 'vitest';
import type { EndpointShape } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { limits } from './limits.ts';

const all: [call: string, endpoint: EndpointShape][] = Object.values(endpoints).map((endpoint: EndpointShape) => [
  `${endpoint.method} ${endpoint.path}`,
  endpoint,
]);
const callsWhere = (isSo: (endpoint: EndpointShape) => boolean): string[] =>
  all.filter(([, endpoint]) => isSo(endpoint)).map(([call]) => call);

describe('every endpoint', () => {
  it('has either a body or a file', () => {
    expect(callsWhere(({ body, upload }) => body !== undefined && upload !== undefined)).toEqual([]);
  });

  it('takes no body when it only reads', () => {
    expect(callsWhere(({ method, body, upload }) => method === 'GET' && (body ?? upload) !== undefined)).toEqual([]);
  });

  it('asks for a role only of people who are signed in', () => {
    expect(callsWhere(({ role, auth }) => role !== undefined && auth !== 'user')).toEqual([]);
  });

  it('makes nothing for people who only read', () => {
    expect(callsWhere(({ makes, role }) => makes === true && role === undefined)).toEqual([]);
  });

  it('is safe to repeat by a key only when it creates something', () => {
    expect(callsWhere(({ idempotent, method }) => idempotent !== undefined && method !== 'POST')).toEqual([]);
  });

  it('limits the size of a file it takes', () => {
    const uploads = all.flatMap(([, { upload }]) => (upload ? [upload.maxBytes] : []));
    expect(new Set(uploads)).toEqual(
      new Set([limits.audioUploadBytes, limits.imageUploadBytes, limits.voiceFilesBytes, limits.clipPieceBytes]),
    );
  });

  it('says in a short line what it does', () => {
    expect(callsWhere(({ summary }) => !/^[A-Z]|^oEmbed/.test(summary) || summary.endsWith('.'))).toEqual([]);
  });

  it('answers 201 only when it creates something', () => {
    expect(callsWhere(({ successStatus, method }) => successStatus === 201 && method !== 'POST')).toEqual([]);
  });
});

describe('who may call', () => {
  it('leaves the back office, and to act as another user, to administrators', () => {
    const isOffice = (call: string) => call.includes(' /admin/') || call === 'POST /auth/login-as-user';
    const forAdmins = callsWhere(({ auth }) => auth === 'admin');
    expect(forAdmins).toEqual(all.map(([call]) => call).filter(isOffice));
  });

  it('keeps the team, the sites, the keys and the brand kit to the account’s administrators', () => {
    const forAdmins = callsWhere(({ role }) => role === 'admin');
    expect(forAdmins.every((call) => /\/(team-members|sites|api-keys|brand-kit)/.test(call))).toBe(true);
    expect(forAdmins).toHaveLength(14);
  });

  it.each(['DELETE', 'PUT'] as const)('lets no viewer call a %s that changes the account', (method) => {
    const isOwnOnly = (call: string) => call.includes(' /user/');
    const isOpen = ({ auth, role }: EndpointShape) => auth !== 'admin' && role === undefined;
    const open = callsWhere((endpoint) => endpoint.method === method && isOpen(endpoint));
    expect(open.filter((call) => !isOwnOnly(call))).toEqual([]);
  });
});

describe('under maintenance', () => {
  it.each(['POST /auth/login', 'POST /auth/logout', 'GET /health', 'GET /ready', 'GET /site', 'GET /media/*'])(
    '%s stays open',
    (call) => {
      expect(callsWhere(({ openInMaintenance }) => openInMaintenance === true)).toContain(call);
    },
  );

  it('nobody registers or starts a video', () => {
    const open = callsWhere(({ openInMaintenance }) => openInMaintenance === true);
    expect(open).not.toContain('POST /auth/register');
    expect(open).not.toContain('POST /video-generation/start');
  });
});

describe('what an endpoint declares of itself', () => {
  it('allows 60 s where videos and batches start, sounds are uploaded, pictures are fetched, a service draws and users are exported', () => {
    expect(callsWhere(({ long }) => long === true)).toEqual([
      'POST /video-generation/start',
      'POST /videos/:id/another',
      'POST /videos/:id/remake',
      'POST /video-generation/retry/:id',
      'POST /videos/:id/retry',
      'POST /videos',
      'POST /batch-jobs',
      'POST /batch-jobs/check',
      'POST /face-studio/avatars',
      'POST /a2e/tts/upload-audio',
      'POST /tts/custom-audio',
      'POST /pictures/fetch',
      'GET /admin/users/export',
      'POST /admin/voice-packs',
    ]);
  });

  it('asks for a plan where it makes what goes into videos, or may cost money', () => {
    expect(callsWhere(({ makes }) => makes === true).toSorted()).toEqual([
      'GET /face-studio/generate',
      'POST /a2e/tts/generate',
      'POST /a2e/tts/upload-audio',
      'POST /batch-jobs',
      'POST /batch-jobs/:id/retry-failed',
      'POST /batch-jobs/:id/start-rest',
      'POST /clips',
      'POST /clips/:id/presenter',
      'POST /clips/presenters/:id/sayings',
      'POST /face-studio/avatars',
      'POST /photo-avatars',
      'POST /photo-avatars/analyse',
      'POST /photo-avatars/face',
      'POST /tts/custom-audio',
      'POST /tts/preview',
      'POST /tts/sync',
      'POST /video-generation/generate-avatar',
      'POST /video-generation/retry/:id',
      'POST /video-generation/start',
      'POST /videos',
      'POST /videos/:id/another',
      'POST /videos/:id/remake',
      'POST /videos/:id/retry',
    ]);
  });

  it('keeps a key in the row where a video, a batch or an avatar is started', () => {
    expect(callsWhere(({ idempotent }) => idempotent === 'row')).toEqual([
      'POST /video-generation/start',
      'POST /videos/:id/another',
      'POST /videos/:id/remake',
      'POST /videos',
      'POST /batch-jobs',
      'POST /video-generation/generate-avatar',
    ]);
  });

  it('keeps the answer where other work must not be done twice', () => {
    expect(callsWhere(({ idempotent }) => idempotent === 'answer').toSorted()).toEqual([
      'POST /a2e/tts/generate',
      'POST /admin/mailings',
      'POST /admin/plans',
      'POST /admin/services',
      'POST /batch-jobs/:id/retry-failed',
      'POST /clips',
      'POST /clips/:id/presenter',
      'POST /clips/presenters/:id/sayings',
      'POST /face-studio/avatars',
      'POST /photo-avatars',
      'POST /sites',
      'POST /templates',
      'POST /templates/:id/use',
      'POST /video-generation/retry/:id',
      'POST /videos/:id/retry',
    ]);
  });

  it('accepts a key only where a session says whose it is', () => {
    const hasSession = ({ auth }: EndpointShape) => auth === 'user' || auth === 'admin';
    expect(callsWhere((endpoint) => endpoint.idempotent !== undefined && !hasSession(endpoint))).toEqual([]);
  });

  it('counts every request but those for stored files', () => {
    expect(callsWhere(({ uncounted }) => uncounted === true)).toEqual(['GET /media/*']);
  });
});
