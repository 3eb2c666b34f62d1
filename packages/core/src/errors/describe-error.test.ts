import { expect, it } from 'vitest';
import { describeError } from './describe-error.ts';

it('a described error has the code and the frames but no SQL and no parameters', () => {
  const cause = Object.assign(new Error('relation "x" does not exist'), { code: '42P01' });
  const failed = Object.assign(new Error('Failed query: select $1\nparams: secret', { cause }), {
    query: 'select $1',
    params: ['secret'],
  });
  const described = describeError(failed);
  expect(JSON.stringify(described)).not.toMatch(/secret|select/);
  expect(described).toMatchObject({ message: 'A database query failed.', cause: { code: '42P01' } });
  expect(described.stack).toMatch(/^\s+at /);
});

it('a described error may be any value or have circular causes', () => {
  expect(describeError('secret')).toEqual({ type: 'string', message: 'A value that is not an error was thrown.' });
  const round = new Error('round');
  round.cause = round;
  expect(JSON.stringify(describeError(round)).length).toBeLessThan(10_000);
});
