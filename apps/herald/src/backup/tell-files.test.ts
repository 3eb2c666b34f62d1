import { afterEach, expect, it, vi } from 'vitest';
import { tellFiles } from './tell-files.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

it('counts one file and several in words that fit', () => {
  const lines: unknown[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(line) > 0);
  tellFiles('packed', { files: 1, sizeBytes: 5 })(5);
  const tell = tellFiles('compared', { files: 2, sizeBytes: 5 }, 'part');
  for (const size of [2, 3]) tell(size);
  expect(lines).toEqual(['1 of 1 file packed, 5 B.\n', '2 of 2 parts compared, 5 B.\n']);
});
