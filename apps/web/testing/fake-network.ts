import { vi } from 'vitest';
import type { FakeRequest, FakeServer } from './fake-server.ts';
import { fakeUploadFor } from './fake-upload.ts';

/** The network of the tab: `fetch` and `XMLHttpRequest` reach the fake server and nothing else. */
export function connect(server: FakeServer): void {
  vi.stubGlobal('fetch', (url: string | URL, init: RequestInit = {}) => answerUnlessAborted(server, url, init));
  vi.stubGlobal('XMLHttpRequest', fakeUploadFor(server));
}

function answerUnlessAborted(server: FakeServer, url: string | URL, init: RequestInit): Promise<Response> {
  const { signal } = init;
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal?.reason);
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort);
    server.respond(requestOf(url, init)).then(resolve, reject);
  });
}

function requestOf(url: string | URL, { method = 'GET', headers, body }: RequestInit): FakeRequest {
  const sent = new Headers(headers);
  return {
    method,
    url: String(url),
    token: sent.get('authorization')?.replace('Bearer ', '') ?? null,
    idempotencyKey: sent.get('idempotency-key'),
    body: body ?? undefined,
  };
}
