import { expect, test } from 'vitest';
import { exportSize, packedShare, packedText } from './export-words.ts';

const half = { files_done: 31, files_total: 46, bytes_done: 1_200_000_000, bytes_total: 1_800_000_000 };

test('says how much is packed once that is known', () => {
  expect(packedText(half)).toBe('31 of 46 files, 1.2 GB of 1.8 GB');
  expect(packedText({ ...half, files_total: 0 })).toBe('');
  expect(packedText({ ...half, bytes_done: 500, bytes_total: 9000 })).toBe('31 of 46 files');
});

test('never shows more than the whole', () => {
  expect(packedShare(half)).toBeCloseTo(2 / 3);
  expect(packedShare({ bytes_done: 0, bytes_total: 0 })).toBe(0);
  expect(packedShare({ bytes_done: 5, bytes_total: 4 })).toBe(1);
});

test('never says that a file is nothing', () => {
  expect(exportSize(9000)).toBe('less than 0.1 MB');
  expect(exportSize(1_800_000_000)).toBe('1.8 GB');
});
