import { VOICE_AGES } from '@herald/media/voice';
import { z } from 'zod';
import { pronunciation, voiceGroup } from '../draft.ts';
import { ep } from '../endpoint.ts';
import { bytesAnswer, dataAnswer, messageAnswer, successAnswer } from '../envelope.ts';
import { idField, textField, timestampField } from '../fields.ts';
import { limits } from '../limits.ts';
import { audioSources } from '../statuses.ts';

const option = z.object({ value: z.string(), label: z.string() });

const voiceOption = option.extend({
  gender: z.string().describe('`female`, `male`, or `other` where nobody knows it.'),
  age: z.enum(VOICE_AGES).optional().describe('Missing where a voice has no age of its own.'),
  /** `basic` voices are plain ones for languages without a better one. */
  quality: z.enum(['standard', 'basic', 'neural']),
  styles: z.array(option).optional().describe('Manners it can speak in; missing where it has one only.'),
  provider: z.string(),
  sample_url: z.string(),
});
export type VoiceOption = z.infer<typeof voiceOption>;

const voiceGroupOption = option.extend({ children: z.array(voiceOption) });

/** A word of a sound, in seconds. */
export const clipWord = z.object({ text: z.string(), start: z.number(), end: z.number() });
export type ClipWord = z.infer<typeof clipWord>;

/** A sound of the account, ready for a video. */
export const audioClip = z
  .object({
    audio_id: idField,
    url: z.string(),
    audio_url: z.string().describe('The same as url.'),
    name: z.string(),
    source: z.enum(audioSources),
    duration: z.number().describe('Seconds.'),
    script: z.string(),
    locale: z.string(),
    voice_id: z.string().nullable(),
    speech_rate: z.number(),
    voice_style: z.string().nullable(),
    words: z.array(clipWord),
    peaks: z.array(z.number()).describe('The wave, 0 to 1, evenly spaced.'),
    notes: z.array(z.string()).describe('What you should know about the sound.'),
    created_at: timestampField,
  })
  .meta({ id: 'Audio' });
export type AudioClip = z.infer<typeof audioClip>;

const tag = 'Voices and audio';
const speechRequest = z.object({
  msg: textField(limits.scriptMaxCharacters).default(''),
  tts_id: textField(100).default(''),
  speechRate: voiceGroup.shape.speechRate,
  style: textField(40).default('').describe('One of the styles of the voice.'),
  country: textField(20).default(''),
  region: textField(20).default(''),
  in_time_of: idField.optional().describe('A sound of the same text: every sentence begins and ends as it does there.'),
  changed_from: idField
    .optional()
    .describe('A sound of nearly the same text by the same voice: only the sentences that differ are spoken.'),
});

export type SpeechRequestBody = z.output<typeof speechRequest>;

