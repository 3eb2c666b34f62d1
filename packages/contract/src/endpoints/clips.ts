import { CLIP_LIMITS, CLIP_USES, clipReport, MATERIAL_LIMITS } from '@herald/media/clips';
import { z } from 'zod';
import { ep } from '../endpoint.ts';
import { dataAnswer, messageAnswer, successAnswer } from '../envelope.ts';
import { idField, textField, timestampField } from '../fields.ts';
import { limits } from '../limits.ts';
import { type ClipConsent, clipConsents, clipSources, clipStates, sayingStates } from '../statuses.ts';
import { type AvatarConsent, avatar } from './avatars.ts';

/** A person's own video on its way to a presenter, or to what films show beside one. */
export const personClip = z
  .object({
    id: idField,
    use: z.enum(CLIP_USES),
    source: z.enum(clipSources),
    name: z.string(),
    state: z.enum(clipStates),
    code: z.string().nullable().describe('Four digits to read aloud or show with the fingers in the clip.'),
    agreed: z
      .enum(clipConsents)
      .nullable()
      .describe('Whose face it is, as somebody agreed when the clip began; null where they have to agree again.'),
    total_bytes: z.number().int().describe('0 until the first piece was sent.'),
    received_bytes: z.number().int().describe('Where the next piece begins.'),
    share: z.number().describe('How far the preparation is, 0 to 1.'),
    error: z.string().nullable(),
    report: clipReport.nullable().describe('What was found in it, second by second.'),
    video_url: z.string().nullable().describe('The prepared clip, silent; null before that.'),
    poster_url: z.string().nullable(),
    created_at: timestampField.describe('When the file was sent; before that, when the clip began.'),
  })
  .meta({ id: 'PersonClip' });
export type PersonClip = z.infer<typeof personClip>;

/** What was agreed to before a clip was stored. */
export interface ConsentToClip extends AvatarConsent {
  whose: ClipConsent;
}

/** A presenter that waits for an administrator. */
const clipToCheck = z
  .object({
    id: idField,
    avatar_id: idField,
    avatar_name: z.string(),
    consent: z.object({ version: z.string(), text: z.string(), given_at: timestampField, given_by: z.string() }),
    account: z.object({ id: idField, owner_name: z.string(), owner_email: z.string() }),
    code: z.string().nullable().describe('What must be heard or seen in the clip; null where it was filmed before.'),
    source: z.enum(clipSources),
    name: z.string(),
    duration_sec: z.number(),
    recording_url: z.string().describe('The clip as it was sent, with its sound.'),
    poster_url: z.string(),
    other_look_url: z.string().nullable().describe('Another look of the person, whose face must be the same.'),
    created_at: timestampField,
  })
  .meta({ id: 'ClipToCheck' });
export type ClipToCheck = z.infer<typeof clipToCheck>;

/** A sentence that somebody filmed says, as a small film without captions. */
export const saying = z
  .object({
    id: idField,
    state: z.enum(sayingStates),
    error: z.string().nullable(),
    video_url: z.string().nullable().describe('The film with its sound, once it is ready.'),
    created_at: timestampField,
  })
  .meta({ id: 'Saying' });
export type Saying = z.infer<typeof saying>;

const trustedAccount = z.object({ id: idField, owner_name: z.string(), owner_email: z.string() });

const clipRules = z.object({
  shortest_sec: z.number(),
  longest_sec: z.number(),
  least_usable_sec: z.number(),
  good_usable_sec: z.number(),
  max_bytes: z.number().int(),
  piece_bytes: z.number().int(),
  is_open: z.boolean().describe('The plans of the account open presenters from one’s own video.'),
  needs_check: z.boolean().describe('An administrator looks at the clip before films can be made from it.'),
  consent: z.object({
    version: z.string(),
    texts: z.record(z.enum(clipConsents), z.string()),
  }),
});
export type ClipRules = z.infer<typeof clipRules>;

const tag = 'Film yourself';
const params = z.object({ id: idField });
const person = { tag, auth: 'user', role: 'editor' } as const;
const office = { tag: 'Administration', auth: 'admin' } as const;

