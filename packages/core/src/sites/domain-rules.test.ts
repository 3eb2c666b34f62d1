import { describe, expect, it } from 'vitest';
import { DOMAIN_MAX_CHARACTERS, DOMAIN_MIN_CHARACTERS, domainProblem } from './domain-rules.ts';
import { siteDomainOf, siteUrl } from './site-address.ts';
import { schemaNameOf, siteSchemaSteps } from './site-schema.ts';

describe('a domain', () => {
  it.each(['abc', 'my-shop', 'shop24', '123', 'a'.repeat(DOMAIN_MAX_CHARACTERS)])('%s is fine', (domain) => {
    expect(domainProblem(domain)).toBeUndefined();
  });

  it.each([
    ['ab', `A domain has ${DOMAIN_MIN_CHARACTERS} to ${DOMAIN_MAX_CHARACTERS} characters.`],
    [
      'a'.repeat(DOMAIN_MAX_CHARACTERS + 1),
      `A domain has ${DOMAIN_MIN_CHARACTERS} to ${DOMAIN_MAX_CHARACTERS} characters.`,
    ],
    ['my shop', 'A domain has only letters a to z, digits and hyphens.'],
    ['shöp', 'A domain has only letters a to z, digits and hyphens.'],
    ['My-Shop', 'A domain has only letters a to z, digits and hyphens.'],
    ['-shop', 'A domain neither starts nor ends with a hyphen.'],
    ['shop-', 'A domain neither starts nor ends with a hyphen.'],
    ['xn--shop', 'A domain has no hyphens in its third and fourth place.'],
    ['admin', 'This domain is reserved. Please choose another one.'],
    ['herald', 'This domain is reserved. Please choose another one.'],
  ])('%s is refused: %s', (domain, problem) => {
    expect(domainProblem(domain)).toBe(problem);
  });
});

describe('the address of a site', () => {
  it('is one label below the domain for sites, with the scheme of the installation', () => {
    const core = { publicUrl: 'https://herald.example', sitesDomain: 'sites.example:8443' };
    expect(siteUrl(core, 'shop')).toBe('https://shop.sites.example:8443');
  });

  it.each([
    ['shop.sites.example', 'shop'],
    ['SHOP.Sites.Example', 'shop'],
    ['shop.sites.example.', 'shop'],
    ['a.b.sites.example', undefined],
    ['sites.example', undefined],
    ['shop.other.example', undefined],
    ['shopsites.example', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('with the host %s names the site %s', (host, domain) => {
    expect(siteDomainOf(host, 'sites.example')).toBe(domain);
  });
});

describe('the schema of a site', () => {
  it('is named after its id only', () => {
    expect(schemaNameOf('0198f2a0-0000-7000-8000-000000000001')).toBe('site_0198f2a0000070008000000000000001');
  });

  it('has no step that names a schema itself', () => {
    for (const step of siteSchemaSteps) expect(step).toContain('{schema}.');
  });
});
