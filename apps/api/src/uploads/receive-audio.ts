import type { speechEndpoints } from '@herald/contract/endpoints/speech';
import { limits } from '@herald/contract/limits';
import { type AudioClip, keepSentAudio } from '@herald/core/audio';
import { fieldError } from '@herald/core/errors';
import { blameInput } from '../blame-input.ts';
import { connectionSignal } from '../connection-signal.ts';
import type { ApiRequest } from '../route.ts';
import { type ReceivedUpload, receiveUpload } from './receive-upload.ts';

const TEXTS = {
  missing: 'Please upload an audio file (MP3, WAV, M4A, etc.)',
  tooLarge: 'Please upload an audio file smaller than 10MB.',
};

type AudioRequest = ApiRequest<typeof speechEndpoints.uploadAudio>;

/** Receives the sound of a multipart form, and keeps it when it can be used. */
export function receiveAudio({ ctx, actor, upload: limit, raw, reply }: AudioRequest): Promise<AudioClip> {
  const signal = connectionSignal(reply);
  return receiveUpload(raw, { ...limit, ...TEXTS }, (upload) => {
    const sent = { ...sentAudio(upload), signal };
    return blameInput(limit.field, keepSentAudio(ctx.core, actor, sent, ctx.providers.speech));
  });
}

function sentAudio({ path, name, contentType, fields }: ReceivedUpload) {
  const { script = '', locale = '', source = '' } = fields;
  if (script.length > limits.scriptMaxCharacters) {
    throw fieldError('script', `Please use at most ${limits.scriptMaxCharacters} characters.`);
  }
  return { path, name, contentType, script, locale, source };
}
