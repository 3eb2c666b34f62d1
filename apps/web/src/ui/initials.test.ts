import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Dana Whitfield', 'DW'],
  ['  maria  del carmen ruiz ', 'MR'],
  ['Prince', 'P'],
  ['', ''],
  ['Ødegård 🎬', 'Ø🎬'],
])('%j gives %j', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
