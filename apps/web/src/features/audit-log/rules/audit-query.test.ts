import { expect, it } from 'vitest';
import { everything, filtersOf, isNarrowed, readAuditQuery, writeAuditQuery } from './audit-query.ts';

const addressOf = (text: string) => new URLSearchParams(text);

it('is read back as it was written', () => {
  const query = { ...everything, action: 'user.suspend', person: 'ann', impersonated: 'true', page: 3 } as const;
  expect(readAuditQuery(writeAuditQuery(addressOf('tab=monitoring'), query))).toEqual(query);
});

it('with something the log does not know means everything', () => {
  const odd = 'action=User Deleted&date_from=2026-99-99&impersonated=perhaps&page=-3';
  expect(readAuditQuery(addressOf(odd))).toEqual(everything);
});

it('begins with the first page after another question', () => {
  const next = writeAuditQuery(addressOf('tab=monitoring&page=4'), { target: 'Desk' });
  expect(next.toString()).toBe('tab=monitoring&target=Desk');
});

it('a page alone does not narrow the log', () => {
  expect(isNarrowed({ ...everything, page: 2 })).toBe(false);
  expect(isNarrowed({ ...everything, impersonated: 'true' })).toBe(true);
});

it('asks the server only for what is chosen', () => {
  expect(filtersOf({ ...everything, page: 2, action: 'user' })).toEqual({ action: 'user', person: '', target: '' });
});
