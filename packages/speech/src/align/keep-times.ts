import { readMarks } from '@herald/media/script-marks';
import type { KeptTimes, Phone, Sound, TimedSound, Word } from '@herald/media/sound';
import { changeTempo } from '../dsp/change-voice.ts';
import { withSilences } from './fit-timing.ts';

/** A sound in the time of another one that says the same. */
export interface RetimedSound extends TimedSound {
  sentences: number;
  /** Sentences whose length is more than 5 % off, because more would sound hurried or drawn out. */
  missed: number;
}

interface Moment {
  startSec: number;
  endSec: number;
}

/** What is said in one go: where it was, and where it is in the new sound. */
interface Part {
  old: Moment;
  own: Moment;
  fromWord: number;
  toWord: number;
}

interface PlacedPart extends Part {
  startSec: number;
  tempo: number;
}

/** Beyond these a voice sounds drawn out or hurried. */
const SLOWEST = 0.8;
const FASTEST = 1.25;
const LEAST_PAUSE_SEC = 0.08;
/** What is kept of the silence around a part: the breath before it, the sound that dies away after it. */
const EDGE_SEC = 0.12;
const FADE_SEC = 0.008;
const MISSED = 0.05;

/** Lays every sentence where it was in an earlier sound of the same text, and makes it as long as it was there. */
export function keepTimes(sound: TimedSound, kept: KeptTimes, script: { text: string; locale: string }): RetimedSound {
  const parts = place(pairParts(sound.words, kept.words, breaksIn(script.text, script.locale)));
  if (parts.length === 0) return { ...sound, sentences: 0, missed: 0 };
  const words = sound.words.map((word, index) => ({ ...word, ...moved(word, partOf(parts, index)) }));
  const phones = sound.phones
    .filter(({ word }) => word >= 0)
    .map((phone): Phone => ({ ...phone, ...moved(phone, partOf(parts, phone.word)) }));
  const missed = parts.filter(({ own, old, tempo }) => Math.abs(lengthOf(own) / tempo / lengthOf(old) - 1) > MISSED);
  return {
    ...lay(sound, parts, kept.durationSec),
    words,
    phones: withSilences(phones),
    sentences: parts.length,
    missed: missed.length,
  };
}

const lengthOf = ({ startSec, endSec }: Moment): number => endSec - startSec;

/** Where sentences and what follows a written pause begin. */
function breaksIn(text: string, locale: string): number[] {
  const sentences = new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(text);
  const pauses = readMarks(text).filter(({ action }) => action?.does === 'pause');
  const breaks = [...Array.from(sentences, ({ index }) => index), ...pauses.map(({ endChar }) => endChar)];
  return breaks.toSorted((a, b) => a - b);
}

/** The parts of both sounds; what only one of them tells the words of belongs to the part before it. */
function pairParts(own: readonly Word[], old: readonly Word[], breaks: readonly number[]): Part[] {
  const parts: Part[] = [];
  for (const [at, from] of breaks.entries()) {
    const to = breaks[at + 1] ?? Number.POSITIVE_INFINITY;
    const isInside = ({ startChar }: Word) => startChar >= from && startChar < to;
    const fromWord = own.findIndex(isInside);
    const toWord = own.findLastIndex(isInside);
    const [first, last] = [old.find(isInside), old.findLast(isInside)];
    const [begins, ends] = [own[fromWord], own[toWord]];
    const before = parts.at(-1);
    if (first && last && begins && ends) {
      const was = { startSec: first.startSec, endSec: last.endSec };
      parts.push({ old: was, own: { startSec: begins.startSec, endSec: ends.endSec }, fromWord, toWord });
    } else if (before) {
      if (last) before.old.endSec = last.endSec;
      if (ends) Object.assign(before, { own: { ...before.own, endSec: ends.endSec }, toWord });
    }
  }
  return parts.filter((part) => lengthOf(part.old) > 0 && lengthOf(part.own) > 0);
}

/** A part that stays too long takes from the pause after it; only then does the next one begin later. */
function place(parts: readonly Part[]): PlacedPart[] {
  let freeSec = 0;
  return parts.map((part, index) => {
    const natural = lengthOf(part.own) / lengthOf(part.old);
    const tempo = Math.max(SLOWEST, Math.min(FASTEST, natural));
    const startSec = Math.max(part.old.startSec, freeSec);
    const pauseSec = (parts[index + 1]?.old.startSec ?? Number.POSITIVE_INFINITY) - part.old.endSec;
    freeSec = startSec + lengthOf(part.own) / tempo + Math.max(0, Math.min(LEAST_PAUSE_SEC, pauseSec));
    return { ...part, startSec, tempo };
  });
}

/** Words before the first part move with it. */
function partOf(parts: readonly PlacedPart[], word: number): PlacedPart | undefined {
  return parts.findLast(({ fromWord }) => fromWord <= word) ?? parts[0];
}

function moved({ startSec, endSec }: Moment, part: PlacedPart | undefined): Moment {
  if (!part) return { startSec, endSec };
  const at = (sec: number): number => Math.max(0, part.startSec + (sec - part.own.startSec) / part.tempo);
  return { startSec: at(startSec), endSec: at(endSec) };
}

function lay({ pcm, sampleRateHz }: Sound, parts: readonly PlacedPart[], durationSec: number): Sound {
  const pieces = parts.map((part, index) => {
    const fromSec = middle(parts[index - 1]?.own.endSec ?? 0, part.own.startSec, part.own.startSec - EDGE_SEC);
    const next = parts[index + 1]?.own.startSec ?? pcm.length / sampleRateHz;
    const toSec = next - middle(0, next - part.own.endSec, next - part.own.endSec - EDGE_SEC);
    const cut = pcm.slice(Math.round(fromSec * sampleRateHz), Math.round(toSec * sampleRateHz));
    const said = changeTempo({ pcm: cut, sampleRateHz }, part.tempo);
    const atSec = part.startSec - (part.own.startSec - fromSec) / part.tempo;
    return { said, from: Math.round(atSec * sampleRateHz) };
  });
  const ends = pieces.map(({ said, from }) => from + said.pcm.length);
  const out = new Float32Array(Math.max(Math.round(durationSec * sampleRateHz), ...ends));
  for (const { said, from } of pieces) addFaded(out, said, from);
  return { pcm: out, sampleRateHz };
}

/** Halfway between two parts, or nearer to the second one where the silence between them is long. */
const middle = (endSec: number, startSec: number, nearSec: number): number =>
  Math.max((endSec + startSec) / 2, nearSec, 0);

function addFaded(out: Float32Array, { pcm, sampleRateHz }: Sound, from: number): void {
  const fade = Math.round(FADE_SEC * sampleRateHz);
  for (let index = 0; index < pcm.length; index += 1) {
    const at = from + index;
    if (at < 0 || at >= out.length) continue;
    const edge = Math.min(1, index / fade, (pcm.length - 1 - index) / fade);
    out[at] = (out[at] ?? 0) + (pcm[index] ?? 0) * edge;
  }
}
