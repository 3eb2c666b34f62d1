import { GESTURES } from '@herald/media/scene/acting-plan';
import { gesturesAt } from '#people/arms/gestures/gesture-moments.ts';
import { personOf } from './person-of.ts';
import { portraitGrid } from './portrait-grid.ts';
import type { Sheet } from './sheet.ts';

/** Light to very dark skin, and a sleeve of every kind. */
const PEOPLE = ['emma', 'maya', 'kofi', 'omar', 'sofia', 'bayu'];
/** Long enough after the stroke for the hand to have settled. */
const HELD_SEC = 0.25;

/** Hands take turns from gesture to gesture. */
function held(name: (typeof GESTURES)[number], index: number) {
  const hand = index % 2 ? 'left' : 'right';
  return { gestures: gesturesAt([{ name, hand, strokeSec: 0, untilSec: 2 }], HELD_SEC) };
}

export const GESTURES_SHEET: Sheet = {
  title: 'Gestures: every gesture held by six people',
  draw: (makeCanvas) =>
    portraitGrid(
      PEOPLE.map((id) => ({
        label: id,
        params: personOf(id),
        poses: GESTURES.map(held),
        poseLabels: GESTURES.map((name) => `${id} ${name}`),
      })),
      { columns: GESTURES.length, cellWidth: 300, cellHeight: 470, unitPx: 58, headY: 150 },
      makeCanvas,
    ),
};
