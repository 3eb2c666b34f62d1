import { describe, expect, it } from 'vitest';
import { refusalTexts, refusedFields } from '../testing/refused-fields.ts';
import { siteBranding, siteEndpoints, siteLead } from './sites.ts';

describe('how a site looks', () => {
  const look = { headline: 'Hello', tagline: '', accent: '#e8502e', ground: '#FFFFFF', has_contact_form: true };

  it.each([
    [{}, []],
    [{ headline: ' ' }, ['headline']],
    [{ accent: 'red' }, ['accent']],
    [{ accent: '#fff', ground: '#e8502e; }' }, ['accent', 'ground']],
    [{ ground: '#e8502e\n' }, ['ground']],
    [{ has_contact_form: 'on' }, ['has_contact_form']],
  ])('with %j changed is refused for %j', (change, fields) => {
    expect(refusedFields(siteBranding, { ...look, ...change })).toEqual(fields);
  });

  it.each([
    ['headline', 120],
    ['tagline', 300],
  ])('takes %s with %i characters, and not with one more', (field, limit) => {
    expect(refusedFields(siteBranding, { ...look, [field]: 'x'.repeat(limit) })).toEqual([]);
    expect(refusedFields(siteBranding, { ...look, [field]: 'x'.repeat(limit + 1) })).toEqual([field]);
  });

  it('keeps its texts without the blanks around them', () => {
    expect(siteBranding.parse({ ...look, headline: ' Hi ', tagline: ' there ' })).toMatchObject({
      headline: 'Hi',
      tagline: 'there',
    });
  });
});

describe('a message from a contact form', () => {
  const message = { name: 'Cleo', email: 'cleo@example.com', message: 'Hello' };

  it.each([
    [{ name: ' ' }, 'Please enter your name.'],
    [{ email: 'cleo' }, 'Please enter a valid email address.'],
    [{ message: '\n' }, 'Please write a message.'],
  ])('with %j changed is refused with: %s', (change, text) => {
    expect(refusalTexts(siteLead, { ...message, ...change })).toEqual([text]);
  });

  it.each([
    ['name', 120],
    ['message', 5000],
  ])('takes %s with %i characters, and not with one more', (field, limit) => {
    expect(refusedFields(siteLead, { ...message, [field]: 'x'.repeat(limit) })).toEqual([]);
    expect(refusedFields(siteLead, { ...message, [field]: 'x'.repeat(limit + 1) })).toEqual([field]);
  });
});

it.each([
  [{ name: 'Shop', domain: 'shop' }, []],
  [{ name: 1, domain: null }, ['name', 'domain']],
  [{}, ['name', 'domain']],
])('creating the site %j is refused for %j', (body, fields) => {
  expect(refusedFields(siteEndpoints.createSite.body, body)).toEqual(fields);
});
