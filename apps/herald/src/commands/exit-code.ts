/** What the shell is told; scripts may rely on these. */
export const exitCodes = { ok: 0, failed: 1, wrongUse: 2 } as const;

/** A failure the person at the terminal can mend; shown as one sentence, without a stack. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly exitCode: number;

  constructor(message: string, exitCode: number = exitCodes.failed) {
    super(message);
    this.exitCode = exitCode;
  }
}
