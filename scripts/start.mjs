import { join } from 'node:path';
import { checkNode, ensureBuilt, ensureInstalled, projectNode, root, run } from './workspace.mjs';

checkNode();
await ensureInstalled({ withTools: false });
await ensureBuilt();
process.exitCode = await run(projectNode(), [join(root, 'dist', 'herald.mjs'), 'start', ...process.argv.slice(2)]);
