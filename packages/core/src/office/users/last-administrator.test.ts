import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Core } from '../../core.ts';
import { AppError } from '../../errors/app-error.ts';
import { aUser } from '../../testing/builders.ts';
import { createTestCore, type TestCore } from '../../testing/test-core.ts';
import { operatorHand } from '../audit/office-deed.ts';
import { deleteUser } from './delete-user.ts';
import { updateUser } from './update-user.ts';

const ROUNDS = 4;

let test: TestCore;
let sibling: ReturnType<TestCore['openSibling']>;
beforeAll(async () => {
  test = await createTestCore(inject('databaseServerUrl'));
  sibling = test.openSibling();
});
afterAll(async () => {
  await sibling.close();
  await test.close();
});

type Deed = (core: Core, actorId: string | null, userId: string) => Promise<unknown>;
const handOf = (actorId: string | null) =>
  actorId ? { actorId, ip: '10.0.0.1', confirmedAt: test.clock.now() } : operatorHand;

const deeds: Record<string, Deed> = {
  suspends: (core, actorId, id) => updateUser(core, handOf(actorId), id, { status: 'suspended' }),
  bans: (core, actorId, id) => updateUser(core, handOf(actorId), id, { status: 'banned' }),
  demotes: (core, actorId, id) => updateUser(core, handOf(actorId), id, { role: 'user' }),
  deletes: (core, actorId, id) => deleteUser(core, handOf(actorId), id),
};
const pairs = Object.keys(deeds).flatMap((one) => Object.keys(deeds).map((other) => [one, other] as const));

/** Nobody else may administer. */
async function onlyAdministrators(count: number): Promise<string[]> {
  await test.core.db.pool.query(`update users set role = 'user' where role = 'admin'`);
  const made = Array.from({ length: count }, () => aUser(test.core, { role: 'admin' }));
  return (await Promise.all(made)).map(({ id }) => id);
}

async function countAdministrators(): Promise<number> {
  const text = `select from users where role = 'admin' and status = 'active'`;
  return (await test.core.db.pool.query(text)).rowCount ?? 0;
}

/** What came of deeds that began at the same moment; only a refusal with words may fail one. */
async function atOnce(...begun: Promise<unknown>[]): Promise<string[]> {
  const ends = await Promise.allSettled(begun);
  return ends
    .map((end) => {
      if (end.status === 'fulfilled') return 'done';
      return end.reason instanceof AppError ? end.reason.code : String(end.reason);
    })
    .toSorted();
}

describe('two administrators at the same moment', () => {
  it.each(pairs)('one %s and the other %s: one stays', async (one, other) => {
    for (let round = 0; round < ROUNDS; round++) {
      const [first = '', second = ''] = await onlyAdministrators(2);
      const ends = await atOnce(
        deeds[one]?.(test.core, first, second) ?? expect.unreachable(),
        deeds[other]?.(sibling.core, second, first) ?? expect.unreachable(),
      );
      expect(ends).toEqual(['done', 'forbidden']);
      expect(await countAdministrators()).toBe(1);
    }
  });
});

it.each(Object.keys(deeds))('of three who each do it to the next, somebody stays: %s', async (name) => {
  const deed = deeds[name] ?? expect.unreachable();
  for (let round = 0; round < ROUNDS; round++) {
    const [first = '', second = '', third = ''] = await onlyAdministrators(3);
    await atOnce(deed(test.core, first, second), deed(sibling.core, second, third), deed(test.core, third, first));
    expect(await countAdministrators()).toBeGreaterThanOrEqual(1);
  }
});

it.each(Object.keys(deeds))('the operator and an administrator leave one of two: %s', async (name) => {
  const deed = deeds[name] ?? expect.unreachable();
  for (let round = 0; round < ROUNDS; round++) {
    const [first = '', second = ''] = await onlyAdministrators(2);
    const ends = await atOnce(deed(test.core, null, first), deed(sibling.core, first, second));
    expect(ends).toContain('done');
    expect(await countAdministrators()).toBe(1);
  }
});
