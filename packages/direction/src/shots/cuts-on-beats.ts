import type { BeatGrid } from '@herald/media/scene/score';
import type { PlannedShot } from '@herald/media/scene/shot-plan';
import type { Camera, Reading } from '../direction.ts';
import { beatFor, fitBeats, type LooseMoment } from './fit-beats.ts';
import { RHYTHMS } from './paces.ts';
import { FIRST_SEC } from './plan-shots.ts';
import { fits } from './size-limits.ts';

/** A cut that moves farther is seen to leave its sentence. */
const REACH_SEC = 0.12;
/** An end card begins when the voice is over, and nothing moves that. */
const FIXED_SEC = 0.04;
const FRAMES_PER_SEC = 30;

export interface Scored {
  shots: PlannedShot[];
  beatGrid: BeatGrid;
}

/** Finds the beats that suit the cuts, and moves each cut to its beat where no word, no size and no rhythm forbids it. */
export function cutsOnBeats(
  shots: readonly PlannedShot[],
  perMinute: number,
  { reading, camera }: { reading: Reading; camera: Camera | undefined },
): Scored {
  const cuts = shots.slice(1).map(({ fromSec }) => looseCut(fromSec, reading));
  const ending = { atSec: reading.durationSec, ...around(reading.durationSec, FIXED_SEC) };
  const beatGrid = fitBeats(perMinute, [...cuts, ending]);
  const moved = shots.map((shot) => ({ ...shot }));
  for (const [index, cut] of cuts.entries()) {
    const shot = moved[index + 1];
    const beatSec = beatFor(cut, beatGrid);
    if (!shot || beatSec === undefined || !camera) continue;
    const before = shot.fromSec;
    shot.fromSec = onPicture(beatSec, cut);
    if (!isAllowed(moved, index + 1, camera, reading.durationSec)) shot.fromSec = before;
  }
  return { shots: moved, beatGrid };
}

function looseCut(atSec: number, reading: Reading): LooseMoment {
  const quiet = quietAround(atSec, reading);
  const { earliestSec, latestSec } = around(atSec, REACH_SEC);
  return {
    atSec,
    earliestSec: Math.max(earliestSec, Math.min(atSec, quiet.fromSec)),
    latestSec: Math.min(latestSec, Math.max(atSec, quiet.untilSec)),
  };
}

const around = (atSec: number, reachSec: number) => ({ earliestSec: atSec - reachSec, latestSec: atSec + reachSec });

/** From the end of the word before to the first sound of the next one. */
function quietAround(atSec: number, { words, heard, durationSec }: Reading): { fromSec: number; untilSec: number } {
  const spans =
    words.length > 0
      ? words.map(({ startSec, endSec }) => ({ fromSec: startSec, toSec: endSec }))
      : (heard ?? []).map(({ fromSec, toSec }) => ({ fromSec, toSec }));
  const middle = (span: { fromSec: number; toSec: number }) => (span.fromSec + span.toSec) / 2;
  const before = spans.filter((span) => middle(span) < atSec).map(({ toSec }) => toSec);
  const after = spans.filter((span) => middle(span) >= atSec).map(({ fromSec }) => fromSec);
  return { fromSec: Math.max(0, ...before), untilSec: Math.min(durationSec, ...after) };
}

/** On a picture, as every other cut, unless that is too early. */
function onPicture(beatSec: number, { earliestSec }: LooseMoment): number {
  const pictureSec = Math.floor(beatSec * FRAMES_PER_SEC + 1e-6) / FRAMES_PER_SEC;
  return pictureSec >= earliestSec ? pictureSec : beatSec;
}

function isAllowed(shots: readonly PlannedShot[], index: number, camera: Camera, durationSec: number): boolean {
  const shortestSec = camera.pace === 'single' ? 0 : RHYTHMS[camera.pace].shortestSec;
  return [index - 1, index].every((place) => {
    const shot = shots[place];
    if (!shot) return false;
    const untilSec = shots[place + 1]?.fromSec ?? durationSec;
    const leastSec = place === 0 ? Math.max(FIRST_SEC, shortestSec) : shortestSec;
    return untilSec - shot.fromSec >= leastSec - 1e-6 && fits(shot.size, shot.fromSec, untilSec, camera);
  });
}
