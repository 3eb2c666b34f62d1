import { join } from 'node:path';
import { writeFilmedSheet } from './sheet-filmed.mjs';
import { writeFilms } from './sheet-films.mjs';
import { checkNode, ensureInstalled, projectNode, root, run } from './workspace.mjs';

checkNode();
await ensureInstalled({ withTools: true });
const words = process.argv.slice(2);
const [name = '', ...rest] = words;
const programs = { films: writeFilms, filmed: writeFilmedSheet };
const write = programs[name];
process.exitCode = write
  ? await write(rest)
  : await run(projectNode(), [join(root, 'packages', 'stage', 'testing', 'write-sheets.ts'), ...words]);
