/** Names that belong to the installation itself, or that a visitor would take for it. */
const RESERVED = new Set(
  `admin administrator api app apps assets auth billing blog cdn dashboard demo dev docs download email files ftp help
  herald host hostmaster imap images img info local localhost login mail mail1 mail2 media mx ns ns1 ns2 official
  page pages pop pop3 portal postmaster register root secure security server shop signup site sites smtp ssl staff
  staging static status store support system team test video videos watch webmail webmaster www www1 www2`.split(/\s+/),
);

export const DOMAIN_MIN_CHARACTERS = 3;
export const DOMAIN_MAX_CHARACTERS = 63;

/** What is wrong with a subdomain, in words for the customer; undefined when it is fine. */
export function domainProblem(domain: string): string | undefined {
  if (domain.length < DOMAIN_MIN_CHARACTERS || domain.length > DOMAIN_MAX_CHARACTERS) {
    return `A domain has ${DOMAIN_MIN_CHARACTERS} to ${DOMAIN_MAX_CHARACTERS} characters.`;
  }
  if (!/^[a-z0-9-]+$/.test(domain)) return 'A domain has only letters a to z, digits and hyphens.';
  if (domain.startsWith('-') || domain.endsWith('-')) return 'A domain neither starts nor ends with a hyphen.';
  // xn-- encodes letters of other scripts, some of which imitate other names.
  if (domain.slice(2, 4) === '--') return 'A domain has no hyphens in its third and fourth place.';
  if (RESERVED.has(domain)) return 'This domain is reserved. Please choose another one.';
  return undefined;
}
