import { draftContent } from '@herald/contract/draft';
import type { StartBody } from '@herald/contract/endpoints/video-generation';
import { PHOTO_CONSENT } from '@herald/core/avatars';
import { CLIP_CONSENT } from '@herald/core/clips';
import type { FullAccount } from './a-full-account.ts';

export const strangers = ['nobody', 'another owner', 'free user', 'viewer', 'former member', 'administrator'] as const;
export type Stranger = (typeof strangers)[number];

/** One call with what belongs to somebody else. */
export interface Attempt {
  /** In the place of the parameter of the path. */
  at?: string;
  query?: Record<string, string>;
  body?: unknown;
  /** It may succeed, as long as nothing foreign is told or changed. */
  mayAnswer?: true;
  /** Whoever has the right to do it. */
  notBy?: Stranger;
}

export interface Prey extends FullAccount {
  /** A valid order of another owner's. */
  order: StartBody;
  /** A link of another owner's own. */
  ownSignature: string;
  /** The mail of an invitation. */
  mailId: string;
  strangerIds: string[];
}

export interface Attack {
  attempts(prey: Prey): Attempt[];
  /** Tables in which a stranger may cause rows that name the account. */
  mayChange?: string[];
}

/** Drafts that name foreign things, each in one place. */
export function draftsWith({ avatar, sound, logo, avatarJobId }: Prey) {
  const link = `/api/media/${logo.key}`;
  return [
    { avatar: { avatarType: 'photo', createdAvatarId: avatar.id, avatarJobId } },
    { avatar: { avatarType: 'custom', customImageUrl: avatar.url, productImageUrl: link } },
    { voice: { audioId: sound.id, generatedAudioUrl: sound.url } },
    { background: { setting: 'picture', imageUrl: link }, output: { logo_url: link, music_url: sound.url } },
    { output: { material: [{ shot: 'picture 1', url: link }] } },
    { output: { material: [{ shot: 'clip 2', url: link }] } },
  ].map((changes) => draftContent.parse(changes));
}

/** Templates that do. */
export const templatesWith = (prey: Prey) =>
  draftsWith(prey).map((content) => ({
    ...{ name: 'Mine', category: 'sell', variables: [] },
    content: { ...content, script: { content: 'Hello.' } },
  }));

/** Orders that do. */
export function ordersWith(prey: Prey): Attempt[] {
  const { order } = prey;
  return draftsWith(prey).map(({ avatar, voice, background, output }, number) => ({
    body: {
      ...order,
      ...(number < 2 && { avatar_data: avatar }),
      ...(number === 2 && { voice_data: voice }),
      ...(number === 3 && { background_data: background, output }),
      ...(number >= 4 && { output }),
    },
  }));
}

/** Batches of a foreign template, which does not exist, and of drafts with foreign things, which do not fit. */
export function batchOrdersWith(prey: Prey): Attempt[] {
  const hash = '0'.repeat(64);
  const rows = [{ row: 2, values: {} }];
  const table = { name: 'X', hash, source: { kind: 'table', template_id: prey.templateId, rows } };
  const of = { kind: 'matrix', content: draftContent.parse({}), matrix: { hooks: ['Hello.'] } };
  const drafts = draftsWith(prey).map((content) => ({ kind: 'matrix', content, matrix: { hooks: ['Hello.'] } }));
  return [
    { body: table },
    { body: { name: 'X', hash, source: { ...of, template_id: prey.templateId } } },
    ...drafts.map((source): Attempt => ({ body: { name: 'X', hash, source }, mayAnswer: true })),
  ];
}

/** A page that shows a file of an account. */
export const pageWith = (key: string) => ({
  name: 'X',
  slug: `x-${key.replaceAll(/[^a-z0-9]+/g, '-').slice(-40)}`,
  content: `<p><img src="/api/media/${key}" data-picture="${key}"></p>`,
});

export const photosWith = ({ portrait }: Prey): Attempt[] => [
  { body: { picture_id: portrait.id, points: [], consent: true, consent_version: PHOTO_CONSENT.version } },
];

/** Presenters of a foreign clip: new, in place of a foreign one, and as another look of one. */
export function presentersWith({ clip, avatar }: Prey): Attempt[] {
  const agreed = { consent: 'me', consent_version: CLIP_CONSENT.version };
  const others = [{ replaces: avatar.id }, { person: avatar.id, look: 'Mine' }];
  return [agreed, ...others.map((other) => ({ ...agreed, same_person: true, ...other }))].map((body) => ({
    at: clip.id,
    body,
  }));
}

export const speechWith = ({ sound }: Prey): Attempt[] => [
  { body: { msg: 'Hello', tts_id: sound.id } },
  { body: { msg: 'Hello', tts_id: 'flite:slt:f-young', country: 'en', region: 'US', in_time_of: sound.id } },
];

export const mediaWith = ({ logo, ownSignature }: Prey): Attempt[] => [
  { at: logo.key },
  { at: logo.key, query: Object.fromEntries(new URLSearchParams(ownSignature)) },
];
