import { describe, expect, it } from 'vitest';
import { changesBetween } from './audit-changes.ts';

describe('the changes an entry stores', () => {
  const before = { name: 'Old', slugs: ['FE'], price: 10 as number | null };

  it('are the fields that differ, with both values', () => {
    const after = { name: 'New', slugs: ['FE'], price: null };
    expect(changesBetween(before, after)).toEqual({ name: { from: 'Old', to: 'New' }, price: { from: 10, to: null } });
  });

  it('leave out what stays', () => {
    expect(changesBetween(before, { slugs: ['FE'] })).toEqual({});
  });
});
