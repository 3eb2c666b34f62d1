import type { MouthTrackJson } from '@herald/media/mouth';
import { eachParameter } from '@herald/media/mouth';
import { exactSec } from '@herald/media/passages';
import type { ActingPlan } from '@herald/media/scene/acting-plan';
import type { SceneSpec } from '@herald/media/scene/scene-spec';
import type { TimedWord } from '@herald/media/sound';
import { stableHash } from '#base/stable-hash.ts';

/** A stretch of a scene with a clock of its own. All its times count from where it begins. */
export interface ScenePart {
  startSec: number;
  /** until the next one; of the last one endless */
  lengthSec: number;
  isFirst: boolean;
  acting: ActingPlan | null;
  words: TimedWord[];
  mouth: MouthTrackJson | null;
  /** decides the small movements nobody plans */
  seed: number;
}

export interface PartMoment {
  part: ScenePart;
  before: ScenePart | undefined;
  /** since the part began */
  sec: number;
}

const MAX_SEED = 2 ** 32;
const HASH_BASE = 36;
const EARLIER_SEC = 1e-7;

/** The passages of a scene; a scene without them is one. */
export function partsOf(spec: SceneSpec): ScenePart[] {
  const { passages, acting, words, mouth, seed } = spec;
  if (!passages) {
    return [{ startSec: 0, lengthSec: Number.POSITIVE_INFINITY, isFirst: true, acting, words, mouth, seed }];
  }
  return passages.map((passage, index) => {
    const { startSec } = passage;
    const endSec = passages[index + 1]?.startSec ?? Number.POSITIVE_INFINITY;
    const own = wordsWithin(words, startSec, endSec);
    return {
      startSec,
      lengthSec: exactSec(endSec - startSec),
      isFirst: index === 0,
      acting: passage.acting,
      words: own,
      mouth: mouth && mouthWithin(mouth, startSec, endSec),
      seed: seedOf(seed, own),
    };
  });
}

/** Which part a moment belongs to. In a scene of several, seconds are exact, so that a part is the same in every film. */
export function partReader(parts: readonly ScenePart[]): (tSec: number) => PartMoment {
  return (tSec) => {
    const index = Math.max(
      0,
      parts.findLastIndex(({ startSec }) => startSec <= tSec + EARLIER_SEC),
    );
    const part = parts[index];
    if (!part) throw new RangeError('A scene has at least one part');
    const sec = parts.length > 1 ? exactSec(tSec - part.startSec) : tSec;
    return { part, before: parts[index - 1], sec };
  };
}

function wordsWithin(words: readonly TimedWord[], fromSec: number, toSec: number): TimedWord[] {
  return words
    .filter(({ startSec }) => startSec >= fromSec && startSec < toSec)
    .map((word) => ({
      ...word,
      startSec: exactSec(word.startSec - fromSec),
      endSec: exactSec(word.endSec - fromSec),
    }));
}

function mouthWithin(track: MouthTrackJson, fromSec: number, toSec: number): MouthTrackJson {
  const { rateHz } = track;
  const [from, to] = [fromSec, toSec].map((sec) => Math.round(sec * rateHz));
  return { rateHz, ...eachParameter((name) => track[name].slice(from, to)) };
}

function seedOf(seed: number, words: readonly TimedWord[]): number {
  const line = words.map(({ text }) => text).join(' ');
  return Number.parseInt(stableHash({ seed, line }), HASH_BASE) % MAX_SEED;
}
