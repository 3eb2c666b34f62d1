import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { mountLines, placesOf } from './shown-place.ts';

const optionsOf = (path: string): string[] =>
  spawnSync('findmnt', ['--noheadings', '--output', 'VFS-OPTIONS', '--target', path])
    .stdout.toString()
    .trim()
    .split(',');

test.runIf(process.platform === 'linux').each(['/proc', '/sys', '/dev', '/usr'])(
  'a read-only %s keeps what its mount forbids',
  (path) => {
    const [line = ''] = mountLines(placesOf([path], true), '/new');
    const [from, to, , options = ''] = line.split(' ');
    expect([from, to]).toEqual([path, `/new${path}`]);
    const kept = optionsOf(path).filter((option) => option !== 'rw' && option !== 'ro');
    expect(options.split(',')).toEqual(['rbind', 'ro', ...kept]);
  },
);

test('a path that is not there is not shown', () => {
  expect(placesOf(['/not there'], true)).toEqual([]);
});

test('white space, backslashes and hashes of a name do not end it', () => {
  const [line] = mountLines([{ path: '/a b\\c#d', kind: 'folder', isReadOnly: false }], '/new');
  expect(line).toBe('/a\\040b\\134c\\043d /new/a\\040b\\134c\\043d none rbind 0 0');
});
