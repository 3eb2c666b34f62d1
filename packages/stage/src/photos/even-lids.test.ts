import { beforeAll, describe, expect, it } from 'vitest';
import { drawnEyes, eyesOf, openPortraitEyes } from '../../testing/photo-eyes.ts';
import { PORTRAIT_NAMES } from '../../testing/photo-portraits.ts';
import { evenLids } from './even-lids.ts';
import type { EyeLines } from './eye-lines.ts';
import type { FaceGeometry } from './face-geometry.ts';
import { framePixels } from './frame-pixels.ts';

beforeAll(openPortraitEyes);

/** How far the line of the shut lid lies below its middle at either corner, in eye widths, the one at the nose first. */
function lineOf({ box, meeting, left, right, outer, eyeWidth }: EyeLines, face: FaceGeometry): number[] {
  const downAt = (x: number) => face.toLocal(x, meeting[Math.round(x) - box.x])[1];
  const middle = downAt((left[0] + right[0]) / 2);
  const corners = outer === 'left' ? [right, left] : [left, right];
  return corners.map(([x]) => (downAt(x) - middle) / eyeWidth);
}

describe.each(PORTRAIT_NAMES)('both eyes of %s', (name) => {
  it('shut along the same line, although one was read lower at its outer corner', () => {
    const { lines, face } = eyesOf(name);
    const [first, second] = lines;
    const lowered = (k: number) => 0.4 * Math.max(0, (first.left[0] + first.right[0]) / 2 - first.box.x - k);
    const bent = { ...first, meeting: first.meeting.map((row, k) => row + lowered(k)) };
    const [one, other] = evenLids([bent, second], face).map((eye) => (eye ? lineOf(eye, face) : []));
    const before = [bent, second].map((eye) => lineOf(eye, face));
    expect(Math.abs(before[0][1] - before[1][1])).toBeGreaterThan(0.1);
    for (const corner of [0, 1]) expect(Math.abs(one[corner] - other[corner])).toBeLessThan(0.025);
  });

  it('are rid of the lashes beside an outer corner above the line as below it, as they shut', () => {
    const { frame, face, lines, shut } = eyesOf(name);
    const [first] = lines;
    const bare = { ...first, lashes: first.lashes.map(() => 0) };
    const gray = framePixels(frame.width, frame.height);
    gray.bytes.fill(128);
    const skin = framePixels(first.box.width, first.box.height);
    skin.bytes.fill(255);
    const { edge, fold } = shut[0].relief;
    const relief = { edge: edge.map(() => 128 / 255), fold: fold.map(() => 1) };
    const drawn = drawnEyes({ frame: gray, face, lines: [bare], shut: [{ ...shut[0], skin, relief }] }, { blink: 0.9 });
    const x = Math.round(first.left[0] - 0.4 * first.eyeWidth);
    const line = Math.round(first.meeting[x - first.box.x]);
    const [above, below] = [-3, 3].map((down) => drawn.bytes[((line + down) * frame.width + x) * 4]);
    expect(above).toBeGreaterThan(220);
    expect(Math.abs(above - below)).toBeLessThan(12);
  });
});
