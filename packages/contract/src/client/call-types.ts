import type { z } from 'zod';
import type { EndpointShape } from '../endpoint.ts';
import type { Endpoints } from '../endpoints.ts';
import type { EndedVoice, FieldErrors } from '../envelope.ts';

/** Endpoints by what the caller writes: `'POST /auth/login'`. */
export type CallMap = {
  [K in keyof Endpoints as `${Endpoints[K]['method']} ${Endpoints[K]['path']}`]: Endpoints[K];
};
export type Call = keyof CallMap;

type Nothing = Record<never, never>;
type Part<E, K extends 'params' | 'query' | 'body'> =
  E extends Record<K, infer S extends z.core.$ZodType>
    ? Nothing extends z.input<S>
      ? { [P in K]?: z.input<S> }
      : { [P in K]: z.input<S> }
    : Nothing;
type FormPart<E> = E extends { upload: object } ? { form: FormData } : Nothing;
type KeyPart<E> = E extends { idempotent: string } ? { idempotencyKey?: string } : Nothing;
/** Said again by the caller, because the endpoints and their schemas are not part of what a browser loads. */
type LongPart<E> = E extends { long: true } ? { long: true } : Nothing;

export interface CallOptions {
  signal?: AbortSignal;
  /** Survives leaving the page; for small bodies only (64 KiB for all such calls together). */
  keepalive?: boolean;
}

/** Taken apart one endpoint at a time, so that the compiler never multiplies the parts of all of them. */
type InputOf<E> = E extends EndpointShape
  ? Part<E, 'params'> & Part<E, 'query'> & Part<E, 'body'> & FormPart<E> & KeyPart<E> & LongPart<E> & CallOptions
  : never;

/** What a call needs: its parameters, query and body, and options. */
export type CallInput<C extends Call> = InputOf<CallMap[C]>;

/** A failed call, whatever made it fail. */
export interface ApiFailure {
  status: 'error';
  message: string;
  errors?: FieldErrors;
  /** The server's name of the error; without words from the server, the name {@link ServiceError} has for it. */
  code?: string;
  /** Set when the server responded. */
  httpStatus?: number;
  requestId?: string;
  /** What the next step of a sign-in has to bring along. */
  ticket?: string;
  /** With `voice_ended`: who could speak in its place. */
  voice?: EndedVoice;
}

type AnswersOfCalls = { [C in Call]: z.output<CallMap[C]['response']> };
/** An interface, because the compiler looks one call up in it; of a mapped type it asks the condition of all calls. */
interface SuccessAnswers extends AnswersOfCalls {}
export type SuccessAnswer<C extends Call> = SuccessAnswers[C];

/** The endpoint's own success answer, or a failure: tell them apart by `status`. */
export type Answer<C extends Call> = SuccessAnswer<C> | ApiFailure;
