import type { ServiceTestReport } from '@herald/media/engines/outside-service';
import type { VoiceEngine } from '@herald/media/engines/voice-engine';
import type { VoiceInfo } from '@herald/media/voice';
import { askServer } from '../net/ask-service.ts';
import { failureCodeOf } from '../net/failure-code.ts';
import type { GuardedService } from './outside-service.ts';
import { endsOf, failureText, type ListedModels, modelsIn, NOTHING_FOUND } from './test-report.ts';
import type { WireFacts } from './wire.ts';

/** Somebody waits for it. */
const PATIENCE_MS = 30_000;
const FEW_WORDS = 'One two three.';

/** Asks for lists, and has three words said only where a server has no list. */
export async function testSpeech(
  engine: VoiceEngine,
  options: GuardedService,
  facts: WireFacts,
): Promise<ServiceTestReport> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const startedMs = performance.now();
  let askedFor = 'its list of voices';
  try {
    const voices = await engine.listVoices(signal);
    const latencyMs = Math.round(performance.now() - startedMs);
    const models = facts.listsModels ? await readModels(options, signal) : undefined;
    if (models) askedFor = 'its lists of models and voices';
    const found = {
      ...NOTHING_FOUND,
      latencyMs,
      voices: voices.length,
      models: models?.length ?? null,
      ends: endsOf(models),
    };
    const [voice] = voices;
    if (!voice) return { ...found, isOk: false, message: noVoices(options), askedFor };
    const isListed = models !== undefined || (facts.listsVoices && !options.voices);
    if (isListed) return { ...found, isOk: true, message: answeredText(latencyMs), askedFor };
    askedFor = 'three words of speech';
    const sampleRateHz = await say(engine, voice, signal);
    return { ...found, sampleRateHz, isOk: true, message: answeredText(latencyMs), askedFor };
  } catch (error) {
    const message = failureText(error, options.key);
    return { ...NOTHING_FOUND, isOk: false, message, failure: failureCodeOf(error), askedFor };
  }
}

const answeredText = (latencyMs: number): string => `Answered in ${latencyMs} ms.`;

const noVoices = ({ voices }: GuardedService): string =>
  voices ? 'It answers, but has none of the voices you named.' : 'It answers, but lists no voice. Name its voices.';

async function say(engine: VoiceEngine, voice: VoiceInfo, signal: AbortSignal) {
  const { sound } = await engine.speak({
    text: FEW_WORDS,
    voiceId: voice.id,
    locale: voice.locale,
    rate: 1,
    pronunciations: [],
    signal,
  });
  return sound instanceof Uint8Array ? sampleRateOf(sound) : sound.sampleRateHz;
}

/** Of a wav; other files keep theirs deeper inside. */
function sampleRateOf(sound: Uint8Array): number | null {
  const RATE_AT = 24;
  const view = new DataView(sound.buffer, sound.byteOffset, sound.byteLength);
  const isWav = sound.length > RATE_AT + 4 && new TextDecoder('latin1').decode(sound.subarray(0, 4)) === 'RIFF';
  return isWav ? view.getUint32(RATE_AT, true) : null;
}

/** Undefined where there is no such list. */
async function readModels(options: GuardedService, signal: AbortSignal): Promise<ListedModels | undefined> {
  try {
    return modelsIn(await askServer(options, { path: '/v1/models', signal, timeoutMs: PATIENCE_MS }));
  } catch {
    return undefined;
  }
}
