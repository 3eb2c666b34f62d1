import type { z } from 'zod';
import type { Endpoints } from '../endpoints.ts';
import type { FieldErrors } from '../envelope.ts';

/** Endpoints by what the caller writes: `'POST /auth/login'`. */
export type CallMap = {
  [K in keyof Endpoints as `${Endpoints[K]['method']} ${Endpoints[K]['path']}`]: Endpoints[K];
};
export type Call = keyof CallMap;

type Nothing = Record<never, never>;
type Part<E, K extends 'params' | 'query' | 'body'> =
  E extends Record<K, infer S extends z.ZodType>
    ? Nothing extends z.input<S>
      ? { [P in K]?: z.input<S> }
      : { [P in K]: z.input<S> }
    : Nothing;
type FormPart<E> = E extends { multipart: true } ? { form: FormData } : Nothing;

export interface CallOptions {
  signal?: AbortSignal;
  idempotencyKey?: string;
  /** Goes on when the page is left; for small bodies only (64 KiB for all such calls together). */
  keepalive?: boolean;
}

/** What a call needs: its parameters, query and body, and options. */
export type CallInput<C extends Call> = Part<CallMap[C], 'params'> &
  Part<CallMap[C], 'query'> &
  Part<CallMap[C], 'body'> &
  FormPart<CallMap[C]> &
  CallOptions;

/** A failed call, whatever made it fail. */
export interface ApiFailure {
  status: 'error';
  message: string;
  errors?: FieldErrors;
  /** The server's name of the error. */
  code?: string;
  /** Set when the server responded. */
  httpStatus?: number;
  requestId?: string;
}

/** The endpoint's own success answer, or a failure: tell them apart by `status`. */
export type Answer<C extends Call> = z.output<CallMap[C]['response']> | ApiFailure;
export type SuccessAnswer<C extends Call> = z.output<CallMap[C]['response']>;
