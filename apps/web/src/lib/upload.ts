import type { ApiFailure } from '@herald/contract/client/call-types';
import type { Endpoints } from '@herald/contract/endpoints';
import { errorTexts } from '@herald/contract/errors';
import { connection, failureHeard } from './api.ts';
import { authToken } from './auth-token.ts';
import { endSessionOf } from './session-end.ts';

type UploadPath = Extract<Endpoints[keyof Endpoints], { upload: object }>['path'];

interface UploadOptions {
  /** Of an endpoint that takes a file, below /api. */
  path: UploadPath;
  /** What stands in the place of the path's parameters. */
  params?: Record<string, string>;
  query?: Record<string, string>;
  form: FormData;
  signal: AbortSignal;
  /** 0 to 1: how much has left this browser. */
  onProgress: (share: number) => void;
}

/** The call itself failed: nothing was answered. */
export class UploadInterruptedError extends Error {}

/** A line on which nothing moves for so long is dead; the server needs less to answer once it has everything. */
const SILENCE_MS = 60_000;

/** Sends a form and tells how far it is, which fetch cannot. Aborting really stops the sending. */
export function upload<Data>({ path, params = {}, query, form, signal, onProgress }: UploadOptions): Promise<Data> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    const stop = () => call.abort();
    const interrupted = () => {
      connection.doubt();
      reject(new UploadInterruptedError(errorTexts.network));
    };
    const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
    call.open('POST', `/api${filled}${query ? `?${new URLSearchParams(query)}` : ''}`);
    call.setRequestHeader('accept', 'application/json');
    const token = authToken.read();
    if (token) call.setRequestHeader('authorization', `Bearer ${token}`);
    let silence: ReturnType<typeof setTimeout> | undefined;
    const heard = () => {
      clearTimeout(silence);
      silence = setTimeout(() => {
        interrupted();
        call.abort();
      }, SILENCE_MS);
    };
    call.upload.onprogress = ({ loaded, total }) => {
      heard();
      if (total > 0) onProgress(loaded / total);
    };
    call.onerror = interrupted;
    call.ontimeout = interrupted;
    call.onabort = () => reject(new DOMException('The upload was cancelled.', 'AbortError'));
    call.onloadend = () => {
      clearTimeout(silence);
      signal.removeEventListener('abort', stop);
    };
    call.onload = () => {
      const answer = readAnswer(call);
      if (call.status === 401) endSessionOf(token);
      if ('data' in answer) resolve(answer.data as Data);
      else reject(failureHeard(answer));
    };
    signal.addEventListener('abort', stop);
    if (signal.aborted) reject(new DOMException('The upload was cancelled.', 'AbortError'));
    else {
      heard();
      call.send(form);
    }
  });
}

function readAnswer({ status, responseText }: XMLHttpRequest): { data: unknown } | ApiFailure {
  const failure: ApiFailure = { status: 'error', message: errorTexts.unknown, httpStatus: status };
  try {
    const answer = JSON.parse(responseText) as Partial<ApiFailure> & { data?: unknown };
    if (status < 400 && answer.data) return { data: answer.data };
    return {
      ...failure,
      ...(answer.message && { message: answer.message }),
      ...(answer.code && { code: answer.code }),
    };
  } catch {
    return failure;
  }
}
