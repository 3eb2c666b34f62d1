import { createHash } from 'node:crypto';
import type { ListedVoice, SpeechService } from '@herald/media/engines/speech-service';
import { wavOf } from '@herald/media/wav';
import type { Core } from '../core.ts';
import { AppError } from '../errors/app-error.ts';
import { isOwnService } from '../services/account-services.ts';
import { ownSamplesFolder } from '../services/own-samples.ts';
import { sampleSentences } from './sample-sentences.ts';
import { gateOf, turnsOf } from './speech-gate.ts';

/** One voice by its id. */
export function findVoice(engine: SpeechService, voiceId: string): ListedVoice {
  const voice = engine.findVoice(voiceId);
  if (!voice) throw new AppError('not_found');
  return voice;
}

interface Listener {
  accountId?: string | undefined;
  /** Otherwise it must be there already, because nobody would pay for it. */
  mayOrder?: boolean;
}

/**
 * The key of a short sample of a voice; it is spoken at the first request and then stored for all accounts, or for the
 * one whose voice it is.
 */
export async function sampleVoice(
  core: Core,
  voiceId: string,
  engine: SpeechService,
  { accountId, mayOrder = true }: Listener = {},
): Promise<string> {
  const voice = findVoice(engine, voiceId);
  const sentence = sampleSentences[voice.locale.split('-', 1)[0] ?? ''] ?? voice.label;
  const hash = createHash('sha256')
    .update(JSON.stringify([voice.engine, voice.id, sentence, ...(voice.model ? [voice.model] : [])]))
    .digest('hex');
  const isOwn = accountId !== undefined && isOwnService(voice.engine);
  const folder = isOwn ? ownSamplesFolder(accountId, voice.engine) : 'shared/voice-samples/';
  const key = `${folder}${hash}.wav`;
  const isKept = async () => (await core.storage.stat(key)) !== undefined;
  const speak = async () => {
    const said = { text: sentence, locale: voice.locale, voiceId: voice.id };
    const sound = await engine.speak({ ...said, rate: 1, pronunciations: [] });
    const wav = wavOf(sound);
    await core.storage.put(key, wav, { contentType: 'audio/wav', sizeBytes: wav.length });
  };
  if (await isKept()) return key;
  if (!mayOrder) throw new AppError('media_link_invalid');
  await turnsOf(core)(key, async () => {
    if (!(await isKept())) await gateOf(core)({}, speak);
  });
  return key;
}
