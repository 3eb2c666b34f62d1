import type { KeptTimes, SpokenSound } from '../sound.ts';
import { downToRaster, onRaster, type ScriptUnit, type SpokenUnit, upToRaster } from './spoken-units.ts';

/** A unit as it lies in the new sound. */
export interface LaidUnit extends SpokenUnit {
  /** the text in the new script */
  unit: ScriptUnit;
}

/** What follows a sentence that is as long as it likes. */
const PAUSE_SEC = 0.35;
const LEAD_SEC = 0.1;
/** A sentence that is laid into the time of another leaves at least this before the next one, and adds at most that. */
const LEAST_PAUSE_SEC = 0.12;
const MOST_ADDED_SEC = 0.6;
/** One step of the raster: nobody hears that a pause before a sentence is shorter by so little. */
const SOONER_SEC = 0.1;
/** More would sound hurried. */
const FASTEST = 1.2;

/** A new sentence in the time of the one it replaces, as it was said; undefined where it is too long or far too short. */
export function fitUnit(sound: SpokenSound, unit: ScriptUnit, old: SpokenUnit, soonerSec = 0): LaidUnit | undefined {
  const said = spanOf(sound);
  const was = spanWithin(old);
  const lengthSec = old.untilSec - old.fromSec;
  const offsetSec = onRaster(was.startSec - said.startSec - soonerSec);
  const endSec = offsetSec + said.endSec;
  const isCutOff = said.startSec + offsetSec < 0;
  const pauseSec = lengthSec - endSec;
  const oldPauseSec = lengthSec - was.endSec;
  const isTooLong = pauseSec < Math.min(LEAST_PAUSE_SEC, oldPauseSec);
  if (isCutOff || isTooLong || pauseSec - oldPauseSec > MOST_ADDED_SEC) return undefined;
  return { ...whole(sound, unit), fromSec: -offsetSec, untilSec: lengthSec - offsetSec };
}

/**
 * The same a moment sooner: on the raster a sentence begins later than the old one by up to half a step, which may be all
 * that makes it too long.
 */
export function soonerUnit(sound: SpokenSound, unit: ScriptUnit, old: SpokenUnit): LaidUnit | undefined {
  return fitUnit(sound, unit, old, SOONER_SEC);
}

/** When a new sentence would have to be said to fit; undefined where it would sound hurried. */
export function timesToFit(sound: SpokenSound, unit: ScriptUnit, old: SpokenUnit): KeptTimes | undefined {
  const said = spanOf(sound);
  const was = spanWithin(old);
  const durationSec = old.untilSec - old.fromSec;
  const endSec = Math.max(was.endSec, durationSec - LEAST_PAUSE_SEC);
  const tempo = (said.endSec - said.startSec) / (endSec - was.startSec);
  if (tempo <= 1 || tempo > FASTEST) return undefined;
  return {
    durationSec,
    words: [{ text: unit.text, startChar: 0, endChar: unit.text.length, startSec: was.startSec, endSec }],
  };
}

/** A sentence that was said in the time of the old one; undefined where it took longer all the same. */
export function inTimeUnit(sound: SpokenSound, unit: ScriptUnit, old: SpokenUnit): LaidUnit | undefined {
  const untilSec = old.untilSec - old.fromSec;
  return spanOf(sound).endSec <= untilSec ? { ...whole(sound, unit), fromSec: 0, untilSec } : undefined;
}

/** A sentence with a breath before and after it, as long as it is. */
export function freeUnit(sound: SpokenSound, unit: ScriptUnit): LaidUnit {
  const { startSec, endSec } = spanOf(sound);
  const fromSec = downToRaster(Math.max(0, startSec - LEAD_SEC));
  return { ...whole(sound, unit), fromSec, untilSec: upToRaster(endSec + PAUSE_SEC) };
}

/** A kept sentence; the last one of a sound gets a pause where others follow it. */
export function keptUnit(old: SpokenUnit, unit: ScriptUnit, isLast: boolean): LaidUnit {
  const isOnRaster = Math.abs(onRaster(old.untilSec) - old.untilSec) < 1e-6;
  if (isLast || isOnRaster) return { ...old, unit };
  const endSec = old.sound.words[old.untilWord - 1]?.endSec ?? old.untilSec;
  return { ...old, unit, untilSec: upToRaster(endSec + PAUSE_SEC) };
}

const whole = (sound: SpokenSound, unit: ScriptUnit) => ({
  sound,
  unit,
  text: unit.text,
  startChar: 0,
  fromWord: 0,
  untilWord: sound.words.length,
});

const spanOf = ({ words }: SpokenSound) => ({ startSec: words[0]?.startSec ?? 0, endSec: words.at(-1)?.endSec ?? 0 });

/** From its first word to its last, from where the unit begins. */
function spanWithin({ sound, fromSec, fromWord, untilWord }: SpokenUnit) {
  const first = sound.words[fromWord]?.startSec ?? fromSec;
  const last = sound.words[untilWord - 1]?.endSec ?? first;
  return { startSec: first - fromSec, endSec: last - fromSec };
}
