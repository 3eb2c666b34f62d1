import { countAttempt, forgiveAttempt } from '../attempts/count-attempt.ts';
import type { Core } from '../core.ts';
import type { Transaction } from '../db/database.ts';
import { AppError, fieldError } from '../errors/app-error.ts';
import { type UserRow, userRepository } from './user-repository.ts';

interface PasswordAgain {
  userId: string;
  ip: string;
  password: string;
  /** What the field is called where it was typed. */
  field?: string;
}

interface Confirmed {
  user: UserRow;
  /** Part of what the password was asked for: then the attempt counts no longer. */
  forgive: (tx: Transaction) => Promise<void>;
}

/** Asks somebody who is signed in for their password again. Guesses are counted. */
export async function confirmPassword(core: Core, asked: PasswordAgain): Promise<Confirmed> {
  const { userId, ip, password, field = 'password' } = asked;
  if (password === '') throw fieldError(field, 'Please enter your password.');
  const user = await userRepository.findById(core.db.queries, userId);
  if (!user) throw new AppError('not_found');
  const attempt = { kind: 'confirmPassword', ip, accountId: userId } as const;
  await countAttempt(core, attempt);
  if (!(await core.passwords.verify(user.passwordHash, password))) {
    throw fieldError(field, 'This is not your current password.');
  }
  return { user, forgive: (tx) => forgiveAttempt(core, tx, attempt) };
}
