import { wavOf } from '@herald/media/wav';
import { multipartForm } from './multipart-form.ts';
import type { TestApi } from './test-api.ts';

export const SOUND_PLACES = ['/a2e/tts/upload-audio', '/tts/custom-audio'] as const;

export interface SentSound {
  name?: string;
  type?: string;
  as?: string;
  fields?: Record<string, string>;
  path?: (typeof SOUND_PLACES)[number];
}

export async function uploadSound(
  api: TestApi,
  bytes: Buffer,
  { name = 'take 1.wav', type = 'audio/wav', as, fields = {}, path = SOUND_PLACES[0] }: SentSound,
) {
  const form = await multipartForm({ audio: { name, type, bytes }, ...fields });
  return api.ask(`POST ${path}`, { ...(as !== undefined && { token: as }), ...form });
}

/** Somebody saying a script, as a WAV file. */
export async function spokenSound(api: TestApi, token: string, script: string): Promise<Buffer> {
  const body = { msg: script, tts_id: 'flite:rms:m-natural', country: 'en', region: 'US' };
  const { data, message } = (await api.ask('POST /a2e/tts/generate', { token, body })).body;
  if (message !== undefined) throw new Error(message);
  return (await api.app.inject({ url: data.url })).rawPayload;
}

/** A WAV file of so many seconds, by a formula. */
export function wav(durationSec: number, sampleAt: (sec: number) => number, rateHz = 8000): Buffer {
  const pcm = Float32Array.from({ length: Math.round(durationSec * rateHz) }, (_, index) => sampleAt(index / rateHz));
  return Buffer.from(wavOf({ pcm, sampleRateHz: rateHz }));
}

export const tone = (sec: number): number => 0.4 * Math.sin(sec * 440 * 2 * Math.PI);
