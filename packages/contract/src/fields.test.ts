import { describe, expect, it } from 'vitest';
import {
  emailField,
  idField,
  nameField,
  newPasswordField,
  passwordField,
  requiredText,
  secretField,
  textField,
  timestampField,
} from './fields.ts';
import { refusalTexts } from './testing/refused-fields.ts';

describe('a text field', () => {
  it('takes as many characters as its limit', () => {
    expect(textField(5).parse('12345')).toBe('12345');
  });

  it('names its limit when a text is longer', () => {
    expect(refusalTexts(textField(5), '123456')).toEqual(['Please use at most 5 characters.']);
  });

  it('keeps the blanks and line breaks of a text', () => {
    expect(textField(20).parse(' one\n two ')).toBe(' one\n two ');
  });

  it.each([
    ['\ud83c', '\ufffd'],
    ['Hi \udf89', 'Hi \ufffd'],
    ['🎉', '🎉'],
  ])('replaces half of an emoji and keeps a whole one: %j', (sent, stored) => {
    expect(textField(20).parse(sent)).toBe(stored);
  });

  it.each([1, null, undefined, true, [], {}])('refuses %j, which is no text', (value) => {
    expect(textField(20).safeParse(value).success).toBe(false);
  });
});

describe('a required text', () => {
  const field = requiredText(5, 'Please write something.');

  it('loses the blanks around it', () => {
    expect(field.parse(' Al \n')).toBe('Al');
  });

  it.each(['', ' ', '\n\t '])('refuses %j in its own words', (text) => {
    expect(refusalTexts(field, text)).toEqual(['Please write something.']);
  });

  it('may be as long as its limit without the blanks around it', () => {
    expect(field.parse('  Annie  ')).toBe('Annie');
    expect(refusalTexts(field, 'Annie B')).toEqual(['Please use at most 5 characters.']);
  });
});

describe('a name', () => {
  const field = nameField('Please enter a name.');

  it('is one line', () => {
    expect(field.parse(' Dear customer,\n\nyour account \t is locked. ')).toBe(
      'Dear customer, your account is locked.',
    );
  });

  it.each(['https://evil.example/login', 'Ann ftp://x'])('holds no web address: %s', (text) => {
    expect(refusalTexts(field, text)).toEqual(['Please leave web addresses out of the name.']);
  });

  it.each(['Ann O’Neil: CEO', 'A/B Tests', '李 小龙'])('may be %s', (text) => {
    expect(field.parse(text)).toBe(text);
  });
});

describe('an email address', () => {
  it.each(['a@b.co', 'first.last+tag@sub.example.org', "o'neil@example.com", 'x_1@example-site.io'])(
    'may be %s',
    (email) => {
      expect(emailField.parse(email)).toBe(email);
    },
  );

  it.each(['ann@example', 'ann@@example.com', '@example.com', 'ann@example..com', '.ann@example.com'])(
    'may not be %s',
    (email) => {
      expect(refusalTexts(emailField, email)).toEqual(['Please enter a valid email address.']);
    },
  );

  it('has at most 254 characters', () => {
    expect(refusalTexts(emailField, `${'a'.repeat(250)}@b.co`)).toContain('Please use at most 254 characters.');
  });
});

describe('a password', () => {
  it.each(['x', 'seven77', ' '])('that is typed to sign in may be as short as %j', (password) => {
    expect(passwordField.parse(password)).toBe(password);
  });

  it('that is typed to sign in must not be empty', () => {
    expect(refusalTexts(passwordField, '')).toEqual(['Please enter your password.']);
  });

  it('that is chosen keeps its blanks and its letter case', () => {
    expect(newPasswordField.parse('  Long Enough ')).toBe('  Long Enough ');
  });

  it.each([passwordField, newPasswordField])('has at most 256 characters', (field) => {
    expect(field.safeParse('p'.repeat(256)).success).toBe(true);
    expect(field.safeParse('p'.repeat(257)).success).toBe(false);
  });
});

describe('ids, secrets and times', () => {
  it.each(['', '1', 'not-an-id', '0198c1d23f4a7b5c8d6e9f0a1b2c3d4e', "0198c1d2-3f4a-7b5c-8d6e-9f0a1b2c3d4e' --"])(
    'refuses %j as an id',
    (id) => {
      expect(idField.safeParse(id).success).toBe(false);
    },
  );

  it('takes ids of the versions that PostgreSQL and browsers make', () => {
    expect(idField.safeParse('0198c1d2-3f4a-7b5c-8d6e-9f0a1b2c3d4e').success).toBe(true);
    expect(idField.safeParse('6fa459ea-ee8a-4ca4-894e-db77e160355e').success).toBe(true);
  });

  it('takes a secret of 1 to 200 characters', () => {
    const taken = [0, 1, 200, 201].filter((length) => secretField.safeParse('s'.repeat(length)).success);
    expect(taken).toEqual([1, 200]);
  });

  it.each(['2026-02-30T10:00:00Z', '2026-01-01', '10:00', 'yesterday', '2026-01-01T25:00:00Z'])(
    'refuses %s as a time',
    (time) => {
      expect(timestampField.safeParse(time).success).toBe(false);
    },
  );

  it('takes a time as JSON writes it', () => {
    const time = new Date(Date.UTC(2026, 1, 28, 23, 59, 59, 999)).toJSON();
    expect(timestampField.parse(time)).toBe(time);
  });
});
