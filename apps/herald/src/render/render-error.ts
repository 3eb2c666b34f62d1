/** The exit codes of `herald render`. */
export const renderExitCodes = { ok: 0, failed: 1, wrongUse: 2, notInSync: 3, stopped: 130 } as const;

/** A mistake in the command that the user can fix. It is shown without a stack trace. */
export class RenderUseError extends Error {
  override readonly name = 'RenderUseError';
}
