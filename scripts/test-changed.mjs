import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { projectsOf } from './test-suites.mjs';
import { checkNode, ensureInstalled, projectNode, root, runTool, say } from './workspace.mjs';

/** Runs the tests that a change reaches: of what is not committed, or since the commit that is named. */
checkNode();
await ensureInstalled({ withTools: true });
const script = join(root, 'scripts', 'changed', 'print-tests.ts');
const found = execFileSync(projectNode(), [script, ...process.argv.slice(2)], { encoding: 'utf8' });
const { changed, chosen, left } = JSON.parse(found);
say(`${changed} changed files, ${chosen.length} test files that they reach`);
if (left > 0) say(`${left} more are farther away. \`npm test\` runs them.`);
if (chosen.length > 0) {
  const projects = projectsOf(chosen).flatMap((name) => ['--project', name]);
  process.exitCode = await runTool('../scripts/test.mjs', ['--only-tests', ...projects, ...chosen]);
}
