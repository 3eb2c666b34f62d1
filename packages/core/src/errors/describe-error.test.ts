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

it('a described error may be a copy of an error, as the job queue hands it over', () => {
  const error = Object.assign(new Error('Connection terminated unexpectedly'), { code: 'ECONNRESET' });
  const copy = { ...error, message: error.message, stack: error.stack, queue: 'make-video' };
  expect(describeError(copy)).toMatchObject({
    type: 'object',
    message: 'Connection terminated unexpectedly',
    code: 'ECONNRESET',
    stack: expect.stringMatching(/^\s+at /),
  });
  const query = { ...copy, query: 'select $1', params: ['secret'], message: 'Failed query: secret' };
  expect(JSON.stringify(describeError(query))).not.toContain('secret');
  for (const value of [null, undefined, 7, {}, { message: 7 }]) {
    expect(describeError(value).message).toBe('A value that is not an error was thrown.');
  }
});

it('a described error names the first of several that happened at once', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED ::1:5432'), { code: 'ECONNREFUSED' });
  expect(describeError(new AggregateError([refused, new Error('and the other')]))).toMatchObject({
    type: 'AggregateError',
    cause: { message: 'connect ECONNREFUSED ::1:5432', code: 'ECONNREFUSED' },
  });
});
