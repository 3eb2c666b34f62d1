import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { checkNode, ensureInstalled, root, runTool, say } from './workspace.mjs';

const TSC = 'typescript/bin/tsc';

function rooms() {
  const all = ['packages', 'apps'].flatMap((side) => readdirSync(join(root, side)).map((name) => `${side}/${name}`));
  return ['.', 'tests/e2e', ...all.filter((room) => existsSync(join(root, room, 'tsconfig.json')))];
}

/** Format, lint, walls, sizes and types; answers what did not pass. */
export async function check() {
  const failed = [];
  say('Checking format, lint and walls…');
  if ((await runTool('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.'])) !== 0)
    failed.push('format, lint and walls');
  for (const room of rooms()) {
    if ((await runTool(TSC, ['--project', room])) !== 0) failed.push(`types of ${room}`);
  }
  return failed;
}

if (import.meta.main ?? process.argv[1] === join(root, 'scripts', 'check.mjs')) {
  checkNode();
  await ensureInstalled({ withTools: true });
  const failed = await check();
  say(failed.length ? `Did not pass: ${failed.join(', ')}` : 'All checks passed');
  process.exitCode = failed.length ? 1 : 0;
}
