import { readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

export const UPLOAD_FOLDER_PREFIX = 'herald-upload-';
/** Sounds that were just being decoded lie in such folders. */
const SWEPT_PREFIXES = [UPLOAD_FOLDER_PREFIX, 'herald-sound-'];

const HOUR_MS = 3_600_000;

/** Removes what a process that was killed in the middle of an upload left behind, now and every hour. */
export function registerUploadSweep(app: FastifyInstance): void {
  const sweep = () =>
    sweepUploads(Date.now() - HOUR_MS).catch((error: unknown) => {
      app.log.warn({ err: error }, 'Old uploads could not be removed');
    });
  const timer = setInterval(sweep, HOUR_MS).unref();
  app.addHook('onReady', async () => void sweep());
  app.addHook('onClose', async () => clearInterval(timer));
}

/** Removes folders of uploads that began before the given moment; no upload takes that long. */
export async function sweepUploads(beforeMs: number): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!SWEPT_PREFIXES.some((prefix) => name.startsWith(prefix))) continue;
    const folder = join(tmpdir(), name);
    const found = await stat(folder).catch(() => undefined);
    // The folder of another user of the machine is theirs to remove.
    if (found && found.mtimeMs < beforeMs) await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  }
}
