import { settingDefinitions } from '@herald/contract/settings';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addAdministrator, resetPasswordByOperator } from '../people/administer-by-operator.ts';
import { authenticate } from '../people/authenticate.ts';
import { forgotPassword } from '../people/forgot-password.ts';
import { login } from '../people/login.ts';
import { aToken, aUser, createTestCore, type TestCore, testAdmin } from '../testing/index.ts';
import { purgeExpired } from './purge-expired.ts';
import { seed } from './seed.ts';

let test: TestCore;
const caller = { ip: '127.0.0.1', userAgent: 'test' };

beforeAll(async () => {
  test = await createTestCore(inject('databaseServerUrl'));
});
afterAll(() => test.close());

const count = async (table: string) => {
  const { rows } = await test.core.db.pool.query(`select count(*)::int as count from ${table}`);
  return rows[0].count as number;
};

describe('seeding', () => {
  it('gives a fresh installation its plans, pages, settings and administrator', async () => {
    const counts = [await count('plans'), await count('pages'), await count('settings'), await count('users')];
    expect(counts).toEqual([5, 4, Object.keys(settingDefinitions).length, 1]);
    const { profile } = await login(test.core, testAdmin, caller);
    expect(profile.actor.role).toBe('admin');
  });

  it('brings changed avatars and templates of Herald up to date; what is put forward stays so', async () => {
    const { pool } = test.core.db;
    const read = async (table: string) => {
      const shown = `md5((to_jsonb(it) - 'search' - 'created_at')::text)`;
      const { rows } = await pool.query(`select id, preset_id, ${shown} as row from ${table} as it order by preset_id`);
      return rows;
    };
    const before = [await read('avatars'), await read('templates')];
    await pool.query(`update avatars set name = 'Old', position = 99 where preset_id = 'kofi'`);
    await pool.query(`delete from templates where preset_id = (select min(preset_id) from templates)`);
    await pool.query(`update templates set content = '{}', drawn_by = 'an older one', is_featured = not is_featured
      where preset_id = (select max(preset_id) from templates)`);
    await seed(test.core, { adminEmail: 'x@y.co' });
    await pool.query(`update templates set is_featured = not is_featured
      where preset_id = (select max(preset_id) from templates)`);
    expect([await read('avatars'), await read('templates')]).toEqual(before);
  });

  it('changes nothing when it runs again, also in five processes at once', async () => {
    await test.core.db.pool.query(`update plans set name = 'Ours' where slug = 'FE'`);
    // Somebody holds each of the others.
    await test.core.db.pool.query(`delete from plans where slug = 'INCOME_MAXIMIZER'`);
    const reports = await Promise.all(Array.from({ length: 5 }, () => seed(test.core, { adminEmail: 'x@y.co' })));
    expect(reports).toEqual(Array(5).fill({}));
    expect([await count('plans'), await count('pages'), await count('users')]).toEqual([4, 4, 1]);
    const { rows } = await test.core.db.pool.query(`select name from plans where slug = 'FE'`);
    expect(rows).toEqual([{ name: 'Ours' }]);
  });
});

describe('the operator of the machine', () => {
  it('adds an administrator with a generated password that works', async () => {
    const { email, generatedPassword = '' } = await addAdministrator(test.core, { email: 'Second@Herald.test' });
    expect(email).toBe('second@herald.test');
    expect(generatedPassword).toMatch(/^[a-zA-Z2-9]{20}$/);
    const { profile } = await login(test.core, { email, password: generatedPassword }, caller);
    expect(profile.actor.role).toBe('admin');
  });

  it('cannot add the same address twice, nor use a short password', async () => {
    const again = addAdministrator(test.core, { email: testAdmin.email });
    await expect(again).rejects.toMatchObject({ code: 'email_taken' });
    const short = addAdministrator(test.core, { email: 'third@herald.test', password: 'short' });
    await expect(short).rejects.toMatchObject({ code: 'validation' });
  });

  it('cannot add an address that nobody could sign in with', async () => {
    const typed = addAdministrator(test.core, { email: 'nonsense' });
    await expect(typed).rejects.toMatchObject({ code: 'validation', message: 'nonsense is not an email address.' });
  });

  it('resets a password, which ends the sessions and the waiting time of that user', async () => {
    const user = await aUser(test.core);
    const token = await aToken(test.core, user);
    for (let tries = 0; tries < 12; tries++) {
      await login(test.core, { email: user.email, password: 'wrong' }, caller).catch(() => undefined);
    }
    const { generatedPassword } = await resetPasswordByOperator(test.core, { email: user.email });
    expect(await authenticate(test.core, token)).toBeUndefined();
    const { profile } = await login(test.core, { email: user.email, password: generatedPassword ?? '' }, caller);
    expect(profile.actor.userId).toBe(user.id);
    const unknown = resetPasswordByOperator(test.core, { email: 'nobody@herald.test' });
    await expect(unknown).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('purging', () => {
  it('removes what has expired and nothing else', async () => {
    const user = await aUser(test.core);
    await aToken(test.core, user);
    await forgotPassword(test.core, user.email, caller);
    await test.core.background.drain();
    test.clock.advance({ hours: 25 });
    const token = await aToken(test.core, user);
    await purgeExpired(test.core);
    expect([await count('sessions'), await count('password_resets')]).toEqual([1, 0]);
    expect((await authenticate(test.core, token))?.userId).toBe(user.id);
  });
});
