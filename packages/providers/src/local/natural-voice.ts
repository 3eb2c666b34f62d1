import { EngineError, type EngineSpeech, type VoiceEngine, type VoiceInfo, type VoiceRequest } from '@herald/media';
import { checkPack, listNeuralVoices, listVoicePacks, type NeuralVoice, synthesizeInThread } from '@herald/speech';
import { saidBy } from './said-by.ts';

export interface NaturalVoiceOptions {
  /** Where the models of natural voices lie. */
  folder: string;
  /** Has models speak that were never heard on this machine, and lists their voices from then on. */
  hearsNewModels: boolean;
}

/** How long a list waits for models that were never heard; they are listed the next time. */
const PATIENCE_MS = 15_000;

/** Neural voices that an operator put into a folder of this machine. */
export function naturalVoice({ folder, hearsNewModels }: NaturalVoiceOptions): VoiceEngine {
  let hearing: Promise<void> | undefined;
  const hear = (): Promise<void> => {
    hearing ??= hearNewModels(folder).finally(() => {
      hearing = undefined;
    });
    return hearing;
  };
  return {
    name: 'natural',
    prefixes: ['kokoro', 'piper'],
    capabilities: { words: true, pronunciations: true, mastered: true, rates: true, pauses: 'all' },
    listVoices: async () => {
      if (hearsNewModels) await Promise.race([hear(), afterMs(PATIENCE_MS)]);
      return (await listNeuralVoices(folder)).map(describe);
    },
    speak: (request) => speak(folder, request),
  };
}

/** A model that cannot speak is left out; `herald voices` tells why. */
async function hearNewModels(folder: string): Promise<void> {
  for (const pack of await listVoicePacks(folder)) {
    if (!pack.check && !pack.problem) await checkPack(pack).catch(() => undefined);
  }
}

const afterMs = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });

const describe = ({ id, name, description, gender, locale }: NeuralVoice): VoiceInfo => ({
  id,
  label: `${name} - ${description}`,
  gender,
  quality: 'neural',
  locale,
});

async function speak(folder: string, { pronunciations, voiceId, ...request }: VoiceRequest): Promise<EngineSpeech> {
  const voices = await listNeuralVoices(folder);
  const voice = voices.find(({ id, locale }) => (voiceId ? id === voiceId : locale === request.locale));
  if (!voice && voiceId) throw new EngineError('voice_unknown', `There is no voice "${voiceId}" on this machine.`);
  if (!voice) throw new EngineError('language_unknown', `No natural voice on this machine speaks ${request.locale}.`);
  const { words, phones, ...sound } = await synthesizeInThread({
    ...request,
    voice,
    pronunciations: saidBy(pronunciations),
  });
  return { sound, timing: { words, phones } };
}
