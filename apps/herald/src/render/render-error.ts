/** What `herald render` tells the shell. */
export const renderExitCodes = { ok: 0, failed: 1, wrongUse: 2, notInSync: 3, stopped: 130 } as const;

/** Something the person who typed the command can mend; shown as it is, without a stack. */
export class RenderUseError extends Error {
  override readonly name = 'RenderUseError';
}
