import { EngineError, type ServiceTestReport, type VoiceInfo } from '@herald/media';
import { z } from 'zod';
import { askServer } from '../outside/ask-service.ts';
import { wireFacts } from '../outside/wire-facts.ts';
import { type SpeechServerOptions, speechServer } from './speech-server.ts';

/** Somebody waits for it. */
const PATIENCE_MS = 30_000;
const FEW_WORDS = 'One two three.';
const NOTHING = { latencyMs: null, voices: null, sampleRateHz: null, models: null, ends: [] };

const listedModels = z.object({ data: z.array(z.object({ id: z.string(), shutdown_date: z.string().nullish() })) });
type Models = z.infer<typeof listedModels>['data'];

/** Asks for lists, and has three words said only where a server has no list. */
export async function testSpeechServer(options: SpeechServerOptions): Promise<ServiceTestReport> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const startedMs = performance.now();
  let askedFor = 'its list of voices';
  try {
    const engine = speechServer(options);
    const voices = await engine.listVoices(signal);
    const latencyMs = Math.round(performance.now() - startedMs);
    const facts = wireFacts.find(({ wire }) => wire === (options.wire ?? 'openai'));
    const models = facts?.listsModels ? await readModels(options, signal) : undefined;
    if (models) askedFor = 'its lists of models and voices';
    const found = {
      ...NOTHING,
      latencyMs,
      voices: voices.length,
      models: models?.length ?? null,
      ends: endsOf(models),
    };
    const [voice] = voices;
    if (!voice) return { ...found, isOk: false, message: noVoices(options), askedFor };
    const isListed = models !== undefined || (facts?.listsVoices === true && !options.voices);
    if (isListed) return { ...found, isOk: true, message: answeredText(latencyMs), askedFor };
    askedFor = 'three words of speech';
    const sampleRateHz = await say(engine, voice, signal);
    return { ...found, sampleRateHz, isOk: true, message: answeredText(latencyMs), askedFor };
  } catch (error) {
    return { ...NOTHING, isOk: false, message: messageOf(error, options), askedFor };
  }
}

const answeredText = (latencyMs: number): string => `Answered in ${latencyMs} ms.`;

const noVoices = ({ voices }: SpeechServerOptions): string =>
  voices
    ? 'It answers, but nobody knows language or gender of the voices you named. Write them as name:female:en-US.'
    : 'It answers, but tells no voice of which Herald knows language and gender. Name its voices.';

async function say(engine: ReturnType<typeof speechServer>, voice: VoiceInfo, signal: AbortSignal) {
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
async function readModels(options: SpeechServerOptions, signal: AbortSignal): Promise<Models | undefined> {
  try {
    const answer = await askServer(options, { path: '/v1/models', signal, timeoutMs: PATIENCE_MS });
    return listedModels.safeParse(JSON.parse(new TextDecoder().decode(answer))).data?.data;
  } catch {
    return undefined;
  }
}

function endsOf(models: Models = []): ServiceTestReport['ends'] {
  return models
    .flatMap(({ id, shutdown_date: on }) => (on && /^\d{4}-\d{2}-\d{2}$/.test(on) ? [{ model: id, on }] : []))
    .toSorted((a, b) => a.on.localeCompare(b.on));
}

/** What to do, where the failure of the connection tells it. */
const REMEDIES: [cause: RegExp, text: string][] = [
  [/ECONNREFUSED/, 'Nothing listens at this address. Start the server, or correct the address.'],
  [/ENOTFOUND|EAI_AGAIN/, 'There is no server with this name. Check the address.'],
  [/certificate|self.signed|SSL|TLS/i, 'Its certificate cannot be checked. Use http:// inside your own network.'],
  [/timeout|aborted/i, 'It took longer than 15 s. It may be loading its model: try again in a minute.'],
];

function messageOf(error: unknown, { key }: SpeechServerOptions): string {
  if (!(error instanceof EngineError)) return 'It took too long. Try again in a minute.';
  const cause = error.cause instanceof Error ? `${error.cause.name} ${error.cause.message} ${error.cause.cause}` : '';
  const remedy = REMEDIES.find(([known]) => known.test(cause))?.[1];
  const text = remedy ? `${error.message} ${remedy}` : error.message;
  return key ? text.replaceAll(key, '…') : text;
}
