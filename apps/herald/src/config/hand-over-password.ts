import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

type Variables = Record<string, string | undefined>;

/** Where the program that this one has become finds the password, for the moment until it has read it. */
const HANDED = 'HERALD_HANDED_PASSWORD';

/**
 * The environment that a process began with can be read by every program of the same user for as long as it runs, and
 * `herald start` runs for months. So it begins again, as the same process, without the administrator's password in it.
 */
export function handOverPassword(variables: Variables): void {
  const password = variables.HERALD_ADMIN_PASSWORD;
  // A program with a channel to its parent would lose it.
  if (!password?.trim() || process.platform === 'win32' || process.connected || !process.execve) return;
  const path = keep(password);
  if (!path) return;
  const { HERALD_ADMIN_PASSWORD: _password, ...others } = variables;
  const environment = { ...others, [HANDED]: path } as NodeJS.ProcessEnv;
  process.execve(process.execPath, [process.argv0, ...process.execArgv, ...process.argv.slice(1)], environment);
}

/** Where nothing can be written, the password stays in the environment, and the start says what is wrong with the folders. */
function keep(password: string): string | undefined {
  try {
    const path = join(mkdtempSync(join(tmpdir(), 'herald-start-')), 'password');
    writeFileSync(path, password, { mode: 0o600 });
    return path;
  } catch {
    return undefined;
  }
}

/** Puts a password that was handed over where the settings are read, and removes its file. */
export function takeHandedPassword(variables: Variables): void {
  const path = variables[HANDED];
  if (!path) return;
  delete variables[HANDED];
  variables.HERALD_ADMIN_PASSWORD = readFileSync(path, 'utf8');
  rmSync(dirname(path), { recursive: true, force: true });
}
