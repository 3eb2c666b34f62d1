import { errorTable } from '@herald/contract/errors';
import type { Core } from '../core.ts';
import type { Transaction } from '../db/database.ts';
import { AppError } from '../errors/app-error.ts';
import { mailRepository } from '../mails/mail-repository.ts';
import { twoFactorRepository } from '../two-factor/two-factor-repository.ts';
import { endLinks } from './prove-address.ts';
import { noticeAddressChange } from './send-notice.ts';
import { sendVerification } from './send-verification.ts';
import { sessionRepository } from './session-repository.ts';
import { type UserRow, userRepository } from './user-repository.ts';

interface AddressChange {
  /** As they were before, held until the transaction ends. */
  user: Pick<UserRow, 'id' | 'name' | 'email'>;
  email: string;
  /** The session of the person who changes their own address; it goes on. Others change it for somebody else. */
  keptSession?: string | undefined;
}

/**
 * The only way in which a user gets another address, which nobody has proved yet. Whatever went to the old one opens
 * nothing any more, and what waits to be sent there is taken back. The old address is told, but not what the new one is.
 */
export async function changeAddress(core: Core, tx: Transaction, change: AddressChange): Promise<void> {
  const { user, email, keptSession } = change;
  if (!(await userRepository.changeAddress(tx, user.id, email))) {
    throw new AppError('email_taken', { errors: { email: [errorTable.email_taken.text] } });
  }
  await endLinks(tx, user.id);
  await mailRepository.withdrawUnsent(tx, user.id);
  await twoFactorRepository.removeTicketsOf(tx, user.id);
  if (keptSession) await sessionRepository.removeOthers(tx, user.id, keptSession);
  else await sessionRepository.removeAll(tx, user.id);
  await noticeAddressChange(core, tx, user);
}

/** The same for somebody else: the new address has to be confirmed. */
export async function changeAddressOfOther(
  core: Core,
  tx: Transaction,
  change: Omit<AddressChange, 'keptSession'> & { name: string },
): Promise<void> {
  const { user, email, name } = change;
  await changeAddress(core, tx, { user, email });
  if (core.mailer.hasTransport) await sendVerification(core, tx, { userId: user.id, name, email });
}
