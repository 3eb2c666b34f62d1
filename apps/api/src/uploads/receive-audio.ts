import { limits } from '@herald/contract';
import { type Actor, type AudioClip, fieldError, keepSentAudio } from '@herald/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { blameInput } from '../blame-input.ts';
import { connectionSignal } from '../connection-signal.ts';
import type { ApiContext } from '../context.ts';
import { type ReceivedUpload, receiveUpload, type UploadRule } from './receive-upload.ts';

const rule: UploadRule = {
  field: 'audio',
  maxBytes: limits.audioUploadBytes,
  missing: 'Please upload an audio file (MP3, WAV, M4A, etc.)',
  tooLarge: 'Please upload an audio file smaller than 10MB.',
};

/** Receives the sound of a multipart form, and keeps it when it can be used. */
export function receiveAudio(
  ctx: ApiContext,
  actor: Actor,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<AudioClip> {
  const signal = connectionSignal(reply);
  return receiveUpload(request, rule, (upload) => {
    const sent = { ...sentAudio(upload), signal };
    return blameInput('audio', keepSentAudio(ctx.core, actor, sent, ctx.providers.speech));
  });
}

function sentAudio({ path, name, contentType, fields }: ReceivedUpload) {
  const { script = '', locale = '', source = '' } = fields;
  if (script.length > limits.scriptMaxCharacters) {
    throw fieldError('script', `Please use at most ${limits.scriptMaxCharacters} characters.`);
  }
  return { path, name, contentType, script, locale, source };
}
