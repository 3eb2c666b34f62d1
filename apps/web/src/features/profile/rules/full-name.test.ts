import { expect, test } from 'vitest';
import { joinName, nameProblem, splitName } from './full-name.ts';

test.each([
  ['Dana Whitfield', 'Dana', 'Whitfield'],
  ['Dana Marie Whitfield', 'Dana', 'Marie Whitfield'],
  ['Dana', 'Dana', ''],
  ['', '', ''],
])('the name %j is split at its first space and joined again', (name, firstName, lastName) => {
  expect(splitName(name)).toEqual({ firstName, lastName });
  expect(joinName({ firstName, lastName })).toBe(name);
});

test('spaces around the parts do not count', () => {
  expect(joinName({ firstName: ' Dana ', lastName: ' Whitfield ' })).toBe('Dana Whitfield');
  expect(joinName({ firstName: 'Dana', lastName: ' ' })).toBe('Dana');
});

test('both parts share the characters of one name', () => {
  expect(nameProblem({ firstName: 'a'.repeat(60), lastName: 'b'.repeat(59) })).toBeUndefined();
  expect(nameProblem({ firstName: 'a'.repeat(60), lastName: 'b'.repeat(60) })).toBe(
    'First and last name can have 120 characters together.',
  );
});
