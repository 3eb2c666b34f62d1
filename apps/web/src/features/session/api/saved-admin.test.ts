import { beforeEach, expect, test, vi } from 'vitest';
import { savedAdmin } from './saved-admin.ts';

const admin = { id: '0198', name: 'Morgan Reyes', email: 'morgan@herald.test', token: 'own token' };
let storage: Map<string, string>;

beforeEach(() => {
  storage = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
});

test('the admin profile is saved under admin_user and read back', () => {
  savedAdmin.write(admin);
  expect([...storage.keys()]).toEqual(['admin_user']);
  expect(savedAdmin.read()).toEqual(admin);
});

test('only the profile and the token for the way back are saved', () => {
  savedAdmin.write({ ...admin, password: 'secret' } as typeof admin);
  expect(storage.get('admin_user')).not.toContain('secret');
});

test.each(['{', 'null', '[]', '{"id":1}', '"text"', '{"id":"0198","name":"M","email":"m@h.test"}'])(
  'an unreadable saved admin profile is dropped: %s',
  (text) => {
    storage.set('admin_user', text);
    expect(savedAdmin.read()).toBeNull();
    expect(storage.has('admin_user')).toBe(false);
  },
);

test('nothing saved reads as nothing', () => {
  expect(savedAdmin.read()).toBeNull();
});
