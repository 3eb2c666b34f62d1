import { aMember, aToken, aUser, createTestCore, type TestCore } from '@herald/core/testing';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openSessionCheck } from './session-check.ts';

let test: TestCore;

beforeAll(async () => {
  test = await createTestCore(inject('databaseServerUrl'));
});
afterAll(() => test.close());

const unknown = 'x'.repeat(43);

describe('the check of many sessions', () => {
  it('asks once for all and names the account of each', async () => {
    const owners = await Promise.all(Array.from({ length: 30 }, () => aUser(test.core)));
    const tokens = await Promise.all(owners.map((owner) => aToken(test.core, owner)));
    let queries = 0;
    const count = () => {
      queries += 1;
    };
    test.core.db.pool.on('acquire', count);
    const check = openSessionCheck(test.core);
    const found = await Promise.all([...tokens, unknown, tokens[0] ?? ''].map(check));
    test.core.db.pool.off('acquire', count);
    const accounts = owners.map(({ accountId }) => accountId);
    expect(found).toEqual([...accounts, undefined, accounts[0]]);
    expect(queries).toBe(1);
  });

  it('ends for those who were suspended or signed out, and for members who lost their place', async () => {
    const owner = await aUser(test.core);
    const suspended = await aUser(test.core);
    const member = await aMember(test.core, owner, 'viewer');
    const tokens = [
      await aToken(test.core, owner),
      await aToken(test.core, suspended),
      await aToken(test.core, member),
    ];
    const { pool } = test.core.db;
    await pool.query(`update users set status = 'banned' where id = $1`, [suspended.id]);
    await pool.query(`update memberships set status = 'pending' where user_id = $1`, [member.id]);
    const check = openSessionCheck(test.core);
    const [first, second] = await Promise.all(tokens.map(check));
    expect([first, second]).toEqual([owner.accountId, undefined]);
    expect(await check(tokens[2] ?? '')).not.toBe(owner.accountId);
    test.clock.advance({ hours: 25 });
    expect(await check(tokens[0] ?? '')).toBeUndefined();
  });
});
