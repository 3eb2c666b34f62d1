import { describe, expect, it } from 'vitest';
import { PORTRAIT_NAMES } from '../../testing/photo-portraits.ts';
import { portraitGeometry, SMALL_FRAME } from '../../testing/portrait-geometry.ts';
import { present } from '../../testing/present.ts';
import { eyelidPatch } from './eyelid-patch.ts';
import { eyeContours } from './face-contours.ts';
import { framePixels } from './frame-pixels.ts';

const frame = framePixels(SMALL_FRAME.width, SMALL_FRAME.height);
for (let at = 0; at < frame.words.length; at++) frame.bytes.set([200, 150, 120, 255], at * 4);

const cases = PORTRAIT_NAMES.flatMap((name) => eyeContours.map((eye) => ({ name, end: eye.outerEnd, eye })));

describe.each(cases)('the $end lid of $name', ({ name, eye }) => {
  const face = portraitGeometry(name);
  const patch = present(eyelidPatch(frame, face, eye));
  const irisColumn = Math.round(face.mesh[eye.iris][0]) - patch.x;

  it('stays inside the face', () => {
    const corners = [face.toLocal(patch.x, patch.y), face.toLocal(patch.x + patch.width, patch.y + patch.height)];
    for (const [x, y] of corners) {
      expect(Math.abs(x)).toBeLessThan(0.6 * face.faceWidth);
      expect(y).toBeLessThan(0);
      expect(y).toBeGreaterThan(face.chinLocalY - face.faceHeight);
    }
  });

  it('lies from crease over open to closed edge above the iris', () => {
    expect(patch.crease[irisColumn]).toBeLessThan(patch.openEdge[irisColumn]);
    expect(patch.openEdge[irisColumn]).toBeLessThan(patch.closedEdge[irisColumn]);
  });

  it('closes between the corners of the eye and not beside them', () => {
    expect(patch.between[irisColumn]).toBe(1);
    expect([patch.between[0], patch.between[patch.width - 1]]).toEqual([0, 0]);
  });

  it('has lashes darker than the skin', () => {
    expect(Math.max(...patch.lash)).toBeLessThan(0.5 * 200);
  });

  it('is none for an eye that is closed already', () => {
    const mesh = face.mesh.slice();
    for (const [k, index] of eye.upperLid.entries()) mesh[index] = mesh[eye.lowerLid[k]];
    expect(eyelidPatch(frame, { ...face, mesh }, eye)).toBeUndefined();
  });
});
