import { readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

export const UPLOAD_FOLDER_PREFIX = 'herald-upload-';
/** Uploads, and sounds that are being decoded, are kept in folders with these names. */
const SWEPT_PREFIXES = [UPLOAD_FOLDER_PREFIX, 'herald-sound-'];

const HOUR_MS = 3_600_000;

/** Removes what a process left behind that was killed during an upload, now and every hour. */
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
    // A folder of another user of the machine cannot be removed; that is fine.
    if (found && found.mtimeMs < beforeMs) await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  }
}
