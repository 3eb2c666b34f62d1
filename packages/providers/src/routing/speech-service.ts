import { EngineError } from '@herald/media/engine-error';
import type { ListedVoice, SpeechService, SpeechWish } from '@herald/media/engines/speech-service';
import type { EngineSpeech, VoiceEngine, VoiceRequest } from '@herald/media/engines/voice-engine';
import type { CompressedSound, SoundFile, SpokenSound, Timing, UploadedSound } from '@herald/media/sound';
import type { OtherLanguage } from '@herald/media/voice';
import { respell } from '../answers/respell.ts';
import { firstThatCan } from './first-that-can.ts';
import type { HealthBook } from './health-book.ts';
import type { OtherNames } from './other-names.ts';
import { scriptParts } from './script-parts.ts';
import { wordsOfScript } from './script-words.ts';
import { idUnder, type VoiceCatalog } from './voice-catalog.ts';

/** What is done to any engine's sound. */
export interface SoundTools {
  complete(speech: SpeechToFinish, request: SpeechWish): Promise<SpokenSound>;
  listen(sound: UploadedSound): Promise<SpokenSound>;
  compress(sound: SoundFile, outPath: string): Promise<CompressedSound>;
  estimateDurationSec(text: string, locale: string, rate: number): number;
  findOtherLanguage(text: string, locale: string): OtherLanguage | undefined;
}

export interface SpeechToFinish {
  /** The script in the parts in which it was said. */
  parts: readonly SpeechPart[];
  /** When everything is said, from engines that say a script in one part. */
  timing?: Timing;
  /** How much faster it becomes than it was said. */
  tempo: number;
  isMastered: boolean;
}

export interface SpeechPart extends Pick<EngineSpeech, 'sound' | 'words'> {
  pauseAfterSec: number;
}

interface OpenSpeech {
  /** The preferred first; they may change. */
  engines: () => readonly VoiceEngine[];
  catalog: VoiceCatalog;
  health: HealthBook;
  tools: SoundTools;
  alsoCalled: OtherNames;
}

/** Speaks with the engine that owns the voice, and finishes what it says. */
export function openSpeech({ engines, catalog, health, tools, alsoCalled }: OpenSpeech): SpeechService {
  return {
    countries: () => catalog.countries(),
    regions: (country) => catalog.regions(country),
    voices: (country, region) => catalog.voices(country, region),
    allVoices: () => catalog.allVoices(),
    findVoice: (id) => findVoice(catalog, id, alsoCalled),
    refreshVoices: () => catalog.refresh(),
    async speak({ inTimeOf, ...request }) {
      request.signal?.throwIfAborted();
      const speech = await firstThatCan(enginesFor(engines(), request.voiceId), health, (engine) =>
        say(engine, request),
      );
      return tools.complete(speech, { ...request, ...(inTimeOf && { inTimeOf }) });
    },
    listen: tools.listen,
    compress: tools.compress,
    estimateDurationSec: tools.estimateDurationSec,
    findOtherLanguage: tools.findOtherLanguage,
  };
}

function findVoice(catalog: VoiceCatalog, id: string, alsoCalled: OtherNames): ListedVoice | undefined {
  if (id === '') return undefined;
  const voices = catalog.allVoices();
  const ids = [id, ...alsoCalled(prefixOf(id)).map((name) => idUnder(name, id))];
  return voices.find((voice) => ids.includes(voice.id));
}

const prefixOf = (voiceId: string): string => voiceId.slice(0, Math.max(0, voiceId.indexOf(':')));

/** Without a voice any engine may choose one, those that cost money last; with one, only those whose voices are called so. */
function enginesFor(engines: readonly VoiceEngine[], voiceId: string | undefined): readonly VoiceEngine[] {
  if (voiceId === undefined) return engines.toSorted((a, b) => costOf(a) - costOf(b));
  const prefix = prefixOf(voiceId);
  const owners = engines.filter(({ prefixes }) => prefixes.includes(prefix));
  if (owners.length === 0) throw new EngineError('voice_unknown', `There is no voice "${voiceId}".`);
  return owners;
}

const costOf = ({ capabilities }: VoiceEngine): number => Number(capabilities.costs ?? false);

/** Has a script said, and has it said in parts and at the usual speed where that is all the engine can. */
async function say(engine: VoiceEngine, request: VoiceRequest): Promise<SpeechToFinish> {
  const { mastered: isMastered, rates } = engine.capabilities;
  const [rate, tempo] = rates ? [request.rate, 1] : [1, request.rate];
  const parts: SpeechPart[] = [];
  let timing: Timing | undefined;
  for (const part of scriptParts(request.text, request.locale, engine.capabilities)) {
    const speech = await sayPart(engine, { ...request, text: part.text, rate });
    if (part.text === request.text) timing = speech.timing;
    parts.push({
      sound: speech.sound,
      pauseAfterSec: part.pauseAfterSec,
      ...(speech.words && { words: speech.words }),
    });
  }
  return { parts, tempo, isMastered, ...(timing && { timing }) };
}

/** Words of a respelled text are told by their times, and named as the script names them. */
async function sayPart(engine: VoiceEngine, request: VoiceRequest): Promise<EngineSpeech> {
  const { pronunciations: wishes, text, locale } = request;
  if (engine.capabilities.pronunciations) return engine.speak(request);
  const { words: told, ...speech } = await engine.speak({ ...request, text: respell(text, wishes, locale) });
  const words = told && wordsOfScript(told, text, wishes, locale);
  return { ...speech, ...(words && { words }) };
}
