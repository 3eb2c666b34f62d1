import type { Core } from '../core.ts';
import type { Transaction } from '../db/database.ts';
import { AppError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import { hashSecretToken, newSecretToken } from '../runtime/secret-token.ts';
import { accountRepository } from './account-repository.ts';
import { sessionRepository } from './session-repository.ts';
import { type SignedIn, signedIn } from './signed-in.ts';
import { userRepository } from './user-repository.ts';

/** The person goes on in another account that is open to them, and the next sign-in opens it. */
export async function switchAccount(core: Core, actor: Actor, accountId: string): Promise<SignedIn> {
  const token = await core.db.transaction('switch account', async (tx) => {
    const isImpersonated = actor.impersonator !== null;
    const open = await accountRepository.listOpenTo(tx, actor.userId, { isImpersonated });
    if (!open.some(({ id }) => id === accountId)) throw new AppError('not_found');
    if (!actor.impersonator) await userRepository.update(tx, actor.userId, { lastAccountId: accountId });
    return moveSession(core, tx, actor, accountId);
  });
  return signedIn(core, token);
}

/** Under another token, so that nothing open in the browser takes one account for the other. */
export async function moveSession(core: Core, tx: Transaction, actor: Actor, accountId: string): Promise<string> {
  const token = newSecretToken(core.random);
  await sessionRepository.moveTo(tx, actor.sessionHash, { tokenHash: hashSecretToken(token), accountId });
  return token;
}
