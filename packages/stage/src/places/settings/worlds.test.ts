import { createHash } from 'node:crypto';
import { BACKGROUND_STYLES, ENVIRONMENTS } from '@herald/media/choices';
import { TRADE_PLACES, TRADES, type Trade } from '@herald/media/trades';
import { describe, expect, it, vi } from 'vitest';
import { seededRandom } from '#base/math/seeded-random.ts';
import { makeCanvas } from '../../../testing/node-canvas.ts';
import type { World } from '../trace/world.ts';
import { gymWorld } from './gym.ts';
import { homeWorld } from './home.ts';
import { kitchenWorld } from './kitchen.ts';
import { minimalWorld } from './minimal.ts';
import { officeWorld } from './office.ts';
import { outdoorWorld } from './outdoor.ts';
import type { Brief } from './parts.ts';
import { shopWorld } from './shop.ts';
import { studioWorld } from './studio.ts';
import { workshopWorld } from './workshop.ts';

/** A picture takes seconds to draw on a busy machine. */
vi.setConfig({ testTimeout: 120_000 });

const WORLDS = {
  gym: gymWorld,
  home: homeWorld,
  kitchen: kitchenWorld,
  minimal: minimalWorld,
  office: officeWorld,
  outdoor: outdoorWorld,
  shop: shopWorld,
  studio: studioWorld,
  workshop: workshopWorld,
};
const MOODS: readonly Brief['mood'][] = ['natural', 'studio', 'artistic'];

const OF_ROOM = { shop: shopWorld, workshop: workshopWorld, gym: gymWorld, kitchen: kitchenWorld, '': officeWorld };

const kinds: { name: string; build: (brief: Brief) => World; trade?: Trade }[] = [
  ...Object.entries(WORLDS).map(([name, build]) => ({ name, build })),
  ...TRADES.map((trade) => ({ name: trade, build: OF_ROOM[TRADE_PLACES[trade].room], trade })),
];

const built = kinds.map(({ name, build, trade }) => {
  const worlds = ENVIRONMENTS.map(
    (environment, i): World =>
      build({
        environment,
        mood: MOODS[i % 3],
        style: BACKGROUND_STYLES[i % BACKGROUND_STYLES.length],
        random: seededRandom(4),
        makeCanvas,
        halfWidth: 1,
        trade,
      }),
  );
  return { name, worlds };
});

describe.each(built)('the world of $name', ({ worlds }) => {
  it('has solids with finite places', () => {
    for (const { solids } of worlds) {
      expect(solids.length).toBeGreaterThan(3);
      expect(solids.every(({ center }) => center.every(Number.isFinite))).toBe(true);
    }
  });

  it('reflects no more light than it receives', () => {
    for (const { solids } of worlds) {
      expect(Math.max(...solids.flatMap(({ material }) => [...material.color]))).toBeLessThanOrEqual(1);
      expect(Math.min(...solids.flatMap(({ material }) => [...material.color]))).toBeGreaterThanOrEqual(0);
    }
  });

  it('has a lamp, and no lamp that takes light away', () => {
    for (const { lamps } of worlds) {
      expect(lamps.length).toBeGreaterThan(0);
      expect(Math.min(...lamps.flatMap(({ color }) => [...color]))).toBeGreaterThanOrEqual(0);
    }
  });

  it('has its glints in front of the camera', () => {
    for (const { glints } of worlds) for (const { at } of glints) expect(at[2]).toBeGreaterThan(0);
  });

  it('has a sky that gives light in every direction', () => {
    for (const { sky } of worlds) {
      for (const direction of [
        [0, 1, 0],
        [0, 0, 1],
        [0.8, -0.6, 0],
      ] as const) {
        expect(sky(direction).every((value) => value >= 0 && Number.isFinite(value))).toBe(true);
      }
    }
  });
});

/** What a room without a trade has and how it used its seed; colors of textures are left to their painters. */
function digestOf(build: (brief: Brief) => World): string {
  const random = seededRandom(4);
  const { solids } = build({ environment: 'day', mood: 'natural', style: 'warm', random, makeCanvas, halfWidth: 1 });
  const rounded = (key: string, value: unknown) => {
    if (key === 'data') return undefined;
    return typeof value === 'number' ? Math.round(value * 1e6) / 1e6 : value;
  };
  return createHash('sha256')
    .update(JSON.stringify([solids, random()], rounded))
    .digest('hex')
    .slice(0, 16);
}

it.each([
  ['gym', 'a1ee75d1437db990'],
  ['office', '8a7284d02bac7060'],
  ['shop', '15b33b6de7f1102c'],
  ['workshop', '9169dc0227c987d2'],
] as const)('the world of a %s without a trade is that of older films', (name, digest) => {
  expect(digestOf(WORLDS[name])).toBe(digest);
});
