import { SHAPE_SIDE, unpackShares } from '@herald/media/person/person-shape';
import { beforeAll, describe, expect, it } from 'vitest';
import { paintPicture, portraitNames, portraitPixels } from '../testing/portraits.ts';
import { type PortraitAnalysis, parseAnalysis } from './analysis.ts';
import { marks } from './face-marks.ts';
import type { Landmarker } from './landmarker.ts';
import { mouthOpening } from './mouth-opening.ts';
import { createNodeLandmarker } from './node/node-landmarker.ts';
import type { Pixels } from './pixels.ts';

let landmarker: Landmarker;

beforeAll(async () => {
  landmarker = await createNodeLandmarker();
});

const checksOf = (analysis: PortraitAnalysis) =>
  analysis.gate.findings.map(({ check, answer }) => `${check} ${answer}`);

const upright = { width: 720, height: 1280 };

describe('two people', () => {
  it('leave the speaking to who can talk, though the other face is larger', async () => {
    const pixels = await paintPicture({ width: 1600, height: 1280 }, ['eu_f28', 'sa_m42'], (ctx, larger, other) => {
      ctx.save();
      ctx.translate(400, 640);
      ctx.rotate(0.45);
      ctx.drawImage(larger, -360, -640, 720, 1280);
      ctx.restore();
      ctx.drawImage(other, 960, 240, 580, 1031);
    });
    const { faces, chosen, gate, points } = await landmarker.analyse(pixels);
    expect(faces).toHaveLength(2);
    expect(gate.answer).toBe('ask');
    expect(points[marks.noseTip][0]).toBeGreaterThan(960);
    expect(faces[chosen]?.x).toBeGreaterThan(960);
  });
});

describe('a portrait', () => {
  it.each(portraitNames)('%s has one face with 478 points where a face has them', async (name) => {
    const analysis = await landmarker.analyse(await portraitPixels(name));
    const { points } = analysis;
    expect(analysis.faces).toHaveLength(1);
    expect(points).toHaveLength(478);
    expect(points[marks.eyeLeftOuter][0]).toBeLessThan(points[marks.eyeRightOuter][0]);
    expect(points[marks.noseTip][1]).toBeGreaterThan(points[marks.eyeLeftTop][1]);
    expect(points[marks.chin][1]).toBeGreaterThan(points[marks.lowerLipBottom][1]);
    expect(points[marks.noseTip][2]).toBeLessThan(points[marks.cheekLeft][2]);
    expect(analysis.gate.answer).not.toBe('reject');
  });

  it('is described to fractions of a pixel', async () => {
    const { points } = await landmarker.analyse(await portraitPixels('eu_f28'));
    expect(points.filter(([x]) => Number.isInteger(x)).length).toBeLessThan(40);
  });

  it.each(portraitNames)('%s has an outline that holds the face and leaves out the background', async (name) => {
    const pixels = await portraitPixels(name);
    const { points } = await landmarker.analyse(pixels);
    const { x, y, size, runs } = await landmarker.outline(pixels, points);
    const shares = unpackShares(runs);
    const shareAt = (px: number, py: number) => {
      const [column, row] = [px - x, py - y].map((way) => Math.floor((way / size) * SHAPE_SIDE));
      return shares?.[row * SHAPE_SIDE + column];
    };
    for (const mark of [marks.cheekLeft, marks.cheekRight, marks.noseTip, marks.chin]) {
      expect(shareAt(points[mark][0], points[mark][1])).toBeGreaterThan(0.9);
    }
    for (const aside of [0.15, 0.85]) expect(shareAt(x + aside * size, y + 0.05 * size)).toBeLessThan(0.1);
  });

  it('has irises inside its eyes', async () => {
    const { points } = await landmarker.analyse(await portraitPixels('sa_m42'));
    expect(points[468][0]).toBeGreaterThan(points[marks.eyeLeftOuter][0]);
    expect(points[468][0]).toBeLessThan(points[marks.eyeLeftInner][0]);
    expect(points[473][0]).toBeGreaterThan(points[marks.eyeRightInner][0]);
    expect(points[473][0]).toBeLessThan(points[marks.eyeRightOuter][0]);
  });

  it('is analysed the same every time, and survives being saved', async () => {
    const pixels = await portraitPixels('se_m27');
    const [first, second] = await Promise.all([landmarker.analyse(pixels), landmarker.analyse(pixels)]);
    expect(second).toEqual(first);
    expect(parseAnalysis(JSON.stringify(first))).toEqual(first);
  });

  it('keeps its points on the face when it is tilted by 15 degrees', async () => {
    const straight = await landmarker.analyse(await portraitPixels('eu_f28'));
    const angle = (15 * Math.PI) / 180;
    const turned = await landmarker.analyse(
      await paintPicture(upright, ['eu_f28'], (ctx, picture) => {
        ctx.translate(360, 640);
        ctx.rotate(angle);
        ctx.drawImage(picture, -360, -640);
      }),
    );
    expect(Number(turned.measures?.roll) - Number(straight.measures?.roll)).toBeCloseTo(angle, 1);
    const errors = straight.points.slice(0, 468).map(([x, y], k) => {
      const toX = 360 + (x - 360) * Math.cos(angle) - (y - 640) * Math.sin(angle);
      const toY = 640 + (x - 360) * Math.sin(angle) + (y - 640) * Math.cos(angle);
      return Math.hypot(turned.points[k][0] - toX, turned.points[k][1] - toY);
    });
    expect(errors.reduce((sum, error) => sum + error, 0) / errors.length).toBeLessThan(5);
  });
});

