import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

it('runs work of one name one after the other, also after a failure, and other work meanwhile', async () => {
  const turns = createTurns();
  const pause = Promise.withResolvers<void>();
  const begun: string[] = [];
  const work = (name: string, end: Promise<unknown> = Promise.resolve()) =>
    turns(name, async () => {
      begun.push(name);
      await end;
    });
  const fails = work(
    'one',
    pause.promise.then(() => Promise.reject(new Error('no'))),
  );
  const waits = work('one');
  await work('two');
  expect(begun).toEqual(['one', 'two']);
  pause.resolve();
  await expect(fails).rejects.toThrow('no');
  await waits;
  expect(begun).toEqual(['one', 'two', 'one']);
});
