import { describe, expect, it } from 'vitest';
import { fromNearerEnd, listPage, type Place, spanOfDays } from './list-page.ts';

/** A list of so many numbers. */
const numbers = (total: number, countsUpTo?: number) => ({
  count: async (most: number) => Math.min(total, most),
  list: async ({ offset, limit }: Place) =>
    Array.from({ length: Math.min(limit, total - offset) }, (_, index) => offset + index),
  ...(countsUpTo !== undefined && { countsUpTo }),
});
const pageOf = (page: number, total: number, countsUpTo?: number) =>
  listPage({ page, per_page: 10 }, numbers(total, countsUpTo));

type Beyond = 'read on' | 'left out';
const pageBeyond = (page: number, total: number, beyond: Beyond) =>
  listPage({ page, per_page: 10 }, { ...numbers(total, 100), beyond });

describe('a page of a list', () => {
  it('says where it lies in the whole', async () => {
    expect(await pageOf(3, 25)).toEqual({
      rows: [20, 21, 22, 23, 24],
      page: 3,
      lastPage: 3,
      perPage: 10,
      total: 25,
      isCapped: false,
      isCut: false,
    });
  });

  it('is empty after the last one, and in an empty list', async () => {
    expect(await pageOf(4, 25)).toMatchObject({ rows: [], lastPage: 3, total: 25 });
    expect(await pageOf(1, 0)).toMatchObject({ rows: [], lastPage: 1, total: 0 });
  });

  it('tells an exact total up to where counting stops', async () => {
    expect(await pageOf(1, 100, 100)).toMatchObject({ total: 100, isCapped: false, lastPage: 10 });
    expect(await pageOf(1, 101, 100)).toMatchObject({ total: 100, isCapped: true, lastPage: 11 });
  });

  it('is found beyond where counting stops, with a page after it while there are more', async () => {
    expect(await pageOf(20, 999, 100)).toMatchObject({ total: 200, isCapped: true, lastPage: 21 });
    const last = await pageOf(100, 999, 100);
    expect(last).toMatchObject({ total: 999, isCapped: false, lastPage: 100 });
    expect(last.rows).toHaveLength(9);
  });

  it('is the same there when it is found by reading on', async () => {
    for (const page of [5, 10, 11, 20, 100, 101]) {
      expect(await pageBeyond(page, 999, 'read on')).toEqual(await pageOf(page, 999, 100));
    }
  });

  it('is not there beyond where counting stops when the rest is left out', async () => {
    const last = await pageBeyond(10, 999, 'left out');
    expect(last).toMatchObject({ total: 100, isCapped: true, isCut: true, lastPage: 10 });
    expect(last.rows).toHaveLength(10);
    expect(await pageBeyond(11, 999, 'left out')).toMatchObject({ rows: [], lastPage: 10, isCut: true });
    expect(await pageBeyond(1, 100, 'left out')).toMatchObject({ total: 100, isCapped: false, isCut: false });
  });
});

describe('the nearer end of a list', () => {
  it('is the front up to the middle', () => {
    expect(fromNearerEnd({ total: 100, limit: 10, offset: 50 })).toEqual({ limit: 10, offset: 50, isReversed: false });
  });

  it('is the back after it, where the last page may be short', () => {
    expect(fromNearerEnd({ total: 95, limit: 10, offset: 90 })).toEqual({ limit: 5, offset: 0, isReversed: true });
    expect(fromNearerEnd({ total: 95, limit: 10, offset: 60 })).toEqual({ limit: 10, offset: 25, isReversed: true });
  });
});

it('two days span both of them', () => {
  const { from, before } = spanOfDays({ date_from: '2026-11-01', date_to: '2026-11-03' });
  expect([from?.toISOString(), before?.toISOString()]).toEqual([
    '2026-11-01T00:00:00.000Z',
    '2026-11-04T00:00:00.000Z',
  ]);
  expect(spanOfDays({})).toEqual({ from: undefined, before: undefined });
});

it.each([
  ['America/New_York', '2026-11-01T04:00:00.000Z', '2026-11-02T05:00:00.000Z'],
  ['Asia/Kolkata', '2026-10-31T18:30:00.000Z', '2026-11-01T18:30:00.000Z'],
  ['Pacific/Auckland', '2026-10-31T11:00:00.000Z', '2026-11-01T11:00:00.000Z'],
])('a day lasts from midnight to midnight in %s, also when the clocks change', (time_zone, begin, end) => {
  const { from, before } = spanOfDays({ date_from: '2026-11-01', date_to: '2026-11-01', time_zone });
  expect([from?.toISOString(), before?.toISOString()]).toEqual([begin, end]);
});
