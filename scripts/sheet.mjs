import { join } from 'node:path';
import { checkNode, ensureInstalled, projectNode, root, run } from './workspace.mjs';

checkNode();
await ensureInstalled({ withTools: true });
process.exitCode = await run(projectNode(), [
  join(root, 'packages', 'stage', 'testing', 'write-sheets.ts'),
  ...process.argv.slice(2),
]);
