import type { HeardPhrase } from '@herald/direction';
import type { Sound } from '@herald/media/sound';
import { pitchAt } from './pitch-at.ts';

const FRAME_SEC = 0.02;
/** A shorter silence is a closed mouth, not a breath. */
const BREATH_SEC = 0.28;
const SHORTEST_PHRASE_SEC = 0.25;
/** Nobody speaks for longer in one go; a longer run is cut where it is quietest. */
const LONGEST_PHRASE_SEC = 4.5;
const CUT_MARGIN_SEC = 1.2;
/** Between two stresses. */
const STRESS_GAP_SEC = 0.35;
const SMOOTH_FRAMES = 3;
const ENDING_SEC = 0.18;
const RISE = 1.1;

/** What can be heard of speech without its words: breaths, stresses by loudness and pitch, and voices that rise at the end. */
export function hearPhrases(sound: Sound): HeardPhrase[] {
  const levels = smooth(levelsOf(sound));
  const floor = quantile(levels, 0.15);
  const loudest = quantile(levels, 0.98);
  const threshold = Math.max(floor * 2.5, loudest * 0.08);
  const runs = runsAbove(levels, threshold).flatMap((run) => cutLong(run, levels));
  return runs
    .filter(([from, to]) => (to - from) * FRAME_SEC >= SHORTEST_PHRASE_SEC)
    .map((run) => phraseOf(run, levels, sound));
}

type Run = [from: number, to: number];

function levelsOf({ pcm, sampleRateHz }: Sound): number[] {
  const size = Math.round(sampleRateHz * FRAME_SEC);
  return Array.from({ length: Math.floor(pcm.length / size) }, (_, frame) => {
    const part = pcm.subarray(frame * size, (frame + 1) * size);
    return Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / size);
  });
}

function smooth(levels: readonly number[]): number[] {
  return levels.map((_, index) => {
    const near = levels.slice(Math.max(0, index - SMOOTH_FRAMES), index + SMOOTH_FRAMES + 1);
    return near.reduce((sum, level) => sum + level, 0) / near.length;
  });
}

function quantile(levels: readonly number[], share: number): number {
  return levels.toSorted((a, b) => a - b)[Math.floor((levels.length - 1) * share)] ?? 0;
}

function runsAbove(levels: readonly number[], threshold: number): Run[] {
  const runs: Run[] = [];
  for (const [frame, level] of levels.entries()) {
    if (level <= threshold) continue;
    const last = runs.at(-1);
    if (last && (frame - last[1]) * FRAME_SEC < BREATH_SEC) last[1] = frame + 1;
    else runs.push([frame, frame + 1]);
  }
  return runs;
}

function cutLong([from, to]: Run, levels: readonly number[]): Run[] {
  if ((to - from) * FRAME_SEC <= LONGEST_PHRASE_SEC) return [[from, to]];
  const margin = Math.round(CUT_MARGIN_SEC / FRAME_SEC);
  let cut = from + margin;
  for (let frame = cut; frame < to - margin; frame += 1) {
    if ((levels[frame] ?? 0) < (levels[cut] ?? 0)) cut = frame;
  }
  return [...cutLong([from, cut], levels), ...cutLong([cut, to], levels)];
}

function phraseOf([from, to]: Run, levels: readonly number[], sound: Sound): HeardPhrase {
  const [fromSec, toSec] = [from * FRAME_SEC, to * FRAME_SEC];
  return { fromSec, toSec, stresses: stressesIn([from, to], levels, sound), rises: doesRise(sound, toSec) };
}

/** Peaks of loudness, the loudest first, none within a third of a second of another; a raised voice weighs more. */
function stressesIn([from, to]: Run, levels: readonly number[], sound: Sound): HeardPhrase['stresses'] {
  const part = levels.slice(from, to);
  const usual = quantile(part, 0.5);
  const most = Math.max(...part);
  const isPeak = (index: number) =>
    (part[index] ?? 0) >= (part[index - 1] ?? 0) && (part[index] ?? 0) > (part[index + 1] ?? 0);
  const peaks = part.flatMap((level, index) => (isPeak(index) && level >= usual ? [{ level, index }] : []));
  const chosen: typeof peaks = [];
  for (const peak of peaks.sort((a, b) => b.level - a.level)) {
    const isFree = chosen.every(({ index }) => Math.abs(index - peak.index) * FRAME_SEC >= STRESS_GAP_SEC);
    if (isFree) chosen.push(peak);
  }
  const voice = pitchAt(sound, ((from + to) / 2) * FRAME_SEC);
  return chosen
    .sort((a, b) => a.index - b.index)
    .map(({ level, index }) => {
      const atSec = (from + index) * FRAME_SEC;
      const pitch = pitchAt(sound, atSec);
      const isRaised = voice !== null && pitch !== null && pitch > voice * RISE;
      const loud = most > usual ? (level - usual) / (most - usual) : 0;
      return { atSec, strength: Math.min(1, 0.25 + 0.55 * loud + (isRaised ? 0.2 : 0)) };
    });
}

function doesRise(sound: Sound, toSec: number): boolean {
  const before = pitchAt(sound, toSec - 2 * ENDING_SEC);
  const end = pitchAt(sound, toSec - ENDING_SEC / 2);
  return before !== null && end !== null && end > before * RISE;
}
