import { afterEach, expect, test, vi } from 'vitest';
import { keptPageOf } from './kept-page.ts';

const kept = {
  values: { name: 'Training', slug: 'training', link: '', content: '<p>Hello</p>' },
  baseVersion: 3,
  keptAt: '2026-11-18T16:40:00.000Z',
};

const items = new Map<string, string>();
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('localStorage', {
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => items.set(key, value),
  removeItem: (key: string) => items.delete(key),
});

afterEach(() => items.clear());

test('keeps a page for each administrator and each page, until it is cleared', () => {
  const page = keptPageOf('ada', 'one');
  expect(page.write(kept)).toBe(true);
  expect(page.read()).toEqual(kept);
  expect(keptPageOf('ada', 'two').read()).toBeUndefined();
  expect(keptPageOf('morgan', 'one').read()).toBeUndefined();
  page.clear();
  expect(page.read()).toBeUndefined();
});

test.each(['', 'no json', '{}', '{"values":{"name":1},"baseVersion":null,"keptAt":""}'])(
  'does not take %j for a page',
  (text) => {
    items.set('page-draft:ada:one', text);
    expect(keptPageOf('ada', 'one').read()).toBeUndefined();
  },
);

test('says so when the browser keeps nothing', () => {
  const setItem = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  expect(keptPageOf('ada', 'one').write(kept)).toBe(false);
  setItem.mockRestore();
});
