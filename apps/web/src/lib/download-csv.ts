import { buildUrl } from '@herald/contract/client/build-url';
import type { ApiFailure } from '@herald/contract/client/call-types';
import { authToken } from './auth-token.ts';
import { saveFile } from './save-file.ts';

/** Fetches a table from our own server and saves it under the name that the server gives; throws with its message. */
export async function downloadCsv(path: `/admin/${string}`, query: Record<string, string>): Promise<void> {
  const response = await fetch(buildUrl('/api', path, {}, query), {
    headers: { accept: 'text/csv', authorization: `Bearer ${authToken.read() ?? ''}` },
  });
  if (!response.ok) {
    const failure = (await response.json().catch(() => ({}))) as Partial<ApiFailure>;
    throw new Error(failure.message ?? '');
  }
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  saveFile(await response.blob(), name ?? 'export.csv');
}
