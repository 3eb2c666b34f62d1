import { expect, it } from 'vitest';
import { runFlite } from './flite-program.ts';

const said = (text: string) => runFlite(['-psdur', '-voice', 'slt', ` ${text} `], true);

it('says a phrase the same whatever it said before, and at the same time', async () => {
  const first = await said('Ask him.');
  const [again, atOnce] = await Promise.all([said('Ask him.'), said('Ask him.')]);
  await said('People love this lamp, and they tell all of their friends about it, in town and in the country.');
  const last = await said('Ask him.');
  expect(first.sound?.pcm.length).toBeGreaterThan(5000);
  for (const one of [again, atOnce, last]) expect(one).toEqual(first);
});

it('speaks again after a run that it could not begin', async () => {
  const first = await said('Ask him.');
  await expect(runFlite(['-voice', 'nobody', '--setf'], true)).rejects.toThrow();
  expect(await said('Ask him.')).toEqual(first);
});
