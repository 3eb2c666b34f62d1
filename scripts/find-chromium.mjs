import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { giveUp, run, say } from './workspace.mjs';

/** The headless shell renders the same pages without a window, in a quarter of the time. */
const LEAN = 'chromium-headless-shell';
const NAMES = [LEAN, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** Finds a browser to test in: CHROMIUM_PATH, an installed one, or Debian's package if we may install it. */
export async function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return existsSync(given) ? given : giveUp(`CHROMIUM_PATH is ${given}, but there is no such file.`);
  const installed = installedChromium();
  if (installed) return installed;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) await installFromDebian();
  return (
    installedChromium() ??
    (await playwrightsOwn()) ??
    giveUp(
      'The browser tests need Chromium. Run `npx playwright-core install chromium`, or set CHROMIUM_PATH to one you have.',
    )
  );
}

async function installFromDebian() {
  say('Installing Chromium from Debian for the browser tests…');
  await run('apt-get', ['update', '-qq']);
  // Older releases have no package of the shell alone.
  if ((await install(LEAN)) !== 0) await install('chromium');
}

function install(name) {
  return run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** The first one on the PATH. */
export function installedChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/** The browser that `npx playwright-core install chromium` installs. */
async function playwrightsOwn() {
  const { chromium } = await import('playwright-core');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
