import { expect, test, vi } from 'vitest';
import { createStore } from './create-store.ts';

test('a store tells every listener about each value that is written', () => {
  const store = createStore('first');
  const heard = vi.fn();
  store.subscribe(() => heard(store.read()));
  store.write('second');
  store.write('third');
  expect(heard.mock.calls).toEqual([['second'], ['third']]);
});

test('a store tells a listener nothing after it has unsubscribed', () => {
  const store = createStore(0);
  const heard = vi.fn();
  const unsubscribe = store.subscribe(heard);
  unsubscribe();
  store.write(1);
  expect(heard).not.toHaveBeenCalled();
  expect(store.read()).toBe(1);
});
