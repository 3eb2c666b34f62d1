import { describe, expect, it } from 'vitest';
import { buildUrl } from './build-url.ts';

describe('the address of a call', () => {
  it.each([
    ['/plans', {}, '/api/plans'],
    ['/videos/:id', { id: 'v1' }, '/api/videos/v1'],
    ['/videos/:id/retry', { id: 7 }, '/api/videos/7/retry'],
    ['/sites/:id/pages/:slug', { id: 'a', slug: 'b' }, '/api/sites/a/pages/b'],
    ['/pages/:slug', { slug: '../admin' }, '/api/pages/..%2Fadmin'],
    ['/pages/:slug', { slug: 'a?b#c' }, '/api/pages/a%3Fb%23c'],
    ['/pages/:slug', { slug: 'über uns' }, '/api/pages/%C3%BCber%20uns'],
    ['/pages/:slug', { slug: ':id' }, '/api/pages/%3Aid'],
  ] as const)('fills %s with %j', (path, params, url) => {
    expect(buildUrl('/api', path, params)).toBe(url);
  });

  it.each([
    [{ page: 2 }, '?page=2'],
    [{ page: 0 }, '?page=0'],
    [{ trash: false }, '?trash=false'],
    [{ search: 'a b&c=d' }, '?search=a+b%26c%3Dd'],
    [{ status: 'all', sort: 'newest' }, '?status=all&sort=newest'],
  ])('carries the query %j', (query, search) => {
    expect(buildUrl('', '/videos', {}, query)).toBe(`/videos${search}`);
  });

  it.each([{}, { search: '' }, { search: null }, { search: undefined }])('leaves an empty query out: %j', (query) => {
    expect(buildUrl('', '/videos', {}, query)).toBe('/videos');
  });
});
