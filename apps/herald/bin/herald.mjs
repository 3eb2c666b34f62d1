#!/usr/bin/env node
import { existsSync } from 'node:fs';

const built = new URL('../../../dist/herald.mjs', import.meta.url);

if (existsSync(built)) {
  await import(built.href);
} else {
  process.stderr.write('Herald is not built yet. Run `npm run build` first (`npm start` does it by itself).\n');
  process.exitCode = 1;
}
