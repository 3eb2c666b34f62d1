export interface DescribedError {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: DescribedError;
}

/** The longest chain of causes worth logging. */
const MAX_CAUSES = 4;

/** An error as the log may hold it: no SQL parameters, no row contents. */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!isLikeAnError(error)) return { type: typeof error, message: 'A value that is not an error was thrown.' };
  const described: DescribedError = { type: error.name ?? 'object', message: safeMessage(error) };
  if (typeof error.code === 'string') described.code = error.code;
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  if (frames?.length) described.stack = frames.join('\n');
  const cause = causeOf(error);
  if (cause !== undefined && depth < MAX_CAUSES) described.cause = describeError(cause, depth + 1);
  return described;
}

interface LikeAnError {
  message: string;
  name?: string;
  stack?: string;
  code?: unknown;
  cause?: unknown;
  errors?: unknown;
}

/** Some libraries hand over a copy of an error, which is a plain object. */
function isLikeAnError(error: unknown): error is LikeAnError {
  if (error instanceof Error) return true;
  return typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string';
}

/** Of several errors at once, as from a host with two addresses, the first stands for all. */
function causeOf({ cause, errors }: LikeAnError): unknown {
  return cause ?? (Array.isArray(errors) ? errors[0] : undefined);
}

function safeMessage(error: LikeAnError): string {
  // Drizzle puts the statement and its parameters (hashes, addresses) into the message.
  if ('params' in error && 'query' in error) return 'A database query failed.';
  return error.message;
}
