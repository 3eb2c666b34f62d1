import type { SessionUser } from '@herald/contract/endpoints/session-user';

type OpenAccount = SessionUser['accounts'][number];

/** What a person may do in an account, below its name. */
export function accountDetail({ role, people }: Pick<OpenAccount, 'role' | 'people'>): string {
  if (role === 'owner') return people === 1 ? 'Your account, only you' : `Your account, ${people} people`;
  return `You are ${role === 'viewer' ? 'a' : 'an'} ${role} there`;
}

/** With one account there is nothing to choose. */
export function accountsToChoose({ accounts }: Pick<SessionUser, 'accounts'>): OpenAccount[] {
  return accounts.length > 1 ? accounts : [];
}
