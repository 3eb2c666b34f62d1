import { restPose } from '#people/acting/rest-pose.ts';
import { CHARACTER_PRESETS } from '#people/presets/character-presets.ts';
import { portraitGrid } from './portrait-grid.ts';
import type { Sheet } from './sheet.ts';

export const PRESETS_SHEET: Sheet = {
  title: 'The library of characters',
  draw: (makeCanvas) =>
    portraitGrid(
      CHARACTER_PRESETS.map(({ name, params }) => ({ label: name, params, poses: [restPose(params)] })),
      { columns: 6, cellWidth: 300, cellHeight: 375, unitPx: 66, headY: 150 },
      makeCanvas,
    ),
};
