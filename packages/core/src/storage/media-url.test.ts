import { describe, expect, it } from 'vitest';
import { mediaUrls } from './media-url.ts';

const now = new Date('2026-11-20T10:10:00Z');
const urls = mediaUrls('a secret of the instance');
const parse = (link: string) => {
  const { pathname, searchParams } = new URL(link, 'http://herald.test');
  return { key: pathname.slice('/api/media/'.length), query: Object.fromEntries(searchParams) };
};

describe('signed media links', () => {
  it('grant what was signed, until they expire', () => {
    const { key, query } = parse(urls.sign({ key: 'videos/a/final.mp4' }, now));
    expect(urls.verify(key, query, now)).toEqual({ key: 'videos/a/final.mp4' });
    expect(urls.verify(key, query, new Date('2026-11-20T22:09:00Z'))).toBeDefined();
    expect(urls.verify(key, query, new Date('2026-11-20T23:00:01Z'))).toBeUndefined();
  });

  it('are the same within the hour, so that browsers can cache', () => {
    const later = new Date('2026-11-20T10:40:00Z');
    expect(urls.sign({ key: 'a.mp4' }, now)).toBe(urls.sign({ key: 'a.mp4' }, later));
  });

  it('carry the name of a download', () => {
    const { key, query } = parse(urls.sign({ key: 'a.mp4', downloadName: 'Ünser Film.mp4' }, now));
    expect(urls.verify(key, query, now)?.downloadName).toBe('Ünser Film.mp4');
  });

  it('carry the state they hold for', () => {
    const { key, query } = parse(urls.sign({ key: 'a.mp4', state: 'shared' }, now));
    expect(urls.verify(key, query, now)?.state).toBe('shared');
    expect(urls.verify(key, { ...query, state: undefined }, now)).toBeUndefined();
  });

  it('are refused when any part is changed', () => {
    const { key, query } = parse(urls.sign({ key: 'videos/a.mp4', downloadName: 'x.mp4' }, now));
    expect(urls.verify('videos/b.mp4', query, now)).toBeUndefined();
    expect(urls.verify(key, { ...query, expires: '9999999999' }, now)).toBeUndefined();
    expect(urls.verify(key, { ...query, download: 'y.mp4' }, now)).toBeUndefined();
    expect(urls.verify(key, { ...query, state: 'other' }, now)).toBeUndefined();
    expect(urls.verify(key, { ...query, signature: undefined }, now)).toBeUndefined();
    expect(urls.verify(key, { ...query, signature: 'AAAA' }, now)).toBeUndefined();
    expect(mediaUrls('another secret').verify(key, query, now)).toBeUndefined();
  });
});
