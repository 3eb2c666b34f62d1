#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const OLDEST_NODE = 22;
const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const built = at('../../../dist/herald.mjs');
const ownNode = at('../../../node_modules/node/bin/node');

if (!existsSync(built)) {
  process.stderr.write('Herald is not built yet. Run `npm run build` first (`npm start` does it by itself).\n');
  process.exit(1);
}
if (Number.parseInt(process.versions.node, 10) >= OLDEST_NODE) {
  await import(built);
} else {
  const { status } = spawnSync(ownNode, [built, ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
