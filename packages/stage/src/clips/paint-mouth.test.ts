import { beforeAll, describe, expect, it } from 'vitest';
import { REST_MOUTH, VISEME_MOUTHS } from '#people/mouth/viseme-mouths.ts';
import { type PortraitClip, portraitClip } from '../../testing/portrait-clip.ts';
import { lipMovesOf } from './lip-moves.ts';
import { measureMouth } from './measure-mouth.ts';
import { MouthPainter, type PicturePlanes } from './paint-mouth.ts';

let clip: PortraitClip;
let painter: MouthPainter;

beforeAll(async () => {
  clip = await portraitClip('eu_f28');
  painter = new MouthPainter(measureMouth(clip.measured));
});

function painted(mouth: typeof REST_MOUTH): PicturePlanes {
  const planes = clip.planes();
  painter.paint({ planes, place: clip.place, mouth, gain: 1, scale: 1 });
  return planes;
}

/** Brightness in the middle of the mouth, `down` mouth widths below the line between the lips. */
function lightAt({ luma, width }: PicturePlanes, down: number): number {
  const [, b, c, , e, f] = clip.place;
  return luma[Math.round(e * down + f) * width + Math.round(b * down + c)];
}

describe('the mouth of a clip', () => {
  it('stays the clip’s own pixels while the lips rest', () => {
    const [shown, before] = [painted(REST_MOUTH), clip.planes()];
    for (const plane of ['luma', 'blue', 'red'] as const) expect(Buffer.compare(shown[plane], before[plane])).toBe(0);
  });

  it('opens onto something darker than lips', () => {
    const before = lightAt(clip.planes(), 0.12);
    expect(lightAt(painted(VISEME_MOUTHS.aa), 0.12)).toBeLessThan(before * 0.7);
  });

  it('leaves the upper half of the face alone, however wide it opens', () => {
    const { luma, width } = painted(VISEME_MOUTHS.aa);
    const rows = Math.floor(clip.place[5] - clip.place[0] * 0.7) * width;
    expect(Buffer.compare(luma.subarray(0, rows), clip.planes().luma.subarray(0, rows))).toBe(0);
  });

  it('takes the chin down with the jaw', () => {
    const chin = 1.2;
    expect(lightAt(painted(VISEME_MOUTHS.aa), chin)).not.toBe(lightAt(clip.planes(), chin));
  });

  it('is shut on p, b and m', () => {
    expect(lipMovesOf(VISEME_MOUTHS.PP).gap).toBeLessThan(0.003);
  });

  it('finds the corners about half a mouth width from the middle', () => {
    const { left, right } = measureMouth(clip.measured);
    for (const reach of [left, right]) {
      expect(reach).toBeGreaterThanOrEqual(0.44);
      expect(reach).toBeLessThanOrEqual(0.53);
    }
  });
});
