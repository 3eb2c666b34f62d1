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
