import { describe, expect, it } from 'vitest';
import { everybody, isNarrowed, readUsersQuery, writeUsersQuery } from './users-query.ts';

const addressOf = (text: string) => new URLSearchParams(text);

describe('the address of the list of users', () => {
  it('without anything means everybody, the newest first', () => {
    expect(readUsersQuery(addressOf('tab=users'))).toEqual(everybody);
  });

  it('is read back as it was written', () => {
    const query = { ...everybody, search: 'ann', status: 'banned', per_page: 50, page: 3 } as const;
    expect(readUsersQuery(writeUsersQuery(addressOf('tab=users'), query))).toEqual(query);
  });

  it('with something the list does not know means the usual', () => {
    const odd = 'status=odd&role=owner&sort_by=shoe&sort_order=up&per_page=7&page=-3&date_from=2026-99-99';
    expect(readUsersQuery(addressOf(odd))).toEqual(everybody);
  });

  it('goes back to the first page with every other question, and keeps what is not about users', () => {
    const next = writeUsersQuery(addressOf('tab=users&page=4'), { status: 'active' });
    expect(next.toString()).toBe('tab=users&status=active');
  });
});

it('an order alone does not narrow the list', () => {
  expect(isNarrowed({ ...everybody, sort_by: 'name', per_page: 10 })).toBe(false);
  expect(isNarrowed({ ...everybody, plan: 'FE' })).toBe(true);
});
