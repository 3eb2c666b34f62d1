import { EngineError } from '@herald/media/engine-error';
import type { EngineSpeech, VoiceEngine, VoiceRequest } from '@herald/media/engines/voice-engine';
import { checkPack, listNeuralVoices, listVoicePacks, synthesizeInThread } from '@herald/speech';
import { describeNatural } from './describe-natural.ts';
import { saidBy } from './said-by.ts';

export interface NaturalVoiceOptions {
  /** Where the models of natural voices lie. */
  folder: string;
  /** Where the packs of the catalogue are downloaded from. */
  source: string;
  /** Has models speak that were never heard on this machine, and lists their voices from then on. */
  hearsNewModels: boolean;
}

/** How long a list waits for models that were never heard; they are listed the next time. */
const PATIENCE_MS = 15_000;

/** Reading the folder costs little, and a model that was dropped into it is expected to be there at once. */
const LIST_AGE_SEC = 5;

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
    prefixes: ['kokoro', 'inflect', 'piper'],
    listAgeSec: LIST_AGE_SEC,
    capabilities: { words: true, pronunciations: true, mastered: true, rates: true, pauses: 'all' },
    listVoices: async () => {
      if (hearsNewModels) await Promise.race([hear(), afterMs(PATIENCE_MS)]);
      return (await listNeuralVoices(folder)).map(describeNatural);
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
