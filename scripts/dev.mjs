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
      say(`${name} changed. Restarting Herald…`);
      void server.restart();
    }, SETTLE_MS);
  });
}
onEndAsked(async () => {
  await Promise.all([server.end(), web.end()]);
  process.exit(0);
});
say('Open http://localhost:5173 for the app and http://localhost:5173/styleguide for its components.');

/** One process of the development stack. It can be restarted, even after it crashed. */
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
      // A process that is stopping already will read the newest files when it is back.
      if (isEnding) return;
      isEnding = true;
      await end();
      child = start();
      isEnding = false;
    },
  };
}
