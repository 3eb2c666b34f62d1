import { type Phone, type Sound, soundDurationSec, type Timing, type Word } from '@herald/media/sound';
import { medianPitch, trackPitch } from '../dsp/track-pitch.ts';
import { joinPhrases } from '../engines/join-phrases.ts';
import { speakPhrase } from '../engines/speak-phrase.ts';
import { normalizeScript } from '../script/normalize-script.ts';
import type { Pronunciations } from '../script/wishes.ts';
import { SpeechError } from '../speech-error.ts';
import type { Voice } from '../voices/voice.ts';
import { agreement } from './agreement.ts';
import { bestPath } from './best-path.ts';
import { learnModels, type PhoneTally, tally } from './phone-models.ts';
import { expectedStates, type PhoneState } from './phone-states.ts';
import { referenceVoice } from './reference-voice.ts';
import { FEATURE_SIZE, type Features, HOP_SEC, speechFeatures } from './speech-features.ts';
import { squeezeSilence } from './squeeze-silence.ts';
import { type Track, type Warp, warpTime } from './warp-time.ts';

export interface AlignOptions {
  text: string;
  locale: string;
  pronunciations?: Pronunciations;
  /** engine that says the text for comparison; English works with Flite, everything else needs eSpeak */
  reference?: 'flite' | 'espeak';
  /** the voice of eSpeak whose sounds are said, where that is known */
  sounds?: string | undefined;
  signal?: AbortSignal;
}

export interface Alignment extends Timing {
  /** 1 when the sound clearly says the text, 0 when it says something else */
  confidence: number;
}

const ROUNDS = 3;
const LATE_BY_SEC = 0.006;
const LONGEST_CLOSURE_SEC = 0.09;
const STOPS = /^[ptkbdɡgʈɖcɟq]/u;
const FEMALE_FROM_HZ = 160;
const SHORTEST_SOUND_SEC = 0.1;
const SURE_AGREEMENT = 0.89;
const CHANCE_AGREEMENT = 0.83;

interface Reference {
  words: Word[];
  phones: Phone[];
  features: Features;
}

function checkSound(sound: Sound): void {
  const { pcm, sampleRateHz } = sound;
  if (!(sampleRateHz >= 4000) || soundDurationSec(sound) < SHORTEST_SOUND_SEC) {
    throw new SpeechError('invalid_sound', 'The sound is too short to be speech.');
  }
  let loudest = 0;
  for (const sample of pcm) {
    if (!Number.isFinite(sample)) throw new SpeechError('invalid_sound', 'The sound is damaged.');
    loudest = Math.max(loudest, Math.abs(sample));
  }
  if (loudest < 1e-4) throw new SpeechError('invalid_sound', 'The sound is silent.');
}

/** Says the text with a voice like the one in the sound. */
async function speakReference(sound: Sound, options: AlignOptions): Promise<Reference> {
  const phrases = normalizeScript(options.text, options.locale, options.pronunciations);
  if (!phrases.length) throw new SpeechError('nothing_to_say', 'The text has no words.');
  const gender = medianPitch(trackPitch(sound)) >= FEMALE_FROM_HZ ? 'female' : 'male';
  const voice: Voice = referenceVoice({ ...options, gender, engine: options.reference });
  const spoken = [];
  for (const phrase of phrases) {
    options.signal?.throwIfAborted();
    spoken.push({ phrase, speech: await speakPhrase(phrase.tokens, voice, 1, options.signal) });
  }
  const { sound: pcm, words, phones } = joinPhrases(spoken);
  return { words, phones, features: speechFeatures(pcm) };
}

function pickFrames(features: Features, kept: Int32Array): Track {
  const data = new Float32Array(kept.length * FEATURE_SIZE);
  for (const [i, frame] of kept.entries()) {
    data.set(features.data.subarray(frame * FEATURE_SIZE, (frame + 1) * FEATURE_SIZE), i * FEATURE_SIZE);
  }
  return { frames: kept.length, data };
}