export const speechEndpoints = {
  generateSpeech: ep({
    method: 'POST',
    path: '/a2e/tts/generate',
    tag,
    summary: 'Turn a script into sound',
    auth: 'user',
    role: 'editor',
    makes: true,
    body: speechRequest,
    response: successAnswer(audioClip),
    idempotent: 'answer',
  }),
  listCountries: ep({
    method: 'GET',
    path: '/a2e/tts/countries',
    tag,
    summary: 'Languages and countries that can be spoken',
    auth: 'user',
    response: successAnswer(z.array(option)),
  }),
  listRegions: ep({
    method: 'GET',
    path: '/a2e/tts/regions/:country',
    tag,
    summary: 'Regions of a country',
    auth: 'user',
    params: z.object({ country: textField(20) }),
    response: successAnswer(z.array(option)),
  }),
  listVoices: ep({
    method: 'GET',
    path: '/a2e/tts/voices',
    tag,
    summary: 'Voices of a region, by gender',
    auth: 'user',
    query: z.object({
      country: textField(20).default(''),
      region: textField(20).default(''),
      voice_map_type: textField(40).optional(),
    }),
    response: successAnswer(z.array(voiceGroupOption)),
  }),
  getVoice: ep({
    method: 'GET',
    path: '/a2e/tts/voices/:id',
    tag,
    summary: 'One voice',
    auth: 'user',
    params: z.object({ id: textField(100) }),
    response: successAnswer(voiceOption),
  }),
  voiceSample: ep({
    method: 'GET',
    path: '/a2e/tts/voices/:id/sample',
    tag,
    summary: 'A short sample of a voice, as sound',
    auth: 'public',
    params: z.object({ id: textField(100) }),
    query: z.object({
      account: idField.optional().describe('Whose voice it is, where one account has it; signed in `sample_url`.'),
      expires: textField(20).optional(),
      signature: textField(100).optional(),
    }),
    response: bytesAnswer,
    produces: 'audio/*',
  }),
  uploadAudio: ep({
    method: 'POST',
    path: '/a2e/tts/upload-audio',
    tag,
    summary: 'Upload a sound (form: audio; optional script, locale, source = upload, recording or music)',
    auth: 'user',
    role: 'editor',
    makes: true,
    upload: { field: 'audio', maxBytes: limits.audioUploadBytes },
    response: successAnswer(audioClip),
    long: true,
  }),
  getAudio: ep({
    method: 'GET',
    path: '/audio/:id',
    tag,
    summary: 'One sound of the account',
    auth: 'user',
    params: z.object({ id: idField }),
    response: dataAnswer(audioClip),
  }),
  deleteAudio: ep({
    method: 'DELETE',
    path: '/audio/:id',
    tag,
    summary: 'Delete a sound that no video uses',
    auth: 'user',
    role: 'editor',
    params: z.object({ id: idField }),
    response: messageAnswer,
  }),
  getPronunciations: ep({
    method: 'GET',
    path: '/pronunciations',
    tag,
    summary: 'How the account pronounces words',
    auth: 'user',
    response: dataAnswer(z.array(pronunciation)),
  }),
  savePronunciations: ep({
    method: 'PUT',
    path: '/pronunciations',
    tag,
    summary: 'Replace the list of pronunciations',
    auth: 'user',
    role: 'editor',
    body: z.object({ pronunciations: z.array(pronunciation).max(200) }),
    response: dataAnswer(z.array(pronunciation)),
  }),
  ttsVoices: ep({
    method: 'GET',
    path: '/tts/voices',
    tag,
    summary: 'All voices, flat; filter by language_code, gender and tone',
    auth: 'user',
    query: z.object({
      language_code: textField(20).optional(),
      gender: textField(10).optional(),
      tone: textField(40).optional(),
    }),
    response: dataAnswer(z.array(voiceOption.extend({ language_code: z.string() }))),
  }),
  ttsLanguages: ep({
    method: 'GET',
    path: '/tts/languages',
    tag,
    summary: 'Languages that can be spoken',
    auth: 'user',
    response: dataAnswer(z.array(option)),
  }),
  ttsAccents: ep({
    method: 'GET',
    path: '/tts/accents',
    tag,
    summary: 'Accents of a language',
    auth: 'user',
    query: z.object({ language_code: textField(20) }),
    response: dataAnswer(z.array(option)),
  }),
  ttsTones: ep({
    method: 'GET',
    path: '/tts/tones',
    tag,
    summary: 'Styles that can be chosen: of one voice (tts_id), or of all',
    auth: 'user',
    query: z.object({ tts_id: textField(100).optional() }),
    response: dataAnswer(z.array(option)),
  }),
  ttsPreview: ep({
    method: 'POST',
    path: '/tts/preview',
    tag,
    summary: 'The first words of a script as sound, without keeping it',
    auth: 'user',
    role: 'editor',
    makes: true,
    body: speechRequest,
    response: bytesAnswer,
    produces: 'audio/*',
  }),
  listCustomAudio: ep({
    method: 'GET',
    path: '/tts/custom-audio',
    tag,
    summary: 'Sounds the account uploaded or recorded',
    auth: 'user',
    response: dataAnswer(z.array(audioClip)),
  }),
  uploadCustomAudio: ep({
    method: 'POST',
    path: '/tts/custom-audio',
    tag,
    summary: 'The same as /a2e/tts/upload-audio',
    auth: 'user',
    role: 'editor',
    makes: true,
    upload: { field: 'audio', maxBytes: limits.audioUploadBytes },
    response: successAnswer(audioClip),
    long: true,
  }),
  ttsSync: ep({
    method: 'POST',
    path: '/tts/sync',
    tag,
    summary: 'Find when each word of a text is said in a sound of the account',
    auth: 'user',
    role: 'editor',
    makes: true,
    body: z.object({
      audio_id: idField,
      text: textField(limits.scriptMaxCharacters),
      locale: textField(20).optional(),
    }),
    response: dataAnswer(audioClip),
  }),
};
