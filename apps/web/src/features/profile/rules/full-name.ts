import { characterCount } from '@herald/contract/character-count';
import { limits } from '@herald/contract/limits';

export interface NameParts {
  firstName: string;
  lastName: string;
}

/** A name is split at its first space. */
export function splitName(name: string): NameParts {
  const [firstName = '', ...rest] = name.trim().split(' ');
  return { firstName, lastName: rest.join(' ').trim() };
}

export function joinName({ firstName, lastName }: NameParts): string {
  return `${firstName.trim()} ${lastName.trim()}`.trim();
}

/** Both parts are kept as one name. */
export const nameProblem = (parts: NameParts): string | undefined =>
  characterCount(joinName(parts)) > limits.nameCharacters
    ? `First and last name can have ${limits.nameCharacters} characters together.`
    : undefined;