const draw = (scale: number, names: Parameters<typeof paintPicture>[1] = ['eu_f28']) =>
  paintPicture(upright, names, (ctx, ...pictures) => {
    pictures.forEach((picture, k) => {
      const width = 720 * scale;
      ctx.drawImage(picture, k * 360, 200, width, width / (picture.width / picture.height));
    });
  });

describe('the gate on real pictures', () => {
  const table: { what: string; make: () => Promise<Pixels>; answer: string; checks: string[] }[] = [
    {
      what: 'an empty wall',
      make: () => paintPicture(upright, [], () => {}),
      answer: 'reject',
      checks: ['faces reject'],
    },
    {
      what: 'stripes and circles',
      make: () =>
        paintPicture(upright, [], (ctx) => {
          for (let k = 0; k < 40; k++) {
            ctx.fillStyle = k % 2 ? '#22334a' : '#d8c9a0';
            ctx.fillRect(k * 18, 0, 18, 1280);
          }
          ctx.beginPath();
          ctx.arc(360, 500, 160, 0, 7);
          ctx.fill();
        }),
      answer: 'reject',
      checks: ['faces reject'],
    },
    {
      what: 'two people',
      make: () => draw(0.5, ['eu_f28', 'sa_m42']),
      answer: 'ask',
      checks: ['faces ask', 'size ask'],
    },
    { what: 'a face of about 200 px', make: () => draw(0.6), answer: 'ask', checks: ['size ask'] },
    { what: 'a face of about 130 px', make: () => draw(0.4), answer: 'reject', checks: ['size reject'] },
    {
      what: 'a head tilted by 25 degrees',
      make: () =>
        paintPicture(upright, ['se_m27'], (ctx, picture) => {
          ctx.translate(360, 500);
          ctx.rotate((25 * Math.PI) / 180);
          ctx.drawImage(picture, -360, -500);
        }),
      answer: 'reject',
      checks: ['tilt reject'],
    },
  ];

  it.each(table)('$what: $answer', async ({ make, answer, checks }) => {
    const analysis = await landmarker.analyse(await make());
    expect(analysis.gate.answer).toBe(answer);
    expect(checksOf(analysis).sort()).toEqual([...checks].sort());
  });

  it('analyses the person who was chosen', async () => {
    const pixels = await draw(0.5, ['eu_f28', 'sa_m42']);
    const first = await landmarker.analyse(pixels, 0);
    const second = await landmarker.analyse(pixels, 1);
    expect(first.chosen).toBe(0);
    expect(second.chosen).toBe(1);
    for (const { gate } of [first, second]) expect(gate.findings.map(({ check }) => check)).not.toContain('faces');
    const nose = (analysis: PortraitAnalysis) => analysis.points[marks.noseTip][0];
    expect(Math.abs(nose(first) - nose(second))).toBeGreaterThan(200);
  });

  it('finds a small face in a tall picture', async () => {
    const tall = await paintPicture({ width: 700, height: 2600 }, ['sa_m42'], (ctx, picture) => {
      ctx.drawImage(picture, 160, 40, 380, 676);
    });
    const analysis = await landmarker.analyse(tall);
    expect(analysis.faces).toHaveLength(1);
    expect(analysis.measures?.faceWidthPx).toBeGreaterThan(150);
  });
});

describe('a face that is followed through a film', () => {
  it('is found again where it moved to, and not where it is gone', async () => {
    const see = landmarker.follow();
    const shown = (x: number) =>
      paintPicture(upright, ['eu_f28'], (ctx, picture) => ctx.drawImage(picture, x, 0, 720, 1280));
    const [first = [], second = []] = [await see(await shown(0)), await see(await shown(12))];
    for (const mark of [marks.mouthLeft, marks.noseTip, marks.chin])
      expect(Math.abs((second[mark]?.[0] ?? 0) - (first[mark]?.[0] ?? 0) - 12)).toBeLessThan(4);
    const opening = mouthOpening((await landmarker.analyse(await shown(0))).points);
    expect(Math.abs(mouthOpening(first) - opening)).toBeLessThan(0.01);
    expect(await see(await paintPicture(upright, [], () => undefined))).toEqual([]);
    expect(await see(await shown(0))).toHaveLength(478);
  });
});
