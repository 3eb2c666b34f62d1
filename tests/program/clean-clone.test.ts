import { createHash } from 'node:crypto';
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type CleanClone, makeCleanClone, type NpmLine } from '../support/clean-clone.ts';

const MOST_MB = 900;
const NPMS: NpmLine[] = [12, 11, 10];
const TIME_LIMIT_MS = 600_000;

/** What decides how a clone is installed and started. The build itself is used by all other tests of the program. */
const INSTALL_FILES = [
  '.npmrc',
  'package.json',
  'package-lock.json',
  '{apps,packages}/*/package.json',
  'apps/herald/bin/*',
  'apps/herald/src/postgres/postgres-binaries.ts',
  'scripts/{start,build,workspace,drop-unused}.mjs',
  'tests/support/clean-clone.ts',
  'tests/program/clean-clone.test.ts',
];
const PROVEN = 'node_modules/.cache/herald-clean-clone';

async function stateOfInstallFiles(): Promise<string> {
  const paths: string[] = [];
  for (const pattern of INSTALL_FILES) for await (const path of glob(pattern)) paths.push(path);
  const hash = createHash('sha256');
  for (const path of paths.sort()) hash.update(`${path}\0`).update(await readFile(path));
  return hash.digest('hex');
}

/**
 * Three installations and a build cost two minutes of CPU. So a state of the files above that passed is written down
 * beside the installed packages, and is not proven again until one of the files changes or the packages are new.
 */
const state = await stateOfInstallFiles();
const isProven = (await readFile(PROVEN, 'utf8').catch(() => '')) === state;

describe.runIf(!isProven)('a clean clone under Node 20, without install scripts', () => {
  let clone: CleanClone;
  const started = new Set<NpmLine>();
  let hasFailed = false;
  beforeAll(async () => {
    clone = await makeCleanClone();
  }, TIME_LIMIT_MS);
  afterEach(({ task }) => {
    if (task.result?.errors?.length) hasFailed = true;
  });
  afterAll(async () => {
    await clone.remove();
    if (hasFailed || started.size < NPMS.length) return;
    await mkdir('node_modules/.cache', { recursive: true });
    // Copies of the packages may share this file.
    await rm(PROVEN, { force: true });
    await writeFile(PROVEN, state);
  });

  it.each(NPMS)(
    'is installed by npm %i, starts, and prints no warning',
    async (line) => {
      await clone.removeModules();
      const installed = await clone.npm(line, ['ci', '--ignore-scripts', '--prefer-offline']);
      expect(installed).toMatchObject({ code: 0, errors: '' });
      const printed = installed.text + (await clone.start(line));
      expect(printed).not.toMatch(/warn|deprecated/i);
      started.add(line);
    },
    TIME_LIMIT_MS,
  );

  it.each(NPMS)('has settings that npm %i knows', async (line) => {
    const { errors } = await clone.npm(line, ['prefix', '--loglevel=warn'], 'new');
    expect(errors).toBe('');
  });

  it('runs its program through npx and by itself', async () => {
    const usage = { code: 0, errors: '', text: expect.stringContaining('Usage: herald') };
    expect(await clone.npm(12, ['exec', '--', 'herald', 'help'])).toMatchObject(usage);
    expect(await clone.node(['dist/herald.mjs', 'help'])).toMatchObject(usage);
  });

  it(`takes at most ${MOST_MB} MB of packages`, async () => {
    const usedMb = await clone.modulesMb();
    expect(usedMb).toBeGreaterThan(0);
    expect(usedMb).toBeLessThan(MOST_MB);
  });

  it('says in one sentence that it needs a newer Node where the packages brought none', async () => {
    await clone.removeModules();
    const ended = await clone.node(['dist/herald.mjs', 'help']);
    expect(ended).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/^Herald needs Node 22\.18 or newer, .*\n$/),
    });
  });
});

describe('what is known of clean clones', () => {
  it('belongs to the install files as they are now', async () => {
    expect(await readFile(PROVEN, 'utf8')).toBe(state);
  });
});
