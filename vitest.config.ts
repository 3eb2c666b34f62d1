import { defineConfig } from 'vitest/config';
import { SlowestFirst } from './tests/support/slowest-first.ts';

/** Rooms that need nothing but themselves; the rest get a real database, program or browser. */
const pureRooms = ['media', 'contract', 'confined', 'direction', 'stage', 'landmarks', 'speech', 'film'];

/** Rules of the program that draw nothing, so that one process for many files stays small. */
const operation = 'apps/herald/src/{config,doctor,instance,monitoring,postgres,supervise}/**/*.test.ts';

/**
 * How long one test may take, by what it needs, on a machine that is busy with other work. The few that take longer name
 * their own limit and why.
 */
const TIME_LIMITS = {
  rule: { testTimeout: 60_000, hookTimeout: 120_000 },
  // A screen is the whole application, mounted and used.
  screen: { testTimeout: 120_000, hookTimeout: 120_000 },
  story: { testTimeout: 180_000, hookTimeout: 180_000 },
  product: { testTimeout: 300_000, hookTimeout: 300_000 },
};

/** What a busy machine may need until something has happened; what happens sooner is not waited for. */
const patient = { poll: { timeout: 120_000 } };
/** A look in a story is a request, or a question to a page, and what it waits for seldom comes at once. */
const patientStory = { poll: { timeout: 120_000, interval: 200 } };

/** Loading the modules anew for every file takes longer than most of its tests. */
const isolate = false;

/**
 * Node loads what it can run as it is. Vite's loader calls each function of another module through a getter of that module,
 * which makes drawing a person a quarter slower; only what holds JSX or the address of a file needs it.
 */
const experimental = { viteModuleRunner: false, nodeLoader: false };

/** Without the compiler that Herald's own processes do without: it draws hair wrongly now and then. */
const execArgv = ['--no-maglev'];

/** What tests compare is compared quickly, and what they start starts quickly. */
const setupFiles = ['tests/support/quick-tests.ts'];
const childPrograms = 'tests/support/child-programs.ts';

/** Before everything else that a project sets up. */
const sweptRun = 'tests/support/swept-run.ts';

/** Each new product films a few words at its first start, of which no test with a product of its own tells anything. */
const env = { HERALD_FIRST_MEASURE: 'off' };

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
          globalSetup: [sweptRun, childPrograms],
          setupFiles,
          isolate,
          experimental,
          execArgv,
          expect: patient,
          ...TIME_LIMITS.rule,
        },
      },
      {
        test: {
          name: 'web',
          include: ['apps/web/{src,testing}/**/*.test.ts'],
          isolate,
          expect: patient,
          ...TIME_LIMITS.rule,
        },
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
          expect: patient,
          ...TIME_LIMITS.screen,
        },
      },
      {
        test: {
          name: 'database',
          include: ['packages/{core,providers}/src/**/*.test.ts', 'apps/{api,worker}/src/**/*.test.ts'],
          globalSetup: [sweptRun, 'tests/support/database-server.ts', childPrograms],
          setupFiles,
          isolate,
          experimental,
          execArgv,
          expect: patient,
          ...TIME_LIMITS.story,
        },
      },
      {
        test: {
          name: 'operation',
          include: [operation],
          globalSetup: [sweptRun],
          env,
          isolate,
          experimental,
          expect: patient,
          ...TIME_LIMITS.product,
        },
      },
      {
        test: {
          name: 'program',
          include: ['apps/herald/src/**/*.test.ts', 'tests/program/**/*.test.ts'],
          exclude: [operation],
          globalSetup: [sweptRun],
          setupFiles: ['tests/support/keep-compiled.ts', 'tests/support/known-modules.ts'],
          env,
          experimental,
          // Some draw in this process, as the command does.
          execArgv,
          expect: patient,
          ...TIME_LIMITS.product,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/e2e/**/*.test.ts'],
          env,
          globalSetup: [sweptRun, 'tests/support/running-product.ts'],
          isolate,
          experimental,
          expect: patientStory,
          ...TIME_LIMITS.product,
        },
      },
    ],
  },
});
