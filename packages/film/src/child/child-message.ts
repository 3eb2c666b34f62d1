import type { FilmErrorCode } from '../film-error.ts';

/** What a child process is told. */
export type ToChild<Request, Ahead> = { ahead: Ahead } | { request: Request };

/** What a child process tells its parent. */
export type ChildMessage<Result, Progress> =
  | { kind: 'ready' }
  | { kind: 'progress'; progress: Progress }
  | { kind: 'result'; result: Result }
  | { kind: 'error'; code: FilmErrorCode; message: string };
