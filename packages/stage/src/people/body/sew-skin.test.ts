import { expect, it, vi } from 'vitest';
import { contextOf } from '#base/canvas/context-of.ts';
import { makeCanvas } from '../../../testing/node-canvas.ts';
import { prepareCharacter } from '../character/prepare-character.ts';
import { CHARACTER_PRESETS } from '../presets/character-presets.ts';

vi.setConfig({ testTimeout: 120_000 });

const UNIT = 40;
const framing = { frameWidth: 160, frameHeight: 200, headX: 80, headY: 60, unitPx: UNIT };

/** How green the neck is right under the chin and below its shadow. */
function neckOf(id: string): number[] {
  const preset = CHARACTER_PRESETS.find((one) => one.id === id);
  if (!preset) throw new Error(`There is no preset ${id}.`);
  const canvas = makeCanvas(framing.frameWidth, framing.frameHeight);
  const person = prepareCharacter(preset.params, framing, makeCanvas);
  const ctx = contextOf(canvas);
  const pose = { mouth: { open: 0, wide: 0, round: 0, press: 0, teeth: 0, tongue: 0 }, smile: 0, blink: 0, brow: 0 };
  const still = { gazeX: 0, gazeY: 0, yaw: 0, pitch: 0, roll: 0, shiftX: 0, shiftY: -0.15, breath: 0, sway: 0 };
  person.drawMoving(ctx, { ...pose, ...still });
  return [1.42, 1.75].map((y) => {
    const at = Math.round(framing.headY + y * UNIT);
    const { data } = ctx.getImageData(framing.headX - 3, at, 6, 1);
    return Array.from({ length: 6 }, (_, i) => data[i * 4 + 1]).reduce((sum, green) => sum + green, 0) / 6;
  });
}

it.each(['kofi', 'emma'])('the chin of %s throws a shadow on the neck', (id) => {
  const [underChin, below] = neckOf(id);
  expect(underChin).toBeLessThan(0.8 * below);
});
