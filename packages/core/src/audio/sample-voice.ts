import { createHash } from 'node:crypto';
import { AppError } from '../app-error.ts';
import type { Core } from '../core.ts';
import { sampleSentences } from './sample-sentences.ts';
import type { EngineVoice, SpeechEngine } from './speech-engine.ts';
import { gateOf } from './speech-gate.ts';
import { wavOf } from './wav.ts';

/** One voice by its id. */
export function findVoice(engine: SpeechEngine, voiceId: string): EngineVoice {
  const voice = engine.allVoices().find(({ id }) => id === voiceId);
  if (!voice) throw new AppError('not_found');
  return voice;
}

/** The key of a short sample of a voice; it is spoken for the first who asks and kept for everybody. */
export async function sampleVoice(core: Core, voiceId: string, engine: SpeechEngine): Promise<string> {
  const voice = findVoice(engine, voiceId);
  const sentence = sampleSentences[voice.locale.split('-', 1)[0] ?? ''] ?? voice.label;
  const hash = createHash('sha256')
    .update(JSON.stringify([engine.name, voice.id, sentence]))
    .digest('hex');
  const key = `shared/voice-samples/${hash}.wav`;
  const isKept = async () => (await core.storage.stat(key)) !== undefined;
  if (await isKept()) return key;
  await gateOf(engine)(async () => {
    if (await isKept()) return;
    const sound = await engine.speak({ text: sentence, locale: voice.locale, voiceId, rate: 1, pronunciations: [] });
    const wav = wavOf(sound);
    await core.storage.put(key, wav, { contentType: 'audio/wav', sizeBytes: wav.length });
  });
  return key;
}
