import { mailQuery } from '@herald/contract/endpoints/admin-mails';
import { userQuery } from '@herald/contract/endpoints/admin-users';
import { auditQuery } from '@herald/contract/endpoints/audit-log';
import { webhookQuery } from '@herald/contract/endpoints/webhook-events';
import { describe, expect, it } from 'vitest';
import { countFilters, readQuery, writeQuery } from './list-address.ts';

const addressOf = (text: string) => new URLSearchParams(text);
const everybody = userQuery.parse({});

describe('the address of a list', () => {
  it('without anything means the usual question', () => {
    expect(readQuery(userQuery, addressOf('tab=users'))).toEqual(everybody);
    expect(everybody).toMatchObject({ search: '', sort_by: 'created_at', sort_order: 'desc', per_page: 15, page: 1 });
  });

  it('is read back as it was written', () => {
    const users = { ...everybody, search: 'ann', status: 'banned', per_page: 50, page: 3 } as const;
    expect(readQuery(userQuery, writeQuery(userQuery, addressOf('tab=users'), users))).toEqual(users);
    const log = { ...auditQuery.parse({}), action: 'user.suspend', impersonated: 'true', page: 3 } as const;
    expect(readQuery(auditQuery, writeQuery(auditQuery, addressOf('tab=monitoring'), log))).toEqual(log);
  });

  it.each([
    [userQuery, 'status=odd&role=owner&sort_by=shoe&sort_order=up&per_page=7&page=-3&date_from=2026-99-99'],
    [auditQuery, 'action=User Deleted&date_from=2026-99-99&impersonated=perhaps&page=-3'],
    [webhookQuery, 'date_from=2026-99-99&sort_by=amount&sort_order=up&page=-3'],
    [mailQuery, 'view=odd&page=none'],
  ])('with something that its endpoint does not know means the usual (%#)', (schema, odd) => {
    expect(readQuery(schema, addressOf(odd))).toEqual(schema.parse({}));
  });

  it('keeps what it knows beside what it does not', () => {
    expect(readQuery(userQuery, addressOf('page=x&search=ann'))).toEqual({ ...everybody, search: 'ann' });
  });

  it('goes back to the first page with every other question, and keeps what is not about the list', () => {
    const next = writeQuery(userQuery, addressOf('tab=users&page=4'), { status: 'active' });
    expect(next.toString()).toBe('tab=users&status=active');
  });

  it('forgets a filter that is taken away', () => {
    const next = writeQuery(userQuery, addressOf('status=active&search=ann'), { status: undefined, search: '' });
    expect(next.toString()).toBe('');
  });
});

it('a page or an order alone does not narrow a list', () => {
  expect(countFilters(userQuery, { ...everybody, sort_by: 'name', per_page: 10, page: 2 })).toBe(0);
  expect(countFilters(userQuery, { ...everybody, plan: 'FE', search: 'ann' })).toBe(2);
});
