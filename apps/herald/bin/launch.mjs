import { spawn } from 'node:child_process';
import module from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findProjectNode, NODE_MISSING, runsHerald } from './project-node.mjs';

// The build makes `dist/herald.mjs` of this file. It starts on an older Node, which the program cannot be loaded by.

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

function startAgain() {
  const self = fileURLToPath(import.meta.url);
  const node = findProjectNode(dirname(dirname(self)));
  if (!node) {
    process.stderr.write(`${NODE_MISSING}\n`);
    process.exitCode = 1;
    return;
  }
  const child = spawn(node, [self, ...process.argv.slice(2)], { stdio: 'inherit' });
  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal));
  child.once('error', (error) => {
    process.stderr.write(`${node} did not start: ${error.message}\n`);
    process.exitCode = 1;
  });
  child.once('close', (code) => {
    process.exitCode = code ?? 1;
  });
}

if (runsHerald()) {
  // Compiled code is kept on disk, so the next start does not compile it again.
  module.enableCompileCache();
  await import('./program.mjs');
} else {
  startAgain();
}
