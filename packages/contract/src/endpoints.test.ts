import { describe, expect, it } from 'vitest';
import { registerBody, resetPasswordBody } from './endpoints/auth.ts';
import { endpoints } from './endpoints.ts';
import { emailField, textField } from './fields.ts';

describe('the contract', () => {
  it('declares every method and path once', () => {
    const calls = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`);
    expect(new Set(calls).size).toBe(calls.length);
  });

  it('declares exactly the parameters its paths name', () => {
    for (const endpoint of Object.values(endpoints)) {
      const named = Array.from(endpoint.path.matchAll(/:(\w+)|(\*)/g), ([, name, rest]) => name ?? rest);
      expect('params' in endpoint ? Object.keys(endpoint.params.shape) : [], endpoint.path).toEqual(named);
    }
  });
});

describe('fields', () => {
  it('takes an email address in any letter case, with blanks around it', () => {
    expect(emailField.parse('  Ann@Example.COM ')).toBe('ann@example.com');
  });

  it.each(['ann', 'ann@', 'a b@c.de', '', 'ann@example.com\0'])('refuses %j as an email address', (email) => {
    expect(emailField.safeParse(email).success).toBe(false);
  });

  it('refuses text that PostgreSQL cannot hold', () => {
    expect(textField(10).safeParse('a\0b').success).toBe(false);
  });

  const person = { name: 'Ann', email: 'ann@example.com', password: 'long enough' };

  it('needs a full name that is not blank', () => {
    const result = registerBody.safeParse({ ...person, name: '   ' });
    expect(result.error?.issues[0]).toMatchObject({ path: ['name'], message: 'Please enter your full name.' });
  });

  it('needs a password of at least 8 characters', () => {
    const result = registerBody.safeParse({ ...person, password: 'seven77' });
    expect(result.error?.issues[0]).toMatchObject({
      path: ['password'],
      message: 'Password must be at least 8 characters long.',
    });
  });

  it('reports a wrong confirmation under the confirmation', () => {
    const body = { email: person.email, token: 't', password: 'long enough', password_confirmation: 'other one' };
    expect(resetPasswordBody.safeParse(body).error?.issues[0]?.path).toEqual(['password_confirmation']);
    expect(registerBody.safeParse({ ...person, password_confirmation: 'other' }).success).toBe(false);
  });
});
