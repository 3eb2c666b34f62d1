import { eachParameter, type MouthTrack } from '../mouth.ts';
import { exactSec } from '../passages.ts';
import type { Phone, SpokenSound, Word } from '../sound.ts';
import type { LaidUnit } from './fit-unit.ts';
import { onRaster } from './spoken-units.ts';

interface PlacedUnit extends LaidUnit {
  atSec: number;
  /** words before it */
  wordsBefore: number;
}

/** Units one after the other; undefined where their sounds are of different kinds, or their words are not in the script. */
export function joinUnits(units: readonly LaidUnit[]): SpokenSound | undefined {
  const [first] = units;
  const isAlike = ({ sound }: LaidUnit) =>
    sound.sampleRateHz === first?.sound.sampleRateHz && sound.mouth.rateHz === first.sound.mouth.rateHz;
  if (!first || !units.every(isAlike)) return undefined;
  const placed = place(units);
  const words = placed.map(wordsIn);
  if (words.some((some) => some === undefined)) return undefined;
  const { sampleRateHz } = first.sound;
  const last = placed.at(-1);
  const endSec = last ? last.atSec + last.untilSec - last.fromSec : 0;
  const pcm = new Float32Array(Math.round(endSec * sampleRateHz));
  for (const { sound, fromSec, untilSec, atSec } of placed)
    lay(pcm, sound.pcm, { from: fromSec, until: untilSec, at: atSec, rateHz: sampleRateHz });
  return {
    pcm,
    sampleRateHz,
    words: words.flatMap((some) => some ?? []),
    phones: withSilences(placed.flatMap(phonesIn)),
    mouth: mouthOf(placed, endSec),
    notes: [...new Set(units.flatMap(({ sound }) => sound.notes))],
  };
}

function place(units: readonly LaidUnit[]): PlacedUnit[] {
  let atSec = 0;
  let wordsBefore = 0;
  return units.map((unit) => {
    const placed = { ...unit, atSec, wordsBefore };
    atSec = onRaster(atSec + unit.untilSec - unit.fromSec);
    wordsBefore += unit.untilWord - unit.fromWord;
    return placed;
  });
}

/** A moment that does not move stays the same number to the last bit: only then is its picture the same. */
function movedBy({ atSec, fromSec }: PlacedUnit): (sec: number) => number {
  const shiftSec = exactSec(atSec - fromSec);
  return (sec) => (shiftSec === 0 ? sec : exactSec(sec + shiftSec));
}

/** With their places in the new script: marks may stand between them that were not there. */
function wordsIn(placed: PlacedUnit): Word[] | undefined {
  const { sound, fromWord, untilWord, unit, text, startChar } = placed;
  const at = movedBy(placed);
  const isSame = text === unit.text;
  let fromChar = 0;
  const words = sound.words.slice(fromWord, untilWord).map((word): Word | undefined => {
    const place = isSame ? word.startChar - startChar : unit.text.indexOf(word.text, fromChar);
    if (place < 0) return undefined;
    const length = word.endChar - word.startChar;
    fromChar = place + length;
    const from = unit.startChar + place;
    return { ...word, startSec: at(word.startSec), endSec: at(word.endSec), startChar: from, endChar: from + length };
  });
  return words.every((word) => word !== undefined) ? words : undefined;
}

function phonesIn(placed: PlacedUnit): Phone[] {
  const { sound, fromWord, untilWord, wordsBefore } = placed;
  const at = movedBy(placed);
  return sound.phones
    .filter(({ word }) => word >= fromWord && word < untilWord)
    .map((phone) => ({
      ...phone,
      startSec: at(phone.startSec),
      endSec: at(phone.endSec),
      word: phone.word - fromWord + wordsBefore,
    }));
}

/** Silence wherever nothing is said. */
function withSilences(phones: readonly Phone[]): Phone[] {
  return phones.flatMap((phone, index) => {
    const startSec = phones[index - 1]?.endSec ?? 0;
    const silence = { phone: '', stressed: false, word: -1, startSec, endSec: phone.startSec };
    return phone.startSec > startSec ? [silence, phone] : [phone];
  });
}

function mouthOf(placed: readonly PlacedUnit[], endSec: number): MouthTrack {
  const rateHz = placed[0]?.sound.mouth.rateHz ?? 1;
  const last = placed.at(-1);
  const isToTheEnd = last && last.untilSec >= last.sound.pcm.length / last.sound.sampleRateHz - 1e-6;
  const lastSamples = isToTheEnd ? last.sound.mouth.open.length - Math.round(last.fromSec * rateHz) : undefined;
  const samples =
    last && lastSamples !== undefined ? Math.round(last.atSec * rateHz) + lastSamples : Math.ceil(endSec * rateHz);
  return {
    rateHz,
    ...eachParameter((name) => {
      const curve = new Float32Array(samples);
      for (const { sound, fromSec, untilSec, atSec } of placed)
        lay(curve, sound.mouth[name], { from: fromSec, until: untilSec, at: atSec, rateHz });
      return curve;
    }),
  };
}

interface Window {
  from: number;
  until: number;
  at: number;
  rateHz: number;
}

/** Copies a window of samples; what it names beyond their ends is silence. */
function lay(out: Float32Array, samples: Float32Array, { from, until, at, rateHz }: Window): void {
  const [first, end, to] = [from, until, at].map((sec) => Math.round(sec * rateHz)) as [number, number, number];
  const skipped = Math.max(0, -first);
  const part = samples.subarray(Math.max(0, first), Math.max(0, end));
  out.set(part.subarray(0, Math.max(0, out.length - to - skipped)), to + skipped);
}
