import type { SessionUser } from '@herald/contract/endpoints/session-user';
import { useMaking } from '#features/create/steps/making.ts';
import { useLibrary } from '#features/library/api/use-library.ts';
import { wholeLibrary } from '#features/library/rules/library-query.ts';
import { firstVisit } from '#lib/first-visit.ts';

/**
 * To people who may make videos and never had one; it stays until they leave the page if they take it. Who has just
 * signed up has none, which needs no answer of the server.
 */
export function useFirstFilmOffer({ id, account }: SessionUser): boolean {
  const { list, error } = useLibrary(id, wholeLibrary);
  const isMade = useMaking() !== null;
  if (account.role === 'viewer') return false;
  if (isMade) return true;
  if (list === undefined) return error === null && account.role === 'owner' && firstVisit.isOf(id);
  return list.total === 0 && list.counts.trash === 0;
}
