import type { z } from 'zod';
import type { AccountRole } from './statuses.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may call: `public` ignores any token, `optional` depends on who asks,
 * `user` needs a session, `admin` needs an administrator's session.
 */
export type Access = 'public' | 'optional' | 'user' | 'admin';

/** The one file of a multipart form. */
export interface UploadLimit {
  /** The form's field that carries the file. */
  field: string;
  maxBytes: number;
  /** A piece of a larger file: room and number of uploads were looked at when that began. */
  isPiece?: true;
}

export interface EndpointShape {
  method: Method;
  /** Below /api; parameters as `:name`, the rest of a path as `*`. */
  path: `/${string}`;
  tag: string;
  summary: string;
  auth: Access;
  /** The least a team member must be in the account they act in; a viewer by default. */
  role?: AccountRole;
  /** Makes what goes into videos, or may cost money: refused without a plan that includes making videos. */
  makes?: true;
  params?: z.core.$ZodType;
  query?: z.core.$ZodType;
  body?: z.core.$ZodType;
  /** The body is a multipart form with one file; the client hands in a FormData. */
  upload?: UploadLimit;
  /** For a body that may be larger than `limits.jsonBodyBytes`. */
  maxBodyBytes?: number;
  response: z.core.$ZodType;
  /** Content type of an answer that is not JSON. */
  produces?: string;
  /** Sends XML in place of the JSON to whoever asks for it. */
  alsoXml?: true;
  /** The JSON is written piece by piece. */
  streamed?: true;
  successStatus?: 200 | 201 | 202;
  /**
   * Accepts `Idempotency-Key`: the same key does the work once. `row`: the key is kept in the row that the work creates,
   * in the same transaction. `answer`: the answer is kept and sent again.
   */
  idempotent?: 'row' | 'answer';
  /** May take up to `limits.longRequestTimeoutMs`. */
  long?: true;
  /** Not counted against the requests that one address may send in a minute. */
  uncounted?: true;
  /** Answers a question that is sent in a body, and changes nothing. */
  onlyAsks?: true;
  /** Ends the session of an administrator who acts as another user, which has an entry of its own. */
  endsActing?: true;
  /** An administrator who acts as another user is refused before the body is read. */
  onlyInPerson?: true;
  /** Stays open to everybody while the site is under maintenance. */
  openInMaintenance?: true;
}

/** Declares an endpoint once; validation, OpenAPI and the typed client are derived from it. */
export function ep<const E extends EndpointShape>(endpoint: E): E {
  return endpoint;
}
