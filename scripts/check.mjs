import { join } from 'node:path';
import { checkNode, ensureInstalled, root, runTool, say } from './workspace.mjs';

/** One type checker each: several would work out the same types again. */
const types = (room) => ({
  name: `types of ${room}`,
  tool: 'typescript/bin/tsc',
  args: ['-p', room, '--checkers', '1'],
});

/** The longest first. What runs in Node is one program, the root's; the others know the things of a browser. */
const CHECKS = [
  types('apps/web'),
  types('.'),
  {
    name: 'format, lint and walls',
    tool: '@biomejs/biome/bin/biome',
    args: ['check', '--error-on-warnings', '.'],
  },
  types('tests/e2e'),
  types('packages/contract'),
  types('packages/landmarks'),
];
const AT_ONCE = 2;

/** Format, lint, walls, sizes and types; answers what did not pass. */
export async function check() {
  say('Checking format, lint, walls and types…');
  const waiting = [...CHECKS];
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
  const failed = await check();
  say(failed.length ? `Did not pass: ${failed.join(', ')}` : 'All checks passed');
  process.exitCode = failed.length ? 1 : 0;
}
