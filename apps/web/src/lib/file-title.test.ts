import { expect, test } from 'vitest';
import { fileTitle } from './file-title.ts';

test.each([
  ['Two drops', 'Two drops'],
  ['Does your skin feel tight?', 'Does your skin feel tight'],
  ['Sale: 50% off', 'Sale 50% off'],
  ['¿Qué?', '¿Qué'],
  ['?', 'video'],
])('the film %j is saved as %j', (title, name) => {
  expect(fileTitle(title)).toBe(name);
});
