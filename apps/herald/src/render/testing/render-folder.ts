import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';

/** A folder for the files of a test file, and what each of its tests has printed so far. */
export function useRenderFolder(): { at: (name: string) => string; printed: { out: string; err: string } } {
  const printed = { out: '', err: '' };
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'herald-render-test-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  beforeEach(() => {
    Object.assign(printed, { out: '', err: '' });
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      printed.out += text;
      return true;
    });
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
      printed.err += text;
      return true;
    });
  });
  afterEach(() => vi.restoreAllMocks());
  return { at: (name) => join(folder, name), printed };
}
