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
  if (!(error instanceof Error)) return { type: typeof error, message: 'A value that is not an error was thrown.' };
  const described: DescribedError = { type: error.name, message: safeMessage(error) };
  if ('code' in error && typeof error.code === 'string') described.code = error.code;
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  if (frames?.length) described.stack = frames.join('\n');
  if (error.cause !== undefined && depth < MAX_CAUSES) described.cause = describeError(error.cause, depth + 1);
  return described;
}

function safeMessage(error: Error): string {
  // Drizzle puts the statement and its parameters (hashes, addresses) into the message.
  if ('params' in error && 'query' in error) return 'A database query failed.';
  return error.message;
}
