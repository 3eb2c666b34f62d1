import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { checkNode, ensureInstalled, onEndAsked, projectNode, root, say } from './workspace.mjs';

const WATCHED = ['packages', 'apps/api', 'apps/worker', 'apps/herald'];
const SETTLE_MS = 200;

checkNode();
await ensureInstalled({ withTools: true });
const server = keepRunning([join(root, 'apps/herald/src/main.ts'), 'start']);
const web = keepRunning([join(root, 'node_modules/vite/bin/vite.js'), join(root, 'apps/web')]);

let settling;
for (const place of WATCHED) {
  watch(join(root, place), { recursive: true }, (_event, name) => {
    if (!name?.endsWith('.ts') || name.endsWith('.test.ts') || name.includes('node_modules')) return;
    clearTimeout(settling);
    settling = setTimeout(() => {
      say(`${name} changed; Herald starts again`);
      void server.restart();
    }, SETTLE_MS);
  });
}
onEndAsked(async () => {
  await Promise.all([server.end(), web.end()]);
  process.exit(0);
});
say('The app in development is at http://localhost:5173, its parts at http://localhost:5173/styleguide');

/** One process of the development stack; starts again when told, also after it broke. */
function keepRunning(args) {
  const start = () => spawn(projectNode(), args, { cwd: root, stdio: 'inherit' });
  let child = start();
  let isEnding = false;
  function end() {
    const hasEnded = child.exitCode !== null || child.signalCode !== null;
    const ended = hasEnded ? Promise.resolve() : once(child, 'exit');
    child.kill('SIGTERM');
    return ended;
  }
  return {
    end,
    async restart() {
      // One that is on its way out reads the newest files anyway when it comes back.
      if (isEnding) return;
      isEnding = true;
      await end();
      child = start();
      isEnding = false;
    },
  };
}
