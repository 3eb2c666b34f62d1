import { join } from 'node:path';
import { changedFiles } from './changed/changed-files.mjs';
import { checkNode, ensureInstalled, root, runTool, say } from './workspace.mjs';

/** The projects that the type checker starts from. It builds their `references` first, and only what changed. */
const PROJECTS = ['.', 'apps/web', 'tests/e2e', 'packages/contract'];

const TYPES = {
  name: 'types',
  tool: 'typescript/bin/tsc',
  args: ['-b', ...PROJECTS, '--builders', '2', '--checkers', '1'],
};
const WALLS = { name: 'walls and measures', tool: '../scripts/house/check-house.ts', args: [] };
const formatOf = (files) => ({
  name: 'format and lint',
  tool: '@biomejs/biome/bin/biome',
  args: ['check', '--error-on-warnings', '--no-errors-on-unmatched', ...files],
});
const AT_ONCE = 2;

/** Checks format and lint of the files, walls, sizes and types, and returns the names of the checks that failed. */
export async function check(files = ['.']) {
  say('Checking format, lint, walls and types…');
  // Without a path the formatter would take all files.
  const waiting = [TYPES, ...(files.length > 0 ? [formatOf(files)] : []), WALLS];
  const failed = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      if ((await runTool(next.tool, next.args)) !== 0) failed.push(next.name);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return failed;
}

if (import.meta.main ?? process.argv[1] === join(root, 'scripts', 'check.mjs')) {
  checkNode();
  await ensureInstalled({ withTools: true });
  const failed = await check(process.argv[2] === '--changed' ? changedFiles(process.argv[3]) : undefined);
  say(failed.length ? `Failed: ${failed.join(', ')}` : 'All checks passed');
  process.exitCode = failed.length ? 1 : 0;
}
