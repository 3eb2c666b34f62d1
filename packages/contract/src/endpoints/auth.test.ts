import { describe, expect, it } from 'vitest';
import { refusedFields } from '../testing/refused-fields.ts';
import { authEndpoints } from './auth.ts';

const person = { name: 'Ann', email: 'ann@example.com', password: 'long enough' };
const reset = { email: person.email, token: 't', password: 'long enough', password_confirmation: 'long enough' };

describe('signing in', () => {
  it.each([
    [{}, []],
    [{ email: 'ann' }, ['email']],
    [{ password: '' }, ['password']],
    [{ email: undefined, password: undefined }, ['email', 'password']],
  ])('with %j changed is refused for %j', (change, fields) => {
    expect(refusedFields(authEndpoints.login.body, { ...person, ...change })).toEqual(fields);
  });
});

describe('registering', () => {
  it.each([
    [{}, []],
    [{ password_confirmation: 'long enough' }, []],
    [{ password_confirmation: 'Long enough' }, ['password']],
    [{ name: undefined }, ['name']],
    [{ email: 'ann@' }, ['email']],
  ])('with %j changed is refused for %j', (change, fields) => {
    expect(refusedFields(authEndpoints.register.body, { ...person, ...change })).toEqual(fields);
  });

  it.each([
    ['name', 120],
    ['password', 256],
  ])('takes %s with %i characters, and not with one more', (field, limit) => {
    expect(refusedFields(authEndpoints.register.body, { ...person, [field]: 'x'.repeat(limit) })).toEqual([]);
    expect(refusedFields(authEndpoints.register.body, { ...person, [field]: 'x'.repeat(limit + 1) })).toEqual([field]);
  });

  it('keeps the name without the blanks around it', () => {
    expect(authEndpoints.register.body.parse({ ...person, name: ' Ann ' }).name).toBe('Ann');
  });
});

describe('choosing a new password', () => {
  it.each([
    [{}, []],
    [{ token: '' }, ['token']],
    [{ password_confirmation: undefined }, ['password_confirmation']],
    [{ password_confirmation: 'something else' }, ['password_confirmation']],
    [{ password: 'short', password_confirmation: 'short' }, ['password']],
  ])('with %j changed is refused for %j', (change, fields) => {
    expect(refusedFields(authEndpoints.resetPassword.body, { ...reset, ...change })).toEqual(fields);
  });
});

it.each(['ann', '', 1, '0198c1d2'])('nobody acts as the user %j, which is no id', (userId) => {
  expect(refusedFields(authEndpoints.loginAsUser.body, { user_id: userId })).toEqual(['user_id']);
});
