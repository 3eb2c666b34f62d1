import { rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandError } from './exit-code.ts';

const markerIn = (dataFolder: string) => join(dataFolder, 'restore-unfinished');

/** From here on the installation is partly that of the backup, until `endRestore`. */
export async function beginRestore(dataFolder: string, backup: string): Promise<void> {
  await writeFile(markerIn(dataFolder), `${backup}\n`, { mode: 0o600, flush: true });
}

export async function endRestore(dataFolder: string): Promise<void> {
  await rm(markerIn(dataFolder), { force: true });
}

export async function isHalfRestored(dataFolder: string): Promise<boolean> {
  return stat(markerIn(dataFolder)).then(
    () => true,
    () => false,
  );
}

/** A Herald with half of its files would work, and remove what has no row. */
export async function assertWhole(dataFolder: string): Promise<void> {
  if (!(await isHalfRestored(dataFolder))) return;
  throw new CommandError(
    `A restore into ${dataFolder} did not come to its end. Run \`npx herald restore\` again with the same backup.`,
  );
}
