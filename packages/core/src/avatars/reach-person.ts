import type { Core } from '../core.ts';
import type { Avatar } from './avatar-repository.ts';
import { hostedRepository } from './hosted-repository.ts';

/** A service that films, with its names under other keys. */
export interface NamedFilmer {
  name: string;
  alsoCalled: readonly string[];
}

/** The names under which a service is reached now, the key of the account first. */
export const reachedAs = (filmers: readonly NamedFilmer[], name: string): string[] =>
  filmers.filter((one) => one.name === name || one.alsoCalled.includes(name)).map((one) => one.name);

interface PersonWish {
  accountId: string;
  avatar: Avatar;
  /** Services with people, as they are there. */
  casts: readonly NamedFilmer[];
  /** Where the film was ordered already. */
  orderedFrom?: string | undefined;
}

/** A person of a service with the key that is there now; whoever nobody else reaches stays as they are. */
export async function reachPerson(core: Core, { accountId, avatar, casts, orderedFrom }: PersonWish): Promise<Avatar> {
  const { hostedBy, hostedId } = avatar;
  if (avatar.kind !== 'hosted' || !hostedBy || !hostedId) return avatar;
  const names = reachedAs(casts, hostedBy);
  if (names.length === 0 || hostedBy === orderedFrom) return avatar;
  const found = await hostedRepository.listPerson(core.db.queries, accountId, hostedId, names);
  const rank = (one: Avatar) => (one.hostedBy === orderedFrom ? -1 : names.indexOf(one.hostedBy ?? ''));
  return found.toSorted((a, b) => rank(a) - rank(b))[0] ?? avatar;
}
