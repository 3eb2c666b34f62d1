import type { Avatar } from '@herald/contract/endpoints/avatars';

/** The looks of a filmed person, the first one first. */
export function looksOf(avatars: readonly Avatar[], personId: string | undefined): Avatar[] {
  return avatars
    .filter(({ filmed }) => filmed !== null && filmed.person_id === personId)
    .toSorted((a, b) => a.created_at.localeCompare(b.created_at));
}

/** Each filmed person once, by the look that is chosen or by the first in the list; everybody else as they are. */
export function onePerPerson(avatars: readonly Avatar[], chosenId: string): Avatar[] {
  const chosenPerson = avatars.find(({ id }) => id === chosenId)?.filmed?.person_id;
  const seen = new Set<string>();
  return avatars.filter(({ id, filmed }) => {
    if (!filmed) return true;
    if (filmed.person_id === chosenPerson) return id === chosenId;
    if (seen.has(filmed.person_id)) return false;
    seen.add(filmed.person_id);
    return true;
  });
}

/** Whom this user filmed and may film again, each person once. */
export const ownPeople = (avatars: readonly Avatar[]): Avatar[] =>
  onePerPerson(
    avatars.filter(({ filmed, is_own }) => is_own && filmed?.is_yours),
    '',
  );

/** A look needs a name as soon as there are two. */
export const lookName = ({ filmed }: Avatar): string => filmed?.look || 'First look';

/** Whether films can be made from the clip. */
export const maySpeak = ({ check }: NonNullable<Avatar['filmed']>): boolean =>
  check === 'passed' || check === 'needless';
