import { blankMarks, readMarks } from '../script-marks.ts';
import type { SpokenSound } from '../sound.ts';
import { soundDurationSec } from '../sound.ts';

/** Parts of a sound are cut and laid on this raster: it holds whole frames of a film and whole samples of sounds and mouths. */
const RASTER_PER_SEC = 10;

/** What is said in one go, mostly a sentence, with its place in the script. */
export interface ScriptUnit {
  text: string;
  startChar: number;
}

/** A unit of a sound, from silence to silence. */
export interface SpokenUnit extends ScriptUnit {
  sound: SpokenSound;
  fromSec: number;
  untilSec: number;
  /** its words in the sound */
  fromWord: number;
  untilWord: number;
}

export const onRaster = (sec: number): number => Math.round(sec * RASTER_PER_SEC) / RASTER_PER_SEC;
export const upToRaster = (sec: number): number => Math.ceil(sec * RASTER_PER_SEC - 1e-6) / RASTER_PER_SEC;
export const downToRaster = (sec: number): number => Math.floor(sec * RASTER_PER_SEC + 1e-6) / RASTER_PER_SEC;

/** The sentences of a script, each with what stands behind it; a mark between two does not keep them together. */
export function sentencesOf(script: string, locale: string): ScriptUnit[] {
  const found = new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(blankMarks(script));
  return Array.from(found, ({ segment, index }) => ({
    text: script.slice(index, index + segment.length),
    startChar: index,
  }));
}

/** What is heard of a text: marks are not, but for pauses. */
export function heardOf(text: string): string {
  const silent = readMarks(text).filter(({ action }) => action?.does !== 'pause');
  const left = silent
    .toReversed()
    .reduce((rest, { startChar, endChar }) => `${rest.slice(0, startChar)} ${rest.slice(endChar)}`, text);
  return left.replace(/\s+/gu, ' ').trim();
}

/** Cuts a sound in the silences between its sentences. Where there is no silence to cut in, they stay together. */
export function unitsOfSound(sound: SpokenSound, script: string, locale: string): SpokenUnit[] {
  const units: SpokenUnit[] = [];
  for (const sentence of sentencesOf(script, locale)) {
    const untilChar = sentence.startChar + sentence.text.length;
    const first = sound.words.findIndex(({ startChar }) => startChar >= sentence.startChar && startChar < untilChar);
    const before = units.at(-1);
    const cutSec = before && first > 0 ? silenceBefore(sound, first) : undefined;
    if (before && (first < 0 || cutSec === undefined)) {
      before.text += sentence.text;
      continue;
    }
    if (first < 0) continue;
    if (before && cutSec !== undefined) Object.assign(before, { untilSec: cutSec, untilWord: first });
    // What stands before the first word belongs to the first unit.
    const startChar = before ? sentence.startChar : 0;
    const text = script.slice(startChar, untilChar);
    const rest = { untilSec: soundDurationSec(sound), untilWord: sound.words.length };
    units.push({ text, startChar, sound, fromSec: cutSec ?? 0, fromWord: before ? first : 0, ...rest });
  }
  return units;
}

/** A moment of the raster in the silence before a word, as near to its middle as can be. */
function silenceBefore({ words }: SpokenSound, word: number): number | undefined {
  const fromSec = words[word - 1]?.endSec ?? 0;
  const untilSec = words[word]?.startSec ?? 0;
  const middleSec = (fromSec + untilSec) / 2;
  const near = [onRaster(middleSec), downToRaster(middleSec), upToRaster(middleSec)];
  return near.find((sec) => sec >= fromSec && sec <= untilSec);
}
