import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { link, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CommandError } from '../instance/exit-code.ts';

/**
 * Writes a file that gets its name only when it is complete, and never the place of another. Its part has a name of its
 * own, so that two commands that write the same file do not meet.
 */
export async function writeNewFile(path: string, content: Readable, signal?: AbortSignal): Promise<void> {
  const part = `${path}.${randomBytes(6).toString('hex')}.part`;
  try {
    const options = { flags: 'wx', mode: 0o600, flush: true };
    await pipeline(content, createWriteStream(part, options), { ...(signal && { signal }) });
    await takeName(part, path);
  } finally {
    await rm(part, { force: true });
  }
}

/** Unlike a rename, a link refuses a name that is taken. */
async function takeName(part: string, path: string): Promise<void> {
  try {
    await link(part, path);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EEXIST') throw isThereAlready(path);
    if (!NO_LINKS.includes(String(code))) throw error;
    await writeFile(path, '', { flag: 'wx', mode: 0o600 });
    await rename(part, path);
  }
}

/** What file systems say that have no second name for a file. */
const NO_LINKS = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'];

export function isThereAlready(path: string): CommandError {
  return new CommandError(`${path} is there already. Name another file, or a folder.`);
}

const HOUR_MS = 3_600_000;

/** Removes parts that commands left behind which were killed: one that is under way grows all the time. */
export async function removeOldParts(path: string, now: Date): Promise<void> {
  const folder = dirname(path);
  for (const name of await readdir(folder)) {
    const ofFile = /^(.*)\.[0-9a-f]{12}\.part$/.exec(name)?.[1];
    if (ofFile === undefined) continue;
    if (ofFile !== basename(path) && !/^herald-[\dTZ-]+\.zip$/.test(ofFile)) continue;
    const found = await stat(join(folder, name)).catch(() => undefined);
    if (found && now.getTime() - found.mtimeMs > HOUR_MS) await rm(join(folder, name), { force: true });
  }
}