export const clipEndpoints = {
  clipRules: ep({
    method: 'GET',
    path: '/clips/rules',
    tag,
    auth: 'user',
    summary: 'What a clip must be like, and the words to agree to before it becomes a presenter',
    response: dataAnswer(clipRules),
  }),
  listClips: ep({
    ...person,
    method: 'GET',
    path: '/clips',
    summary:
      'Your clips that are not presenters, the one sent last first; a clip for a presenter is deleted a day after it was sent, or after it began if the file never came, and material after 14 days unless a draft, a template or a film that may still be made names it',
    response: dataAnswer(z.array(personClip)),
  }),
  beginClip: ep({
    ...person,
    makes: true,
    method: 'POST',
    path: '/clips',
    summary:
      'Begin a clip; with a code, four digits come back that must be heard or seen in it. A clip of a presenter is begun with consent',
    body: z.object({
      source: z.enum(clipSources),
      with_code: z.boolean(),
      consent: z
        .enum(clipConsents)
        .optional()
        .describe('Whose face it is; a presenter needs it before anything is stored.'),
      consent_version: textField(40).optional(),
      use: z
        .enum(CLIP_USES)
        .default('presenter')
        .describe(
          `For a presenter; or as material, which films show beside theirs: ${MATERIAL_LIMITS.shortestSec} to ${MATERIAL_LIMITS.longestSec} s, 200 MB, without its sound.`,
        ),
    }),
    response: dataAnswer(personClip),
    successStatus: 201,
    idempotent: 'answer',
  }),
  getClip: ep({
    ...person,
    method: 'GET',
    path: '/clips/:id',
    params,
    summary: 'How far a clip is, and what was found in it',
    response: dataAnswer(personClip),
  }),
  sendClipPiece: ep({
    ...person,
    method: 'POST',
    path: '/clips/:id/pieces',
    params,
    query: z.object({
      offset: z.coerce.number().int().min(0).max(limits.clipUploadBytes),
      total: z.coerce.number().int().min(1),
      name: textField(200).default(''),
    }),
    summary: `Send the next piece of the file (form: piece): MP4, MOV or WebM of ${CLIP_LIMITS.shortestSec} s to ${CLIP_LIMITS.longestSec / 60} min; the last piece starts the preparation`,
    upload: { field: 'piece', maxBytes: limits.clipPieceBytes, isPiece: true },
    response: dataAnswer(personClip),
  }),
  deleteClip: ep({
    ...person,
    method: 'DELETE',
    path: '/clips/:id',
    params,
    summary: 'Stop a clip and delete it; the clip of a presenter goes with its avatar',
    response: messageAnswer,
  }),
  makePresenter: ep({
    ...person,
    makes: true,
    onlyInPerson: true,
    method: 'POST',
    path: '/clips/:id/presenter',
    params,
    summary:
      'Make a presenter of a prepared clip, with the consent it began with; or give a presenter this clip in place of its own, or another look',
    body: z.object({
      name: textField(200).default(''),
      look: textField(limits.lookNameCharacters).default('').describe('What this look of the person is called.'),
      consent: z.enum(clipConsents).optional().describe('Needed where `agreed` of the clip is null.'),
      consent_version: textField(40).optional(),
      replaces: idField.optional().describe('The avatar that gets this clip.'),
      person: idField.optional().describe('Any look of the person who gets another one.'),
      same_person: z
        .boolean()
        .default(false)
        .describe('Somebody has compared the faces: needed with `replaces` and with `person`.'),
    }),
    response: successAnswer(avatar),
    idempotent: 'answer',
  }),
  updatePresenter: ep({
    ...person,
    method: 'PUT',
    path: '/clips/presenters/:id',
    params,
    summary: 'Rename a person or a look, share the person with the team, or keep them to yourself again',
    body: z.object({
      name: textField(200).optional().describe('Of the person, in all looks.'),
      look: textField(limits.lookNameCharacters).optional().describe('Of this look alone.'),
      is_shared: z.boolean().optional().describe('The person, with all looks.'),
    }),
    response: successAnswer(avatar),
  }),
  filmSaying: ep({
    ...person,
    makes: true,
    method: 'POST',
    path: '/clips/presenters/:id/sayings',
    params,
    summary: `Have somebody filmed say a sound of the account of up to ${limits.sayingSec} s, to see and hear it before a video is made; it replaces what they said for you before`,
    body: z.object({ audio_id: idField }),
    response: dataAnswer(saying),
    successStatus: 201,
    idempotent: 'answer',
  }),
  getSaying: ep({
    ...person,
    method: 'GET',
    path: '/clips/sayings/:id',
    params,
    summary: 'How far a sentence of somebody filmed is, and its film; it is deleted after a day',
    response: dataAnswer(saying),
  }),
  listClipChecks: ep({
    ...office,
    method: 'GET',
    path: '/admin/clips',
    summary: 'Presenters that wait for an administrator, the oldest first, and accounts whose clips are not looked at',
    response: dataAnswer(z.object({ clips: z.array(clipToCheck), trusted: z.array(trustedAccount) })),
  }),
  checkClip: ep({
    ...office,
    method: 'POST',
    path: '/admin/clips/:id/check',
    params,
    summary: 'Let a presenter speak, or refuse it with a reason',
    body: z.object({
      is_passed: z.boolean(),
      reason: textField(limits.clipCheckReasonCharacters).default(''),
    }),
    response: messageAnswer,
  }),
  trustAccount: ep({
    ...office,
    method: 'POST',
    path: '/admin/clips/accounts/:id',
    params,
    summary: 'Decide whether an administrator looks at the clips of an account',
    body: z.object({ needs_check: z.boolean() }),
    response: messageAnswer,
  }),
};
