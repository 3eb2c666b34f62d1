import { expect, it } from 'vitest';
import { createBackground } from './background.ts';
import { silentLog } from './log.ts';

it('background work starts after its caller continues, is awaited by a drain and logs its failures', async () => {
  const logged: object[] = [];
  const background = createBackground({ ...silentLog, error: (details) => logged.push(details) });
  const done: string[] = [];
  background.run('first', async () => {
    done.push('first');
    background.run('second, started by the first', async () => {
      done.push('second');
    });
  });
  background.run('failing', () => Promise.reject(new Error('no')));
  expect(done).toEqual([]);
  await background.drain();
  expect(done).toEqual(['first', 'second']);
  expect(logged).toMatchObject([{ task: 'failing', err: { message: 'no' } }]);
});
