import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { checkNode, ensureInstalled, projectNode, root, say } from './workspace.mjs';

const WATCHED = ['packages', 'apps/api', 'apps/worker', 'apps/herald'];
const SETTLE_MS = 200;

checkNode();
await ensureInstalled({ withTools: true });
const server = keepRunning([join(root, 'apps/herald/src/main.ts'), 'start']);
keepRunning([join(root, 'node_modules/vite/bin/vite.js'), join(root, 'apps/web')]);

let settling;
for (const place of WATCHED) {
  watch(join(root, place), { recursive: true }, (_event, name) => {
    if (!name?.endsWith('.ts') || name.endsWith('.test.ts') || name.includes('node_modules')) return;
    clearTimeout(settling);
    settling = setTimeout(() => {
      say(`${name} changed; Herald starts again`);
      server.restart();
    }, SETTLE_MS);
  });
}
say('The app in development is at http://localhost:5173, its parts at http://localhost:5173/styleguide');

/** One process of the development stack; ends with this one, starts again when told. */
function keepRunning(args) {
  let child = start();
  function start() {
    return spawn(projectNode(), args, { cwd: root, stdio: 'inherit' });
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  return {
    restart() {
      child.once('exit', () => {
        child = start();
      });
      child.kill('SIGTERM');
    },
  };
}
