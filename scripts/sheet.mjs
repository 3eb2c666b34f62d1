import { join } from 'node:path';
import { writeFilms } from './sheet-films.mjs';
import { checkNode, ensureInstalled, projectNode, root, run } from './workspace.mjs';

checkNode();
await ensureInstalled({ withTools: true });
const words = process.argv.slice(2);
process.exitCode =
  words[0] === 'films'
    ? await writeFilms(words.slice(1))
    : await run(projectNode(), [join(root, 'packages', 'stage', 'testing', 'write-sheets.ts'), ...words]);
