import { eachParameter, type MouthTrack } from './mouth.ts';
import { withoutHeadings } from './script-headings.ts';
import { withoutMarks } from './script-marks.ts';
import { type PassageStart, type Phone, type SpokenSound, soundDurationSec, type Word } from './sound.ts';

/** A stretch of a script between blank lines. It is spoken, acted and filmed by itself, whatever stands before it. */
export interface ScriptPassage {
  text: string;
  /** where it begins in the script */
  startChar: number;
}

/** Passages begin on this raster: it holds whole frames of a film and whole samples of sounds and mouths. */
const RASTER_PER_SEC = 10;
const PAUSE_SEC = 0.35;
/** What is shorter goes with the passage beside it. */
const FEWEST_LETTERS = 12;
const MICROS_PER_SEC = 1e6;
const BLANK_LINES = /\n(?:[^\S\n]*\n)+/gu;

/** The passages of a script, in order; one for a script without blank lines. */
export function passagesOf(script: string): ScriptPassage[] {
  const passages: ScriptPassage[] = [];
  let open: { startChar: number } | undefined;
  for (const { fromChar, toChar } of paragraphsOf(script)) {
    const startChar = open?.startChar ?? fromChar;
    const text = script.slice(startChar, toChar).trimEnd();
    open = isLong(text) ? undefined : { startChar };
    if (!open) passages.push({ text, startChar });
  }
  const last = passages.at(-1);
  if (open && last) last.text = script.slice(last.startChar).trimEnd();
  return passages.length > 0 ? passages : [{ text: script, startChar: 0 }];
}

/** What stands between blank lines, each from its first letter on. */
function paragraphsOf(script: string): { fromChar: number; toChar: number }[] {
  const ends = [...script.matchAll(BLANK_LINES)].map(({ 0: text, index }) => ({
    from: index,
    to: index + text.length,
  }));
  const cuts = [{ from: 0, to: 0 }, ...ends, { from: script.length, to: script.length }];
  return cuts.slice(1).flatMap(({ from: toChar }, place) => {
    const startChar = cuts[place]?.to ?? 0;
    const text = script.slice(startChar, toChar);
    return text.trim() === '' ? [] : [{ fromChar: startChar + text.length - text.trimStart().length, toChar }];
  });
}

/** Headings and marks are not said. */
function isLong(text: string): boolean {
  return (withoutMarks(withoutHeadings(text)).match(/[\p{L}\p{N}]/gu) ?? []).length >= FEWEST_LETTERS;
}

/** A moment to the millionth of a second: what is as far from its passage's beginning is then the same number in every film. */
export function exactSec(sec: number): number {
  return Math.round(sec * MICROS_PER_SEC) / MICROS_PER_SEC;
}

interface SpokenPassage {
  sound: SpokenSound;
  startChar: number;
}

/** Passages one after the other, with a breath between them; undefined where their sounds are of different kinds. */
export function joinPassages(parts: readonly SpokenPassage[]): SpokenSound | undefined {
  const [first] = parts;
  const isAlike = ({ sound }: SpokenPassage) =>
    sound.sampleRateHz === first?.sound.sampleRateHz && sound.mouth.rateHz === first.sound.mouth.rateHz;
  if (!first || !parts.every(isAlike)) return undefined;
  const placed = placePassages(parts);
  const { sampleRateHz } = first.sound;
  const last = placed.at(-1);
  const endSec = last ? last.startSec + soundDurationSec(last.sound) : 0;
  const pcm = new Float32Array(Math.round(endSec * sampleRateHz));
  for (const { sound, startSec } of placed) pcm.set(sound.pcm, Math.round(startSec * sampleRateHz));
  return {
    pcm,
    sampleRateHz,
    words: placed.flatMap(wordsIn),
    phones: phonesOf(placed),
    mouth: mouthOf(placed),
    notes: [...new Set(parts.flatMap(({ sound }) => sound.notes))],
    passages: placed.map(({ startSec, startChar }) => ({ startSec, startChar })),
  };
}

interface PlacedPassage extends SpokenPassage, PassageStart {}

function placePassages(parts: readonly SpokenPassage[]): PlacedPassage[] {
  let tenths = 0;
  return parts.map((part) => {
    const startSec = tenths / RASTER_PER_SEC;
    tenths += Math.ceil((soundDurationSec(part.sound) + PAUSE_SEC) * RASTER_PER_SEC - 1e-6);
    return { ...part, startSec };
  });
}

function wordsIn({ sound, startSec, startChar }: PlacedPassage): Word[] {
  return sound.words.map((word) => ({
    ...spanFrom(word, startSec),
    startChar: word.startChar + startChar,
    endChar: word.endChar + startChar,
  }));
}

function phonesOf(placed: readonly PlacedPassage[]): Phone[] {
  let wordsBefore = 0;
  return placed.flatMap(({ sound, startSec }) => {
    const from = wordsBefore;
    wordsBefore += sound.words.length;
    return sound.phones.map((phone) => ({
      ...spanFrom(phone, startSec),
      word: phone.word < 0 ? phone.word : phone.word + from,
    }));
  });
}

function spanFrom<Span extends { startSec: number; endSec: number }>(span: Span, sec: number): Span {
  return { ...span, startSec: exactSec(span.startSec + sec), endSec: exactSec(span.endSec + sec) };
}

function mouthOf(placed: readonly PlacedPassage[]): MouthTrack {
  const [first] = placed;
  const last = placed.at(-1);
  const rateHz = first?.sound.mouth.rateHz ?? RASTER_PER_SEC;
  const samplesBefore = (sec: number) => Math.round(sec * rateHz);
  const samples = last ? samplesBefore(last.startSec) + last.sound.mouth.open.length : 0;
  return {
    rateHz,
    ...eachParameter((name) => {
      const curve = new Float32Array(samples);
      for (const [index, { sound, startSec }] of placed.entries()) {
        const from = samplesBefore(startSec);
        const room = samplesBefore(placed[index + 1]?.startSec ?? Number.POSITIVE_INFINITY) - from;
        curve.set(sound.mouth[name].subarray(0, room), from);
      }
      return curve;
    }),
  };
}
