export type RefusalReason = 'too_long' | 'unusable';

/** What was handed to an engine is itself at fault; the message is written for the person who sent it. */
export class InputRefused extends Error {
  override readonly name = 'InputRefused';
  readonly reason: RefusalReason;

  constructor(message: string, reason: RefusalReason = 'unusable', cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
  }
}
