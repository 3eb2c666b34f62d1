import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/support/longest-first.ts';

/** Rooms that need nothing but themselves; the rest get a real database, program or browser. */
const pureRooms = ['contract', 'stage', 'landmarks', 'speech', 'film'];

/** What a busy machine may need until something has happened; what happens sooner is not waited for. */
const patient = { poll: { timeout: 30_000 } };

/** Loading the modules anew for every file takes longer than most of its tests. */
const isolate = false;

export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    testTimeout: 180_000,
    hookTimeout: 120_000,
    projects: [
      {
        test: {
          name: 'unit',
          include: [...pureRooms.map((room) => `packages/${room}/src/**/*.test.ts`), 'apps/web/src/**/*.test.{ts,tsx}'],
          isolate,
          testTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'database',
          include: ['packages/{core,providers}/src/**/*.test.ts', 'apps/{api,worker}/src/**/*.test.ts'],
          globalSetup: ['tests/support/database-server.ts'],
          isolate,
          testTimeout: 180_000,
          hookTimeout: 120_000,
          expect: patient,
        },
      },
      {
        test: {
          name: 'program',
          include: ['apps/herald/src/**/*.test.ts', 'tests/program/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 120_000,
          expect: patient,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/support/running-product.ts'],
          isolate,
          testTimeout: 180_000,
          hookTimeout: 120_000,
          expect: patient,
        },
      },
    ],
  },
});
