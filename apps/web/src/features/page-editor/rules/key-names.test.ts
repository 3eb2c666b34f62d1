import { expect, test } from 'vitest';
import { keyNames } from './key-names.ts';

test('names keys as they are printed on them', () => {
  expect(keyNames('Mod-Shift-s', 'Linux x86_64')).toEqual(['Ctrl', 'Shift', 'S']);
  expect(keyNames('Mod-Alt-1', 'MacIntel')).toEqual(['⌘', '⌥', '1']);
});
