import { buildUrl } from '@herald/contract/client/build-url';
import type { ApiFailure } from '@herald/contract/client/call-types';
import { timeZoneHeader } from '@herald/contract/client/create-client';
import { errorTexts } from '@herald/contract/errors';
import { ApiError, failureHeard } from './api.ts';
import { authToken } from './auth-token.ts';
import { saveFile } from './save-file.ts';
import { endSessionOf } from './session-end.ts';

export type CsvQuery = NonNullable<Parameters<typeof buildUrl>[3]>;

/** Fetches a table and saves it under the name that the server gives. Returns how many rows it has below its head. */
export async function downloadCsv(
  path: `/admin/${string}` | '/analytics/export' | `/batch-jobs/${string}/results`,
  query: CsvQuery,
  otherwise: string,
): Promise<number> {
  const token = authToken.read();
  const response = await fetch(buildUrl('/api', path, {}, query), {
    headers: {
      accept: 'text/csv',
      authorization: `Bearer ${token ?? ''}`,
      [timeZoneHeader]: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
  }).catch(() => undefined);
  if (!response) throw failureHeard({ status: 'error', message: errorTexts.network });
  if (response.status === 401) endSessionOf(token);
  if (!response.ok) throw new ApiError(await failureIn(response));
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  const file = await response.blob();
  saveFile(file, name ?? otherwise);
  return rowsOf(await file.text()) - 1;
}

async function failureIn(response: Response): Promise<ApiFailure> {
  const body = (await response.json().catch(() => ({}))) as Partial<ApiFailure>;
  return { status: 'error', message: body.message || errorTexts.unknown, httpStatus: response.status };
}

/** Lines end with CRLF; those in quotes belong to their cell. */
export const rowsOf = (csv: string): number => csv.replaceAll(/"[^"]*"/g, '').split('\r\n').length - 1;
