import { expect, it } from 'vitest';
import { cameraOf, lengthsOf, planOf, SLACK_SEC } from '../testing/planned-shots.ts';
import { said } from '../testing/said.ts';

const LISTS = [
  'Three reasons your lawn turns brown. First, you mow it too short. Second, the blade is dull and tears the grass. Third, you water at noon, so half of it is gone by one. We fix all three in one visit.',
  'Four ways to save on your power bill. One: turn the fridge down a notch. Two: wash at thirty degrees. Three: switch the router off at night, it takes more than you think. Four: let us compare your contract, and you pay nothing until it is cheaper.',
  'Three things every new parent should pack. Number one, a second set of clothes for yourself. Number two, more wipes than you think. Number three, a muslin, because it is a towel, a blanket and a sunshade. Save this for later.',
];
const POINT = /^(?:First,|Second,|Third,|One:|Two:|Three:|Four:|Number)$/u;
const figures = {
  sizes: ['wide', 'medium', 'close'] as const,
  stickerSizes: { alone: [], number: [], chips: [] },
  fromSec: 0,
  isMarkedOnly: false,
};

it.each(LISTS)('a list is cut at each of its points, and no shot runs over two: %s', (script) => {
  const reading = said(script);
  const points = reading.words.filter(({ text }) => POINT.test(text));
  const drawn = cameraOf({ figures, sizes: ['wide', 'close'], hasNearerWide: true });
  const filmed = cameraOf({ figures, sizes: ['wide', 'medium'], jumpsAtCuts: true });
  for (const camera of [drawn, filmed])
    for (const seed of [1, 2, 3]) {
      const { shots } = planOf(reading, camera, { seed, isFilmed: camera === filmed });
      const leads = points.map(
        ({ startSec }) => startSec - (shots.findLast((s) => s.fromSec < startSec)?.fromSec ?? 0),
      );
      expect(leads.filter((leadSec) => leadSec < 0.06 - SLACK_SEC || leadSec > 0.12 + SLACK_SEC)).toEqual([]);
      expect(Math.max(...lengthsOf(shots, reading.durationSec))).toBeLessThan(5.5);
    }
});
