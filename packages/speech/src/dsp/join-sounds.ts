import { type Sound, soundDurationSec, type TimedWord } from '@herald/media/sound';
import { changeTempo } from './change-voice.ts';
import { resample } from './resample.ts';

/** A part of a text, as a service said it. */
export interface SoundPart {
  sound: Sound;
  /** When its words are said, counted from where it begins. */
  words?: TimedWord[];
  pauseAfterSec: number;
}

export interface JoinedSound extends Sound {
  /** Left out as soon as one part does not tell its words. */
  words?: TimedWord[];
}

const FRAME_SEC = 0.01;
/** 45 dB below the loudest moment, where no voice is heard any more. */
const SILENT = 0.0056;
const BREATH_SEC = 0.05;

/** Parts of a text one after the other with their pauses, faster or slower than they were said. */
export function joinSounds(parts: readonly SoundPart[], tempo: number): JoinedSound {
  const said = parts.map((part) => atTempo(part, tempo));
  const [only] = said;
  if (only && said.length === 1 && only.pauseAfterSec === 0)
    return { ...only.sound, ...(only.words && { words: only.words }) };
  return layInRow(said.map(withoutEdges));
}

function atTempo({ sound, words, pauseAfterSec }: SoundPart, tempo: number): SoundPart {
  if (tempo === 1) return { sound, pauseAfterSec, ...(words && { words }) };
  const moved = words?.map(({ text, startSec, endSec }) => ({
    text,
    startSec: startSec / tempo,
    endSec: endSec / tempo,
  }));
  return { sound: changeTempo(sound, tempo), pauseAfterSec, ...(moved && { words: moved }) };
}

/** The silence a service lays around its sound would make every pause longer than it was written. */
function withoutEdges({ sound, words, pauseAfterSec }: SoundPart): SoundPart {
  const { pcm, sampleRateHz } = sound;
  const heard = heardSpan(sound);
  const fromSec = Math.max(0, heard.startSec - BREATH_SEC);
  const kept = pcm.slice(Math.round(fromSec * sampleRateHz), Math.round((heard.endSec + BREATH_SEC) * sampleRateHz));
  const moved = words?.map((word) => ({
    ...word,
    startSec: Math.max(0, word.startSec - fromSec),
    endSec: Math.max(0, word.endSec - fromSec),
  }));
  return {
    sound: { pcm: kept, sampleRateHz },
    pauseAfterSec: Math.max(0, pauseAfterSec - 2 * BREATH_SEC),
    ...(moved && { words: moved }),
  };
}

/** From the first to the last moment in which something is heard; the whole of a silent sound. */
function heardSpan({ pcm, sampleRateHz }: Sound): { startSec: number; endSec: number } {
  const step = Math.round(FRAME_SEC * sampleRateHz);
  const peaks: number[] = [];
  for (let from = 0; from < pcm.length; from += step) {
    peaks.push(pcm.subarray(from, from + step).reduce((most, sample) => Math.max(most, Math.abs(sample)), 0));
  }
  const level = Math.max(...peaks, 0) * SILENT;
  const first = peaks.findIndex((peak) => peak > level);
  const last = peaks.findLastIndex((peak) => peak > level);
  if (first < 0) return { startSec: 0, endSec: pcm.length / sampleRateHz };
  return { startSec: first * FRAME_SEC, endSec: (last + 1) * FRAME_SEC };
}

function layInRow(parts: readonly SoundPart[]): JoinedSound {
  const sampleRateHz = Math.max(...parts.map(({ sound }) => sound.sampleRateHz));
  const starts: number[] = [];
  let atSec = 0;
  for (const { sound, pauseAfterSec } of parts) {
    starts.push(atSec);
    atSec += soundDurationSec(sound) + pauseAfterSec;
  }
  const pcm = new Float32Array(Math.ceil(atSec * sampleRateHz) + parts.length);
  for (const [index, { sound }] of parts.entries()) {
    pcm.set(resample(sound.pcm, sound.sampleRateHz, sampleRateHz), Math.round((starts[index] ?? 0) * sampleRateHz));
  }
  const words = wordsInRow(parts, starts);
  return { pcm, sampleRateHz, ...(words && { words }) };
}

function wordsInRow(parts: readonly SoundPart[], starts: readonly number[]): TimedWord[] | undefined {
  const words: TimedWord[] = [];
  for (const [index, { words: own }] of parts.entries()) {
    if (!own) return undefined;
    const fromSec = starts[index] ?? 0;
    words.push(
      ...own.map(({ text, startSec, endSec }) => ({ text, startSec: startSec + fromSec, endSec: endSec + fromSec })),
    );
  }
  return words;
}
