import { expect, it } from 'vitest';
import { PORTRAIT_NAMES } from '../../testing/photo-portraits.ts';
import { portraitGeometry, SMALL_FRAME } from '../../testing/portrait-geometry.ts';
import { cornerFill } from './corner-fill.ts';
import { lipContours, rightCorner } from './lip-contours.ts';
import { channels, hideLips, outerLips } from './mouth-box.ts';
import { mouthSource } from './mouth-mesh.ts';

const SKIN = [224, 176, 148] as const;
const DARK = [120, 78, 60] as const;
const RED = [206, 92, 92] as const;
const WHOLE = { x: 0, y: 0, ...SMALL_FRAME };

it.each(PORTRAIT_NAMES)('the dark line at the corner of %s ends in the red above and below it, not in skin', (name) => {
  const face = portraitGeometry(name);
  const lips = lipContours(face);
  const [x, y] = lips.outer[rightCorner];
  for (const point of lips.outer) point[1] = y + 3 * (point[1] - y);
  const source = mouthSource(face, lips);
  const size = WHOLE.width * WHOLE.height;
  const seen = channels.map(() => new Float32Array(size));
  const goes = new Float32Array(size);
  const skin = new Float32Array(size).fill(1);
  hideLips(skin, outerLips(source), WHOLE);
  for (let at = 0; at < size; at++) {
    const [px, py] = face.toLocal(at % WHOLE.width, Math.floor(at / WHOLE.width));
    const beside = (px - x) / face.faceWidth;
    const off = Math.abs(py - y) / face.faceWidth;
    goes[at] = Math.abs(beside) < 0.03 && off < 0.008 ? 1 : 0;
    const color = goes[at] ? DARK : skin[at] === 0 ? RED : SKIN;
    for (const c of channels) seen[c][at] = color[c];
  }
  const fill = cornerFill(seen, { goes, nearCorner: new Float32Array(size).fill(1) }, source, WHOLE);
  const [cornerX, cornerY] = face.toFrame(x - 0.017 * face.faceWidth, y);
  const at = Math.round(cornerY) * WHOLE.width + Math.round(cornerX);
  expect(fill.share[at]).toBeGreaterThan(0.5);
  expect(fill.colors[1][at]).toBeLessThan(RED[1] + 0.6 * (SKIN[1] - RED[1]));
});
