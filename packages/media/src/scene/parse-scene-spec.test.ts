import { describe, expect, it } from 'vitest';
import { SceneSpecError } from '../spec-reader.ts';
import { type ActingPlan, GESTURES } from './acting-plan.ts';
import { parseSceneSpec } from './parse-scene-spec.ts';
import { SHOT_SIZES } from './shot-plan.ts';

const SMALLEST = {
  durationSec: 5,
  performer: { kind: 'preset', presetId: 'emma' },
  background: { kind: 'color', color: '#2F6F6A' },
};

function problemWith(change: object): string {
  try {
    parseSceneSpec({ ...SMALLEST, ...change });
  } catch (error) {
    if (error instanceof SceneSpecError) return error.message;
    throw error;
  }
  return 'accepted';
}

const PHOTO_POINTS = { version: 1, width: 9, height: 9, points: Array(478).fill([1, 2, 0]) };

describe('a scene description', () => {
  it('needs a length, a performer and a background; everything else has a usual value', () => {
    expect(parseSceneSpec(SMALLEST)).toMatchObject({
      version: 1,
      aspect: '9:16',
      resolution: 720,
      camera: 'drift',
      locale: 'en-US',
      background: { color: '#2f6f6a' },
      captions: null,
      card: null,
      words: [],
      shots: [],
    });
  });

  it('keeps shots as they are written', () => {
    const shots = [
      { fromSec: 0, size: 'close' },
      { fromSec: 2.5, size: 'product' },
      { fromSec: 4, size: 'wide', isOtherRest: true, isNearer: true },
      { fromSec: 6, size: 'close', isAside: true },
      { fromSec: 8, size: 'card', isOffer: true, saidFromSec: 6.5 },
    ];
    expect(parseSceneSpec({ ...SMALLEST, shots }).shots).toEqual(shots);
  });

  it('keeps until when a price is said, and no moment before it begins', () => {
    const figure = { kind: 'number', fromSec: 2, untilSec: 6, parts: [{ text: '$14', atSec: 2.1 }], saidUntilSec: 2.8 };
    expect(parseSceneSpec({ ...SMALLEST, figures: [figure] }).figures).toEqual([figure]);
    expect(() => parseSceneSpec({ ...SMALLEST, figures: [{ ...figure, saidUntilSec: 1 }] })).toThrow('saidUntilSec');
  });

  it('survives being written to JSON and read again', () => {
    const spec = parseSceneSpec({ ...SMALLEST, captions: {}, hook: { text: 'Look' }, logo: { picture: 'l' } });
    expect(parseSceneSpec(JSON.parse(JSON.stringify(spec)))).toEqual(spec);
  });

  it('keeps a plan of acting as it is written', () => {
    const acting: ActingPlan = {
      expressions: [{ atSec: 0, name: 'friendly', strength: 0.8 }],
      nuances: [{ atSec: 0.2, smile: 0.1, brow: 0.2, squint: 0 }],
      looks: [{ atSec: -1, x: 0, y: 0.2 }],
      stances: [{ atSec: 0.4, yaw: 0.1, pitch: 0, roll: -0.05 }],
      headMoves: [{ atSec: 1, kind: 'shake', strength: 1 }],
      accents: [{ atSec: 1.2, strength: 0.6 }],
      blinks: [{ atSec: 2 }],
      gestures: [{ name: 'point-down', hand: 'left', strokeSec: 2.5, untilSec: 3.2 }],
      shows: [{ fromSec: 3, untilSec: 4 }],
    };
    expect(parseSceneSpec({ ...SMALLEST, acting }).acting).toEqual(acting);
  });

  it('puts the logo top right unless told otherwise', () => {
    expect(parseSceneSpec({ ...SMALLEST, logo: { picture: 'l' } }).logo?.corner).toBe('top-right');
  });

  it.each([
    [{ durationSec: Number.NaN }, 'durationSec must be a number from 0.1 to 3600'],
    [{ passages: [] }, 'passages must have 1 to 1000 entries'],
    [{ passages: [{ startSec: 1, acting: {} }] }, 'passages[0].startSec must be 0 and then after the one before it'],
    [{ aspect: '3:2' }, 'aspect must be one of 9:16, 4:5, 1:1, 16:9'],
    [{ resolution: 480 }, 'resolution must be one of 720, 1080'],
    [{ version: 99 }, 'version must be one of 1'],
    [{ locale: 'not a locale' }, 'locale must be a language tag like en-US'],
    [{ colour: 1 }, 'colour is not a known field'],
    [{ background: { kind: 'color', color: 'red' } }, 'background.color must be a color like #1a2b3c'],
    [
      { performer: { kind: 'photo', picture: 'me', points: PHOTO_POINTS, isCutOut: true } },
      'performer.isCutOut needs a photo whose outline is known',
    ],
    [
      { background: { kind: 'setting', setting: 'beach' } },
      'background.setting must be one of modern, home, studio, outdoor, minimal',
    ],
    [
      { background: { kind: 'setting', setting: 'home', room: 'cellar' } },
      'background.room must be one of living-room, kitchen, shop, workshop, gym',
    ],
    [{ background: null }, 'background must be an object'],
    [{ performer: { kind: 'preset' } }, 'performer.presetId must be text'],
    [{ shots: [{ fromSec: 1, size: 'wide' }] }, 'shots[0].fromSec must be 0'],
    [{ shots: [{ fromSec: 0, size: 'far' }] }, `shots[0].size must be one of ${SHOT_SIZES.join(', ')}`],
    [
      { shots: [0, 2, 2].map((fromSec) => ({ fromSec, size: 'wide' })) },
      'shots[2].fromSec must be after the shot before it',
    ],
    [{ words: [{ text: 'a', startSec: 2, endSec: 1 }] }, 'words[0].endSec must be a number from 2 to 3600'],
    [
      {
        words: [
          { text: 'a', startSec: 2, endSec: 3 },
          { text: 'b', startSec: 1, endSec: 3 },
        ],
      },
      'words[1].startSec must not be before the word before it',
    ],
    [{ words: 'hello' }, 'words must be a list'],
    [{ hook: { text: '   ' } }, 'hook.text must not be empty'],
    [
      { logo: { picture: 'l', corner: 'middle' } },
      'logo.corner must be one of top-left, top-right, bottom-left, bottom-right',
    ],
    [{ card: { picture: 'p', enterAtSec: 6 } }, 'card.enterAtSec must be a number from 0 to 5'],
    [
      { acting: { gestures: [{ name: 'dance', hand: 'left', strokeSec: 1, untilSec: 2 }] } },
      `acting.gestures[0].name must be one of ${GESTURES.join(', ')}`,
    ],
    [
      { acting: { gestures: [{ name: 'wave', hand: 'left', strokeSec: 2, untilSec: 1 }] } },
      'acting.gestures[0].untilSec must be a number from 2 to 3700',
    ],
    [{ mouth: { rateHz: 100, open: [0, 1], wide: [0] } }, 'mouth.wide must be as long as open'],
    [{ mouth: { rateHz: 100, open: ['x'] } }, 'mouth.open[0] must be a number from -1 to 1'],
  ])('names the field that is wrong: %j', (change, problem) => {
    expect(problemWith(change)).toBe(problem);
  });
});
