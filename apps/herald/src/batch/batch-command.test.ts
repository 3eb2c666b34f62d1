import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCsv } from '@herald/contract/csv';
import { probeMedia } from '@herald/film/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { runBatch } from './batch-command.ts';

let folder: string;
let out = '';
let err = '';

const TEMPLATE = {
  ...{ text: 'Hi {{city}}.', preset: 'omar', aspect: '1:1', captions: 'off' },
  variables: [{ name: 'city', max_length: 12 }],
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'herald-batch-test-'));
  await writeFile(at('t.json'), JSON.stringify(TEMPLATE));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(() => {
  out = '';
  err = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += text;
    return true;
  });
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    err += text;
    return true;
  });
});
afterEach(() => vi.restoreAllMocks());

const at = (name: string): string => join(folder, name);
async function batch(table: string, ...flags: string[]): Promise<number> {
  await writeFile(at('rows.csv'), table);
  return runBatch([at('rows.csv'), '--template', at('t.json'), '-o', at('films'), '--pattern', '{city}', ...flags]);
}

describe('a dry run', () => {
  test('tells every film and every row that does not fit, and makes nothing', async () => {
    const code = await batch('city;note\nOslo;x\n;y\nA very long name of a city;z\noslo;\nOslo;', '--dry-run');
    expect(code).toBe(4);
    expect(out).toMatch(/^Oslo_1x1\.mp4\t1 s\noslo-2_1x1\.mp4\t1 s\n$/);
    expect(err).toContain('Note: row 1, column 2 (note): The template has no “note”, so this column is left out.');
    expect(err).toContain('r3: city: Please fill this in.');
    expect(err).toContain('r4: city: Please use at most 12 characters.');
    expect(err).toContain('r6: the same film as r2');
    expect(err).toContain('2 of 5 films fit');
    expect(await readdir(folder)).not.toContain('films');
  });

  test('makes one film for each ratio, and ends well when all of them fit', async () => {
    expect(await batch('city\nOslo', '--dry-run', '--ratio', '9:16,1:1')).toBe(0);
    expect(out).toMatch(/Oslo_9x16\.mp4.*\nOslo_1x1\.mp4/);
  });

  test.each([
    ['town\nOslo', [], 'rows.csv: row 1: There is no column for “city”.'],
    ['city,CITY\nOslo,Oslo', [], 'row 1, column 2 (CITY): Columns 1 and 2 are both for “city”. Keep one.'],
    ['', [], 'This table is empty.'],
    ['city\nOslo', ['--ratio', '3:2'], '--ratio must be 9:16, 4:5, 1:1, 16:9, not "3:2".'],
    ['city\nOslo', ['--pattern', '{town}'], 'There is no {town} in this batch.'],
    ['city\nOslo', ['--template', 'nowhere.json'], 'Cannot read nowhere.json.'],
  ])('refuses %j with %j', async (table, flags, words) => {
    expect(await batch(table, '--dry-run', ...flags)).toBe(2);
    expect(err).toContain(words);
  });

  test.each([
    [{ avatar: 'emma' }, 't.json: There is no field "avatar".'],
    [{ preset: 'nobody' }, 't.json: --preset must be one of emma, '],
    [{ 'music-tune': 4 }, 't.json: --music-tune is about music that Herald makes. Give --music-mood too.'],
    [{ photo: 'face.jpg' }, 't.json: Give --preset, --photo or --clip, not more than one of them.'],
    [{ background: 'transparent' }, 't.json: A batch makes mp4 files, which hold no transparency.'],
    [{ captions: 'bold' }, 't.json: --captions must be one of pop, karaoke, box, minimal, off, not "bold".'],
  ])('says once what is wrong in a template with %j', async (mistake, words) => {
    await writeFile(at('wrong.json'), JSON.stringify({ ...TEMPLATE, ...mistake }));
    expect(await batch('city\nOslo\nRome', '--dry-run', '--template', at('wrong.json'))).toBe(2);
    expect(err.split('\n').filter((line) => line !== '')).toHaveLength(1);
    expect(err).toContain(words.replace('t.json', at('wrong.json')));
  });
});

describe('a voice', () => {
  test.each([
    [{ voice: 'nobody' }, 'r2: There is no voice "nobody". herald render --voices lists them.'],
    [{ locale: 'xx' }, 'r2: There is no voice for "xx". Name another language with --locale.'],
  ])('that is not there is told before anything is made: %j', async (mistake, words) => {
    await writeFile(at('mute.json'), JSON.stringify({ ...TEMPLATE, ...mistake }));
    expect(await batch('city\nOslo', '--dry-run', '--template', at('mute.json'))).toBe(2);
    expect(err).toContain(words);
    expect(err).toContain('0 of 1 films fit.\n');
  });
});

describe('a batch of two films', () => {
  const table = 'city\nOslo\nRome\n';

  test('is made under its names, with a table of results', async () => {
    expect(await batch(table)).toBe(0);
    expect((await readdir(at('films'))).filter((name) => /\.(mp4|csv)$/.test(name)).toSorted()).toEqual([
      'Oslo_1x1.mp4',
      'Rome_1x1.mp4',
      'results.csv',
    ]);
    expect((await probeMedia(at('films/Rome_1x1.mp4'))).video).toMatchObject({ width: 720, height: 720 });
    const { rows } = readCsv(await readFile(at('films/results.csv'), 'utf8'));
    expect(rows[0]).toContain('AI-generated');
    expect(rows.slice(1).map(([name, file, row, , status]) => [name, file, row, status])).toEqual([
      ['Oslo_1x1', 'Oslo_1x1.mp4', '2', 'made'],
      ['Rome_1x1', 'Rome_1x1.mp4', '3', 'made'],
    ]);
    for (const column of [5, 6]) expect(Number(rows[1]?.[column])).toBeGreaterThan(0.3);
    expect(err).toMatch(/1 of 2 {2}Oslo_1x1\.mp4 {2}made\n.*2 of 2 {2}Rome_1x1\.mp4 {2}made/s);
  });

  test('keeps what is finished when it is called again, and makes what changed', async () => {
    const madeAt = async (name: string) => (await stat(at(`films/${name}.mp4`))).mtimeMs;
    const before = [await madeAt('Oslo_1x1'), await madeAt('Rome_1x1')];
    await rm(at('films/Rome_1x1.mp4'));
    expect(await batch('city\nOslo\nRome\n')).toBe(0);
    expect(err).toMatch(/Oslo_1x1\.mp4 {2}kept\n.*Rome_1x1\.mp4 {2}made/s);
    expect(await madeAt('Oslo_1x1')).toBe(before[0]);
    expect(await madeAt('Rome_1x1')).toBeGreaterThan(before[1] ?? 0);
  });
});

test('help and wrong usage', async () => {
  expect(await runBatch(['--help'])).toBe(0);
  expect(out).toContain('herald batch rows.csv --template t.json -o folder');
  expect(await runBatch([])).toBe(2);
  expect(await runBatch(['rows.csv', '-o', 'x'])).toBe(2);
  expect(err).toContain('--template');
});
