import type { Core } from '../../core.ts';
import { AppError } from '../../errors/app-error.ts';

/** Policy: what only a mail server can do is refused without one. */
export function assertHasMailServer({ mailer }: Core): void {
  if (!mailer.hasTransport) throw new AppError('conflict', { message: 'No mail server is set up.' });
}
