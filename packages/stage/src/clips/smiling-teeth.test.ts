import { beforeAll, describe, expect, it } from 'vitest';
import { lumaOf } from '#clips/rgb.ts';
import { VISEME_MOUTHS } from '#people/mouth/viseme-mouths.ts';
import { type PortraitClip, portraitClip } from '../../testing/portrait-clip.ts';
import { BetweenLips } from './between-lips.ts';
import { lipMovesOf, NO_FEELING } from './lip-moves.ts';
import { shadedByLips } from './lip-shade.ts';
import { measureMouth } from './measure-mouth.ts';

let clip: PortraitClip;

beforeAll(async () => {
  clip = await portraitClip('eu_f28');
});

describe('upper teeth between smiling lips', () => {
  const lightAt = (u: number, smile: number, v = -0.06): number => {
    const mouth = { ...measureMouth(clip.measured), own: null, middle: 0, left: 0.5, right: 0.5 };
    const moves = lipMovesOf(VISEME_MOUTHS.E, { ...NO_FEELING, smile });
    const view = { moves, mouth, unitPx: 400, gain: 1, openLeft: -0.6, openRight: 0.6 };
    const at = { u, v, above: -0.1, below: 0.1 };
    return lumaOf(shadedByLips([...new BetweenLips().colorAt(view, at)], view, at));
  };

  it('reach almost to the corners, which would be black wedges without them', () => {
    for (const u of [-0.46, 0.46]) {
      expect(lightAt(u, 1)).toBeGreaterThan(2 * lightAt(u, 0));
      expect(lightAt(u, 1)).toBeGreaterThan(0.35 * lightAt(0.08, 1));
    }
  });

  it('have less of the lip’s shade, which stretched lips do not throw', () => {
    expect(lightAt(0.08, 1, -0.085)).toBeGreaterThan(1.1 * lightAt(0.08, 0, -0.085));
  });

  it('go on as they were where nothing is felt', () => {
    expect(lightAt(0.53, 0)).toBeLessThan(0.2 * lightAt(0.08, 0));
  });
});
