import { TEMPO_REACH } from '@herald/media/music';
import type { BeatGrid } from '@herald/media/scene/score';

/** A moment that wants a beat, and how far it may move for one. */
export interface LooseMoment {
  atSec: number;
  earliestSec: number;
  latestSec: number;
}

const TEMPO_STEPS = 16;
const PHASE_STEP_SEC = 1 / 60;
/** What a tune pays for leaving its own tempo, and a cut for moving all it may: less than one more beat met. */
const TEMPO_COST = 0.3;
const MOVE_COST = 0.2;
const MOST_MOVE_SEC = 0.12;

/** The tempo near a tune's own, and the first beat, with which most of these moments meet a beat. */
export function fitBeats(perMinute: number, moments: readonly LooseMoment[]): BeatGrid {
  let best: BeatGrid = { firstBeatSec: 0, beatSec: 60 / perMinute };
  let most = Number.NEGATIVE_INFINITY;
  for (let step = -TEMPO_STEPS; step <= TEMPO_STEPS; step += 1) {
    const away = step / TEMPO_STEPS;
    const beatSec = 60 / (perMinute * (1 + away * TEMPO_REACH));
    for (let firstBeatSec = 0; firstBeatSec < beatSec; firstBeatSec += PHASE_STEP_SEC) {
      const grid = { firstBeatSec, beatSec };
      const worth = moments.reduce((sum, moment) => sum + worthOf(moment, grid), -TEMPO_COST * Math.abs(away));
      if (worth > most + 1e-9) [most, best] = [worth, grid];
    }
  }
  return best;
}

function worthOf(moment: LooseMoment, grid: BeatGrid): number {
  const beatSec = beatFor(moment, grid);
  return beatSec === undefined ? 0 : 1 - (MOVE_COST * Math.abs(beatSec - moment.atSec)) / MOST_MOVE_SEC;
}

/** The nearest beat that a moment may move to. */
export function beatFor(
  { atSec, earliestSec, latestSec }: LooseMoment,
  { firstBeatSec, beatSec }: BeatGrid,
): number | undefined {
  const near = Math.round((atSec - firstBeatSec) / beatSec);
  const within = [near, near - 1, near + 1]
    .map((beat) => firstBeatSec + beat * beatSec)
    .filter((sec) => sec >= earliestSec && sec <= latestSec);
  return within.sort((a, b) => Math.abs(a - atSec) - Math.abs(b - atSec))[0];
}
