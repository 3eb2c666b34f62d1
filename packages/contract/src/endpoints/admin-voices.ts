import { BUSINESS_USES, FETCH_FAILURES, FETCH_PHASES, PACK_KINDS } from '@herald/media/engines/voice-packs';
import { z } from 'zod';
import { ep } from '../endpoint.ts';
import { dataAnswer, messageAnswer } from '../envelope.ts';
import { packIdField } from '../jobs.ts';
import { limits } from '../limits.ts';

/** `unheard`: its files are here and it did not speak yet; `broken`: it is here and cannot speak. */
export const voicePackStates = [
  'absent',
  'waiting',
  'fetching',
  'paused',
  'failed',
  'unheard',
  'measuring',
  'broken',
  'ready',
] as const;
export type VoicePackState = (typeof voicePackStates)[number];

export const adminVoicePack = z
  .object({
    id: z.string(),
    name: z.string(),
    kind: z.enum(PACK_KINDS),
    quality: z.string(),
    locales: z.array(z.string()).describe('BCP 47'),
    speakers: z.number().nullable().describe('Empty where only the model tells and it is not here.'),
    size_bytes: z.number().nullable().describe('Empty until the source was asked.'),
    licence: z
      .object({ name: z.string(), business: z.enum(BUSINESS_USES), url: z.string() })
      .nullable()
      .describe('Empty for a model that was brought and that the catalogue does not know.'),
    is_offered: z.boolean().describe('It can be downloaded.'),
    state: z.enum(voicePackStates),
    progress: z
      .object({
        phase: z.enum(FETCH_PHASES),
        received_bytes: z.number(),
        total_bytes: z.number().nullable(),
        bytes_per_sec: z.number(),
      })
      .nullable(),
    failure: z
      .object({ code: z.enum([...FETCH_FAILURES, 'interrupted']), message: z.string() })
      .nullable()
      .describe('Why its download failed, and what to do.'),
    problem: z.string().nullable().describe('Why it is here and cannot speak.'),
    real_time_factor: z.number().nullable().describe('Seconds of work for a second of speech, measured here.'),
    voices: z.array(z.object({ id: z.string(), label: z.string(), locale: z.string(), sample_url: z.string() })),
  })
  .meta({ id: 'AdminVoicePack' });
export type AdminVoicePack = z.infer<typeof adminVoicePack>;

const voicePackList = z.object({
  folder: z.string().describe('Where packs lie on the machine of the API.'),
  source: z.string().describe('Where packs are downloaded from.'),
  free_bytes: z.number(),
  packs: z.array(adminVoicePack),
});
export type VoicePackList = z.infer<typeof voicePackList>;

const tag = 'Administration';
const params = z.object({ id: packIdField });

export const adminVoiceEndpoints = {
  listVoicePacks: ep({
    method: 'GET',
    path: '/admin/voice-packs',
    tag,
    summary: 'Natural voices: those of the catalogue, those on this machine, and what is being downloaded',
    auth: 'admin',
    response: dataAnswer(voicePackList),
  }),
  addVoicePack: ep({
    method: 'POST',
    path: '/admin/voice-packs',
    tag,
    summary: 'Add a voice from its files (form: files, several times); it speaks before it counts',
    auth: 'admin',
    upload: { field: 'files', maxBytes: limits.voiceFilesBytes },
    response: dataAnswer(z.object({ name: z.string() })),
    long: true,
  }),
  readVoicePackSizes: ep({
    method: 'POST',
    path: '/admin/voice-packs/sizes',
    tag,
    summary: 'Ask the source how large its voice packs are',
    auth: 'admin',
    response: messageAnswer,
  }),
  lookForVoicePacks: ep({
    method: 'POST',
    path: '/admin/voice-packs/look-again',
    tag,
    summary: 'Look into the folder of voices again, also at packs that could not speak',
    auth: 'admin',
    response: messageAnswer,
  }),
  downloadVoicePack: ep({
    method: 'POST',
    path: '/admin/voice-packs/:id/download',
    tag,
    summary: 'Download a voice pack; repeated, it stays one download',
    auth: 'admin',
    params,
    response: messageAnswer,
  }),
  pauseVoicePack: ep({
    method: 'POST',
    path: '/admin/voice-packs/:id/pause',
    tag,
    summary: 'Stop a download and keep what arrived; download continues it',
    auth: 'admin',
    params,
    response: messageAnswer,
  }),
  cancelVoicePack: ep({
    method: 'POST',
    path: '/admin/voice-packs/:id/cancel',
    tag,
    summary: 'Give up a download with everything that arrived',
    auth: 'admin',
    params,
    response: messageAnswer,
  }),
  measureVoicePack: ep({
    method: 'POST',
    path: '/admin/voice-packs/:id/measure',
    tag,
    summary: 'Have a voice pack speak again and measure its speed',
    auth: 'admin',
    params,
    response: messageAnswer,
  }),
  removeVoicePack: ep({
    method: 'DELETE',
    path: '/admin/voice-packs/:id',
    tag,
    summary: 'Remove a voice pack from this machine; videos made with it stay',
    auth: 'admin',
    params,
    response: messageAnswer,
  }),
};
