import type { DataExport } from '@herald/contract/endpoints/own-data';
import type { Core } from '@herald/core';
import type { ShownExport } from '@herald/core/own-data';

export function presentExport(core: Core, found: ShownExport): DataExport {
  const { id, state, createdAt, expiresAt, filesDone, filesTotal, bytesDone, bytesTotal, downloadUrl, error } = found;
  return {
    id,
    state,
    ordered_at: createdAt.toISOString(),
    files_done: filesDone,
    files_total: filesTotal,
    bytes_done: bytesDone,
    bytes_total: bytesTotal,
    is_mailed: core.mailer.hasTransport,
    works_until: state === 'ready' && expiresAt ? expiresAt.toISOString() : null,
    download_url: downloadUrl,
    error,
  };
}
