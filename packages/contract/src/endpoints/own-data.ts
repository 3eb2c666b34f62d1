import { z } from 'zod';
import { ep } from '../endpoint.ts';
import { dataAnswer, messageAnswer } from '../envelope.ts';
import { idField, passwordField, timestampField } from '../fields.ts';
import { avatarKinds, exportStates, videoStatuses } from '../statuses.ts';

/** Consent to the use of a face. It stays in the list when the avatar is gone. */
export const consentEntry = z
  .object({
    avatar_id: idField,
    avatar_name: z.string(),
    person_id: idField.describe('The same for all looks of a filmed person; revoking one revokes all.'),
    kind: z.enum(avatarKinds),
    picture_url: z.string().nullable().describe('null once the picture is deleted.'),
    is_avatar_there: z.boolean(),
    given_at: timestampField,
    given_by: z.string().nullable().describe('null when this person has no account any more.'),
    version: z.string().describe('Of the text; empty for consents of older versions of Herald.'),
    text: z.string(),
    revoked_at: timestampField.nullable(),
    films: z.number().int().describe('Finished films with this face, including those in the trash.'),
    films_in_work: z.number().int(),
  })
  .meta({ id: 'Consent' });
export type ConsentEntry = z.infer<typeof consentEntry>;

const consentFilm = z.object({
  id: idField,
  title: z.string(),
  status: z.enum(videoStatuses),
  thumbnail_url: z.string().nullable(),
});
export type ConsentFilm = z.infer<typeof consentFilm>;

/** What the account has; all of it goes with the account. */
const belongings = z.object({
  videos: z.number().int(),
  sites: z.number().int(),
  avatars: z.number().int(),
  members: z.number().int(),
});
export type OwnBelongings = z.infer<typeof belongings>;

/** The latest export of the account, until it expires or is deleted. */
export const dataExport = z
  .object({
    id: idField,
    state: z.enum(exportStates),
    ordered_at: timestampField,
    files_done: z.number().int(),
    files_total: z.number().int().describe('0 until it is known.'),
    bytes_done: z.number().int(),
    bytes_total: z.number().int(),
    is_mailed: z.boolean().describe('Whether a mail says when it is ready.'),
    works_until: timestampField.nullable().describe('null until it is ready.'),
    download_url: z.string().nullable(),
    error: z.string().nullable(),
  })
  .meta({ id: 'DataExport' });
export type DataExport = z.infer<typeof dataExport>;

const tag = 'My data';
const params = z.object({ id: idField });

export const ownDataEndpoints = {
  listConsents: ep({
    method: 'GET',
    path: '/user/data/consents',
    tag,
    summary: 'Whose face the account uses, who agreed to which text, and when',
    auth: 'user',
    response: dataAnswer(z.array(consentEntry)),
  }),
  listConsentFilms: ep({
    method: 'GET',
    path: '/user/data/consents/:id/films',
    tag,
    summary: 'The films that are deleted or cancelled when this consent is revoked',
    auth: 'user',
    params,
    response: dataAnswer(z.array(consentFilm)),
  }),
  revokeConsent: ep({
    method: 'POST',
    path: '/user/data/consents/:id/revoke',
    tag,
    summary:
      'End the use of a face: deletes the avatar with all looks of the person, its files and every film made from it',
    auth: 'user',
    role: 'editor',
    params,
    response: messageAnswer,
  }),
  readBelongings: ep({
    method: 'GET',
    path: '/user/data',
    tag,
    summary: 'What the account has, for its owner',
    auth: 'user',
    role: 'owner',
    response: dataAnswer(belongings),
  }),
  orderExport: ep({
    method: 'POST',
    path: '/user/data/export',
    tag,
    summary: 'Pack everything the owner has into one file; a mail says when it is ready',
    auth: 'user',
    role: 'owner',
    onlyInPerson: true,
    body: z.object({ password: passwordField }),
    response: dataAnswer(dataExport),
  }),
  readExport: ep({
    method: 'GET',
    path: '/user/data/export',
    tag,
    summary: 'How far the latest export is, with its download when it is ready',
    auth: 'user',
    role: 'owner',
    response: dataAnswer(dataExport.nullable()),
  }),
  removeExport: ep({
    method: 'DELETE',
    path: '/user/data/export',
    tag,
    summary: 'Stop the export, or delete its file',
    auth: 'user',
    role: 'owner',
    response: messageAnswer,
  }),
  deleteOwnAccount: ep({
    method: 'POST',
    path: '/user/data/deletion',
    tag,
    summary: 'Close the account and delete it after 14 days, unless its owner signs in again before',
    auth: 'user',
    role: 'owner',
    onlyInPerson: true,
    body: z.object({ password: passwordField }),
    response: dataAnswer(z.object({ deleted_on: timestampField })),
  }),
};
