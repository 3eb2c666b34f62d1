import { expect, test } from 'vitest';
import { passwordProblem } from './password-problem.ts';

const problemOf = (current: string, chosen: string, confirmation: string) =>
  passwordProblem({ current_password: current, new_password: chosen, new_password_confirmation: confirmation });

test.each([
  ['', '', '', 'Missing Information', 'current_password'],
  ['', 'short', 'other', 'Missing Information', 'current_password'],
  ['old', '', 'other', 'Missing Information', 'new_password'],
  ['old', 'short', 'other', 'Password Mismatch', 'new_password_confirmation'],
  ['old', 'short', 'short', 'Weak Password', 'new_password'],
])('%j, %j and %j is "%s"', (current, chosen, confirmation, title, field) => {
  expect(problemOf(current, chosen, confirmation)).toMatchObject({ title, field });
});

test('eight characters that match are sent', () => {
  expect(problemOf('old', '12345678', '12345678')).toBeUndefined();
});
