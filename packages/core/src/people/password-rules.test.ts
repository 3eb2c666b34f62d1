import { describe, expect, it } from 'vitest';
import stored from './common-passwords.json' with { type: 'json' };
import { assertGoodPassword } from './password-rules.ts';

const owner = { name: 'Dana Whitfield', email: 'dana.w@brightside.example' };
const refusalOf = (password: string) => {
  try {
    assertGoodPassword(password, owner, { site_name: 'Sunny Films' });
    return undefined;
  } catch (error) {
    return (error as { errors: { password: string[] } }).errors.password[0];
  }
};

describe('a password', () => {
  it.each(['correct horse battery', 'dana likes horses', '7Kd!m2-qx', 'grünes Fahrrad', 'whitfield-482913'])(
    'may be %s',
    (password) => {
      expect(refusalOf(password)).toBeUndefined();
    },
  );

  it('has at least 8 characters', () => {
    expect(refusalOf('7Kd!m2-')).toBe('Password must be at least 8 characters long.');
  });

  it.each(['password', '12345678', 'PASSWORD', 'Password1!', 'qwertyuiop', 'administrator', 'iloveyou!!', '________'])(
    'is not %s, which everybody tries first',
    (password) => {
      expect(refusalOf(password)).toBe('This password is too common. Please choose another one.');
    },
  );

  it.each(['danawhitfield', 'Whitfield1998', 'DanaWhitfield!', 'brightside', 'dana.w@brightside', 'SunnyFilms2026'])(
    'is not %s, which says who the owner is',
    (password) => {
      expect(refusalOf(password)).toMatch(/^This password is too close to your name/);
    },
  );
});

it('compares with more than 10,000 common passwords, each of which could be chosen', () => {
  const passwords = stored.passwords.split(' ');
  expect(new Set(passwords).size).toBeGreaterThan(10_000);
  expect(passwords.every((password) => password.length >= 8 && password === password.toLowerCase())).toBe(true);
});
