import { describe, expect, it } from 'vitest';
import { refusalOf, type StandingChange } from './policies.ts';

const admin = (id: string, status: 'active' | 'suspended' = 'active') => ({ id, role: 'admin' as const, status });
const user = { id: 'u', role: 'user' as const, status: 'active' as const };
const losses: StandingChange[] = [
  { status: 'suspended' },
  { status: 'banned' },
  { role: 'user' },
  { isDeletion: true },
];

describe('who may take a place away', () => {
  it.each(losses)('nobody does it to themselves: %j', (change) => {
    expect(refusalOf('a', admin('a'), change, [admin('a'), admin('b')])).toMatch(/^This is you/);
  });

  it.each(losses)('nobody, the operator included, does it to the last administrator: %j', (change) => {
    const administrators = [admin('a'), admin('b', 'suspended')];
    expect(refusalOf(null, admin('a'), change, administrators)).toBe('This is the last administrator.');
  });

  it.each(losses)('an administrator does it to another one: %j', (change) => {
    expect(refusalOf('b', admin('a'), change, [admin('a'), admin('b')])).toBeUndefined();
  });

  it('what takes nothing away is open to everybody', () => {
    expect(refusalOf('a', admin('a'), { role: 'admin', status: 'active' }, [admin('a')])).toBeUndefined();
    expect(refusalOf('a', user, { status: 'banned' }, [admin('a')])).toBeUndefined();
    expect(refusalOf(null, admin('a', 'suspended'), { status: 'active' }, [])).toBeUndefined();
  });
});
