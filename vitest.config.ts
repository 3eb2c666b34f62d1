import { defineConfig } from 'vitest/config';

/** Rooms that need nothing but themselves; the rest get a real database, program or browser. */
const pureRooms = ['contract', 'stage', 'landmarks', 'speech', 'film'];

export default defineConfig({
  test: {
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      {
        test: {
          name: 'unit',
          include: [...pureRooms.map((room) => `packages/${room}/src/**/*.test.ts`), 'apps/web/src/**/*.test.{ts,tsx}'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'database',
          include: ['packages/{core,providers}/src/**/*.test.ts', 'apps/{api,worker}/src/**/*.test.ts'],
          globalSetup: ['tests/support/database-server.ts'],
          // Each file has a database of its own; sharing the loaded modules saves two thirds of the time.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'program',
          include: ['apps/herald/src/**/*.test.ts', 'tests/program/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/support/running-product.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
