/** Scripts may rely on these exit codes. */
export const exitCodes = { ok: 0, failed: 1, wrongUsage: 2 } as const;

/** A failure that the person at the terminal can fix. It is shown as one sentence without a stack trace. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly exitCode: number;
  /** The same command may succeed later without any change. */
  readonly mayPass: boolean;

  constructor(message: string, exitCode: number = exitCodes.failed, { mayPass = false } = {}) {
    super(message);
    this.exitCode = exitCode;
    this.mayPass = mayPass;
  }
}
