/** The exit codes of `herald render`. */
export const renderExitCodes = { ok: 0, failed: 1, wrongUse: 2, notInSync: 3, stopped: 130 } as const;

/** A mistake in the command that the user can fix. It is shown without a stack trace. */
export class RenderUseError extends Error {
  override readonly name = 'RenderUseError';
}

/** What is wrong with the arguments of a command, in one sentence. */
export function argumentsProblem(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const [, flag] = /^Option '(--[\w-]+)' argument is ambiguous/.exec(error.message) ?? [];
  if (flag) return `The value of ${flag} looks like another flag. If it is meant, write ${flag}=VALUE.`;
  return `${error.message.split(/\.?\n|\. /)[0]?.replace(/\.$/, '')}.`;
}
