import { beforeAll, describe, expect, it } from 'vitest';
import { portraitPixels } from '../testing/portraits.ts';
import { adjustableMarks, adjustPoints } from './adjust-points.ts';
import type { PortraitAnalysis } from './analysis.ts';
import { marks } from './face-marks.ts';
import { createNodeLandmarker } from './node/node-landmarker.ts';

let analysis: PortraitAnalysis;

beforeAll(async () => {
  analysis = await (await createNodeLandmarker()).analyse(await portraitPixels('eu_f28'));
});

const place = (from: PortraitAnalysis, mark: keyof typeof marks): [number, number] => {
  const [x, y] = from.points[marks[mark]];
  return [x, y];
};

const moved = (mark: keyof typeof marks, dx: number, dy: number): [number, number] => {
  const [x, y] = place(analysis, mark);
  return [x + dx, y + dy];
};

describe('moving points by hand', () => {
  it('puts every moved point where it was put', () => {
    const edits = Object.fromEntries(adjustableMarks.map((mark, k) => [mark, moved(mark, (k % 3) - 1, 4 - (k % 5))]));
    const adjusted = adjustPoints(analysis, edits);
    for (const mark of adjustableMarks) {
      expect(place(adjusted, mark)[0]).toBeCloseTo(edits[mark][0], 1);
      expect(place(adjusted, mark)[1]).toBeCloseTo(edits[mark][1], 1);
    }
  });

  it('takes the neighbours along and leaves the rest of the face alone', () => {
    const adjusted = adjustPoints(analysis, { mouthLeft: moved('mouthLeft', -12, 0) });
    const neighbour = 185;
    expect(adjusted.points[neighbour][0]).toBeLessThan(analysis.points[neighbour][0] - 4);
    expect(adjusted.points[marks.eyeRightTop][0]).toBeCloseTo(analysis.points[marks.eyeRightTop][0], 3);
    expect(adjusted.points[marks.foreheadTop]).toEqual(analysis.points[marks.foreheadTop]);
  });

  it('opens lips that lie on each other without tearing the mouth apart', () => {
    const adjusted = adjustPoints(analysis, {
      upperLipInner: moved('upperLipInner', 0, -5),
      lowerLipInner: moved('lowerLipInner', 0, 5),
    });
    const farthest = Math.max(
      ...adjusted.points.map(([x, y], k) => Math.hypot(x - analysis.points[k][0], y - analysis.points[k][1])),
    );
    expect(farthest).toBeLessThan(8);
  });

  it('remembers which parts were placed by hand', () => {
    const once = adjustPoints(analysis, { mouthLeft: moved('mouthLeft', 3, 0) });
    const twice = adjustPoints(once, { chin: moved('chin', 0, 3), eyeLeftTop: moved('eyeLeftTop', 0, 1) });
    expect(once.edited).toEqual(['mouth']);
    expect([...twice.edited].sort()).toEqual(['chin', 'eyes', 'mouth']);
  });

  it('changes nothing without edits', () => {
    expect(adjustPoints(analysis, {})).toBe(analysis);
  });
});
