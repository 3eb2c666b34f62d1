import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { checkNode, ensureBuilt, ensureInstalled, projectNode, root, run, say } from './workspace.mjs';

checkNode();
await ensureInstalled({ withTools: true });
await ensureBuilt();
const [wanted, ...words] = process.argv.slice(2);
/** These download another product to compare with, so they run only when named. */
const ONLY_BY_NAME = ['film-peer'];
const names = readdirSync(join(root, 'bench'))
  .filter((name) => name.endsWith('.ts'))
  .map((name) => basename(name, '.ts'))
  .filter((name) => (wanted ? name === wanted : !ONLY_BY_NAME.includes(name)));
if (names.length === 0) say(`There is no benchmark named ${wanted}.`);
for (const name of names) {
  say(`\n${name}`);
  const code = await run(projectNode(), [join(root, 'bench', 'support', 'run-bench.ts'), name, ...words]);
  if (code !== 0) process.exitCode = code;
}
