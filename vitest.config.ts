import { defineConfig } from 'vitest/config';
import { SlowestFirst } from './tests/support/slowest-first.ts';

/** Rooms that need nothing but themselves; the rest get a real database, program or browser. */
const pureRooms = ['media', 'contract', 'confined', 'direction', 'stage', 'landmarks', 'speech', 'film'];

/** How long one test may take, by what it needs. The few that take longer name their own limit and why. */
const TIME_LIMITS = {
  rule: { testTimeout: 10_000, hookTimeout: 60_000 },
  // A screen is the whole application, mounted and used.
  screen: { testTimeout: 30_000, hookTimeout: 60_000 },
  story: { testTimeout: 60_000, hookTimeout: 60_000 },
  product: { testTimeout: 180_000, hookTimeout: 120_000 },
};

/** What a busy machine may need until something has happened; what happens sooner is not waited for. */
const patient = { poll: { timeout: 30_000 } };

/** Loading the modules anew for every file takes longer than most of its tests. */
const isolate = false;

/**
 * Node loads what it can run as it is. Vite's loader calls each function of another module through a getter of that module,
 * which makes drawing a person a quarter slower; only what holds JSX or the address of a file needs it.
 */
const experimental = { viteModuleRunner: false, nodeLoader: false };

export default defineConfig({
  test: {
    // `npm test` runs each project by itself and names how many workers suit it.
    maxWorkers: 2,
    sequence: { sequencer: SlowestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: [...pureRooms.map((room) => `packages/${room}/src/**/*.test.ts`), 'scripts/**/*.test.ts'],
          isolate,
          experimental,
          ...TIME_LIMITS.rule,
        },
      },
      {
        test: { name: 'web', include: ['apps/web/{src,testing}/**/*.test.ts'], isolate, ...TIME_LIMITS.rule },
      },
      {
        test: {
          name: 'screens',
          include: ['apps/web/src/**/*.test.tsx'],
          environment: 'happy-dom',
          environmentOptions: {
            happyDOM: { settings: { enableIframePageLoading: true, disableIframePageLoading: false } },
          },
          setupFiles: ['apps/web/testing/setup.ts'],
          isolate,
          ...TIME_LIMITS.screen,
        },
      },
      {
        test: {
          name: 'database',
          include: ['packages/{core,providers}/src/**/*.test.ts', 'apps/{api,worker}/src/**/*.test.ts'],
          globalSetup: ['tests/support/database-server.ts'],
          isolate,
          experimental,
          expect: patient,
          ...TIME_LIMITS.story,
        },
      },
      {
        test: {
          name: 'program',
          include: ['apps/herald/src/**/*.test.ts', 'tests/program/**/*.test.ts'],
          experimental,
          expect: patient,
          ...TIME_LIMITS.product,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/support/running-product.ts'],
          isolate,
          experimental,
          expect: patient,
          ...TIME_LIMITS.product,
        },
      },
    ],
  },
});
