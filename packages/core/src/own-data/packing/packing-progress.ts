import type { Core } from '../../core.ts';
import type { ArchiveProgress } from './archive-stream.ts';
import { ExportOverError } from './export-over-error.ts';
import { type ExportLease, exportRepository } from './export-repository.ts';

const SAVE_EVERY_MS = 1000;

/** Writes how far the packing is, and ends it when the export was removed or the worker stops. */
export function watchPacking(core: Core, lease: ExportLease, signal: AbortSignal): ArchiveProgress {
  let filesDone = 0;
  let bytesDone = 0;
  let savedAt = performance.now();
  const save = async () => {
    signal.throwIfAborted();
    if (performance.now() - savedAt < SAVE_EVERY_MS) return;
    savedAt = performance.now();
    if (!(await exportRepository.change(core.db.queries, lease, { filesDone, bytesDone }))) throw new ExportOverError();
  };
  return {
    async onBytes(count) {
      bytesDone += count;
      await save();
    },
    async onFile() {
      filesDone += 1;
      await save();
    },
  };
}
