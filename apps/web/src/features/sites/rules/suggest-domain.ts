const MAX_CHARACTERS = 63;

/** A sub-domain out of a name: its letters and digits, with hyphens between the words. */
export function suggestDomain(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_CHARACTERS)
    .replaceAll(/^-+|-+$/g, '');
}
