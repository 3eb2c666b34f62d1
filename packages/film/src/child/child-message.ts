import type { FilmErrorCode } from '../film-error.ts';

/** What a parent sends its child process. */
export type ToChild<Request, Ahead> = { ahead: Ahead } | { request: Request } | { fetched: true };

/** What a child process sends its parent. */
export type ChildMessage<Result, Progress> =
  | { kind: 'ready' }
  | { kind: 'begun' }
  | { kind: 'progress'; progress: Progress }
  /** asks for files that may have been made before */
  | { kind: 'asks'; names: string[] }
  | { kind: 'result'; result: Result; residentBytes: number }
  | { kind: 'error'; code: FilmErrorCode; message: string };
