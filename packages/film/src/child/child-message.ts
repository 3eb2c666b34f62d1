import type { FilmErrorCode } from '../film-error.ts';

/** What a parent sends its child process. */
export type ToChild<Request, Ahead> = { ahead: Ahead } | { request: Request };

/** What a child process sends its parent. */
export type ChildMessage<Result, Progress> =
  | { kind: 'ready' }
  | { kind: 'begun' }
  | { kind: 'progress'; progress: Progress }
  | { kind: 'result'; result: Result; residentBytes: number }
  | { kind: 'error'; code: FilmErrorCode; message: string };