/** Time in the sound for a time in the reference, through the frames that squeezing kept. */
function timeMap(warp: Warp, keptReference: Int32Array, keptSound: Int32Array): (tSec: number) => number {
  const soundFrame = (i: number): number => (keptSound[warp.low[i]] + keptSound[warp.high[i]]) / 2;
  return (tSec) => {
    const frame = tSec / HOP_SEC;
    let low = 0;
    let high = keptReference.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (keptReference[middle] <= frame) low = middle;
      else high = middle - 1;
    }
    const next = Math.min(keptReference.length - 1, low + 1);
    const span = keptReference[next] - keptReference[low];
    const share = span > 0 ? Math.max(0, Math.min(1, (frame - keptReference[low]) / span)) : 0;
    return (soundFrame(low) + (soundFrame(next) - soundFrame(low)) * share) * HOP_SEC;
  };
}

function refine(track: Track, placed: PhoneState[], prior: Map<string, PhoneTally>): PhoneState[] {
  let states = placed;
  for (let round = 0; round < ROUNDS; round++) states = bestPath(track, states, learnModels(track, states, prior));
  return states;
}

function toPhones(states: readonly PhoneState[], phones: readonly Phone[]): Phone[] {
  const early = (tSec: number): number => Math.max(0, tSec - LATE_BY_SEC);
  return states
    .filter(({ startSec, endSec }) => endSec > startSec)
    .map(({ phone, startSec, endSec }) => {
      const { phone: sign, stressed, word } = phones[phone] ?? { phone: '', stressed: false, word: -1 };
      return { phone: sign, stressed, word, startSec: early(startSec), endSec: early(endSec) };
    });
}

function toWords(words: readonly Word[], phones: readonly Phone[], spoken: (tSec: number) => number): Word[] {
  const spans = new Map<number, { startSec: number; endSec: number }>();
  for (const { word, startSec, endSec } of phones) {
    if (word < 0) continue;
    spans.set(word, { startSec: spans.get(word)?.startSec ?? startSec, endSec });
  }
  return words.map((word, i) => {
    const span = spans.get(i) ?? { startSec: spoken(word.startSec), endSec: spoken(word.endSec) };
    return { ...word, ...span };
  });
}

/** A mouth that closes for a stop is silent: a short silence before one belongs to it. */
function withClosures(states: readonly PhoneState[]): PhoneState[] {
  return states
    .map((state, i) => {
      const before = states[i - 1];
      const isClosure =
        i > 1 &&
        before?.phone === -1 &&
        state.startSec - before.startSec < LONGEST_CLOSURE_SEC &&
        STOPS.test(state.kind);
      return isClosure ? { ...state, startSec: before.startSec } : state;
    })
    .map((state, i, closed) => {
      const next = closed[i + 1];
      return state.phone === -1 && next && next.startSec < state.endSec ? { ...state, endSec: next.startSec } : state;
    });
}

/** Finds when each word and each phone of a text is said in a sound. */
export async function alignWords(sound: Sound, options: AlignOptions): Promise<Alignment> {
  checkSound(sound);
  const reference = await speakReference(sound, options);
  options.signal?.throwIfAborted();
  const features = speechFeatures(sound);
  const keptReference = squeezeSilence(reference.features.levelDb);
  const keptSound = squeezeSilence(features.levelDb);
  const warp = warpTime(pickFrames(reference.features, keptReference), pickFrames(features, keptSound));
  options.signal?.throwIfAborted();
  const place = timeMap(warp, keptReference, keptSound);
  const expected = expectedStates(reference.phones, reference.features.frames * HOP_SEC);
  const placed = expected.map((state) => ({ ...state, startSec: place(state.startSec), endSec: place(state.endSec) }));
  const prior = tally(reference.features, expected, false);
  const states = refine(features, placed, prior);
  const phones = toPhones(withClosures(states), reference.phones);
  const agreed = agreement(features, states, prior);
  const confidence = Math.max(0, Math.min(1, (agreed - CHANCE_AGREEMENT) / (SURE_AGREEMENT - CHANCE_AGREEMENT)));
  return { words: toWords(reference.words, phones, place), phones, confidence };
}
