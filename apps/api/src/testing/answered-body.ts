import type { Call, SuccessAnswer } from '@herald/contract/client/call-types';

/** What comes back as JSON: what the contract promises for the call, and what a failure says. A test reads what it expects. */
export type AnsweredBody<Written extends string> = [CallOf<Written>] extends [never]
  ? Told
  : Told & Omit<SuccessAnswer<CallOf<Written>>, keyof Told>;

export interface Told {
  status: 'success' | 'error';
  message: string;
  code: string;
  errors: Record<string, string[]>;
}

/** The endpoint that is meant by what a test writes: `GET /videos/7?page=2` means `GET /videos/:id`. */
type CallOf<Written extends string> = Written extends Call
  ? Written
  : { [Known in Call]: Means<WithoutQuery<Written>, Known> extends true ? Known : never }[Call];

type WithoutQuery<Written extends string> = Written extends `${infer Path}?${string}` ? Path : Written;

type Means<Written extends string, Known extends string> = Known extends `${infer Part}/${infer Parts}`
  ? Written extends `${infer Step}/${infer Steps}`
    ? Fits<Step, Part> extends true
      ? Means<Steps, Parts>
      : false
    : false
  : Written extends `${string}/${string}`
    ? false
    : Fits<Written, Known>;

type Fits<Step extends string, Part extends string> = Part extends `:${string}`
  ? true
  : Step extends Part
    ? true
    : false;
