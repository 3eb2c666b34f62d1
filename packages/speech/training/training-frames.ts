import { MOUTH_PARAMETERS } from '@herald/media/mouth';
import { type Phone, type Sound, soundDurationSec } from '@herald/media/sound';
import { seededRandom } from '../src/dsp/seeded-random.ts';
import { joinPhrases } from '../src/engines/join-phrases.ts';
import { speakPhrase } from '../src/engines/speak-phrase.ts';
import { mouthCurveFromPhones } from '../src/mouth/mouth-curve-from-phones.ts';
import { MOUTH_INPUTS, soundFeatures } from '../src/mouth/sound-features.ts';
import { normalizeScript } from '../src/script/normalize-script.ts';
import type { EspeakVoice, FliteVoice, Voice } from '../src/voices/voice.ts';
import { defaultVoice, findVoice } from '../src/voices/voice-table.ts';

/** Inputs and wanted outputs, frame after frame. */
export interface FrameSet {
  count: number;
  inputs: Float32Array;
  targets: Float32Array;
}

/** Speech whose phone times are known. */
export interface Utterance {
  sound: Sound;
  phones: Phone[];
}

/** An eSpeak voice of a language; English learns from American eSpeak too, which the voice table does not offer. */
function espeakVoice(locale: string, variant: string): EspeakVoice {
  const base = locale === 'en-US' ? 'en-us' : defaultVoice(locale).id.split(':')[1];
  const like = findVoice('espeak:es:f2');
  if (like?.engine !== 'espeak') throw new Error('eSpeak has no voices');
  return { ...like, id: `espeak:${base}:${variant}`, espeakName: `${base}+${variant}` };
}

function shapedFlite(id: string, random: () => number): FliteVoice {
  const voice = findVoice(id);
  if (voice?.engine !== 'flite') throw new Error(`no voice ${id}`);
  const shape = { formant: 0.88 + random() * 0.27, pitch: 0.8 + random() * 0.5, melody: 1 + random() * 0.6 };
  return { ...voice, shape };
}

/** A brighter or duller microphone with some noise. */
function varySound(sound: Sound, random: () => number): Sound {
  const tilt = (random() - 0.5) * 0.9;
  const noise = 10 ** (-2.4 - random() * 2);
  let before = 0;
  const pcm = sound.pcm.map((sample) => {
    const varied = sample + tilt * before + (random() - 0.5) * noise;
    before = sample;
    return varied;
  });
  return { pcm, sampleRateHz: sound.sampleRateHz };
}

function framesOf(sound: Sound, phones: Phone[]): FrameSet {
  const curve = mouthCurveFromPhones(phones, { durationSec: soundDurationSec(sound) });
  const features = soundFeatures(sound);
  const inputs = new Float32Array(features.frames * MOUTH_INPUTS);
  const targets = new Float32Array(features.frames * MOUTH_PARAMETERS.length);
  for (let frame = 0; frame < features.frames; frame++) {
    features.read(frame, inputs.subarray(frame * MOUTH_INPUTS, (frame + 1) * MOUTH_INPUTS));
    for (const [i, name] of MOUTH_PARAMETERS.entries()) {
      targets[frame * MOUTH_PARAMETERS.length + i] = curve[name][frame] ?? 0;
    }
  }
  return { count: features.frames, inputs, targets };
}

function join(sets: FrameSet[]): FrameSet {
  const count = sets.reduce((sum, set) => sum + set.count, 0);
  const joined = {
    count,
    inputs: new Float32Array(count * MOUTH_INPUTS),
    targets: new Float32Array(count * MOUTH_PARAMETERS.length),
  };
  let at = 0;
  for (const set of sets) {
    joined.inputs.set(set.inputs, at * MOUTH_INPUTS);
    joined.targets.set(set.targets, at * MOUTH_PARAMETERS.length);
    at += set.count;
  }
  return joined;
}

async function say(text: string, locale: string, voice: Voice, rate: number): Promise<Utterance> {
  const spoken = [];
  for (const phrase of normalizeScript(text, locale)) {
    spoken.push({ phrase, speech: await speakPhrase(phrase.tokens, voice, rate) });
  }
  const { sound, phones } = joinPhrases(spoken);
  return { sound, phones };
}

const inPairs = (sentences: readonly string[]): string[] =>
  sentences.flatMap((sentence, i) => (i % 2 ? [] : [`${sentence} ${sentences[i + 1] ?? ''}`]));

/** Speaks texts with fixed voices, to measure with. */
export async function speakTexts(
  texts: Record<string, string[]>,
  flite: string[],
  variants: string[],
): Promise<Utterance[]> {
  const utterances: Utterance[] = [];
  for (const [locale, sentences] of Object.entries(texts)) {
    const ownVoices = locale === 'en-US' ? flite.flatMap((id) => findVoice(id) ?? []) : [];
    const voices: Voice[] = [...ownVoices, ...variants.map((variant) => espeakVoice(locale, variant))];
    for (const voice of voices)
      for (const text of inPairs(sentences)) utterances.push(await say(text, locale, voice, 1));
  }
  return utterances;
}

/** Speaks texts with ever changing voices, speeds, microphones and noise, and gives the frames to learn from. */
export async function collectFrames(
  texts: Record<string, string[]>,
  flite: string[],
  variants: string[],
): Promise<FrameSet> {
  const random = seededRandom(1);
  const sets: FrameSet[] = [];
  for (const [locale, sentences] of Object.entries(texts)) {
    const speakers: (() => Voice)[] = variants.map((variant) => () => espeakVoice(locale, variant));
    if (locale === 'en-US') for (const id of [...flite, ...flite]) speakers.push(() => shapedFlite(id, random));
    for (const speaker of speakers) {
      for (const text of inPairs(sentences)) {
        const { sound, phones } = await say(text, locale, speaker(), 0.85 + random() * 0.4);
        sets.push(framesOf(varySound(sound, random), phones));
      }
    }
  }
  return join(sets);
}
