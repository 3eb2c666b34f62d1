import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { templateVariable } from '@herald/contract/template';
import { EngineError } from '@herald/media/engine-error';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchPictures } from './fetch-pictures.ts';

const PICTURE = createCanvas(4, 4).toBuffer('image/png');
const variables = [
  templateVariable.parse({ name: 'picture', kind: 'picture' }),
  templateVariable.parse({ name: 'city' }),
];
let folder: string;
let asked: string[] = [];
let told: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'herald-pictures-test-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function fetchAll(pictures: string[]) {
  [asked, told] = [[], []];
  const rows = pictures.map((picture, index) => ({
    row: index + 2,
    values: { picture, city: 'https://oslo.example/' },
  }));
  return fetchPictures(
    { rows },
    {
      ...{ variables, folder: join(folder, 'pictures'), signal: new AbortController().signal },
      async webPicture({ url }) {
        asked.push(url);
        if (url.endsWith('.png')) return PICTURE;
        if (url.endsWith('.html')) return Buffer.from('<html>');
        throw new EngineError('picture_unusable', `${url} cannot be asked from here.`);
      },
      onProblem: (row, text) => told.push(`${row} ${text}`),
    },
  );
}

test('a picture that rows name by its address is fetched once, and is a file in each of them', async () => {
  const rows = await fetchAll(['https://shop.example/a.png', 'https://shop.example/a.png', 'own.png']);
  expect(asked).toEqual(['https://shop.example/a.png']);
  const [first, second, third] = rows.map(({ values }) => values.picture ?? '');
  expect(first).toBe(second);
  expect(await readFile(first ?? '')).toEqual(PICTURE);
  expect([third, rows[0]?.values.city]).toEqual(['own.png', 'https://oslo.example/']);
});

test('a picture that an earlier call fetched is not asked for again', async () => {
  await fetchAll(['https://shop.example/again.png']);
  await fetchAll(['https://shop.example/again.png']);
  expect(asked).toEqual([]);
});

test('what is no picture or cannot be asked is told for each of its rows, and stays an address', async () => {
  const page = 'https://shop.example/a.html';
  const rows = await fetchAll([page, 'http://10.0.0.1/x', page]);
  expect(told).toEqual([
    `2 picture: ${page} is no picture.`,
    '3 picture: http://10.0.0.1/x cannot be asked from here.',
    `4 picture: ${page} is no picture.`,
  ]);
  expect(rows.map(({ values }) => values.picture)).toEqual([page, 'http://10.0.0.1/x', page]);
});
