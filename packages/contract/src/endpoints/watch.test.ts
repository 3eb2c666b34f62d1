import { describe, expect, it } from 'vitest';
import { refusedFields } from '../testing/refused-fields.ts';
import { watchEndpoints } from './watch.ts';

const SESSION = '2026-11-21.abc.def';

describe('the session of a viewer', () => {
  it.each([SESSION, '', 'made up', 'x'.repeat(200)])('is a text that the server judges: %s', (session) => {
    expect(refusedFields(watchEndpoints.viewVideoBySlug.body, { session })).toEqual([]);
  });

  it.each(['x'.repeat(201), 'nul\0', 12345678])('cannot be %j', (session) => {
    expect(refusedFields(watchEndpoints.viewVideoBySlug.body, { session })).toEqual(['session']);
  });

  it.each([undefined, null, {}])('is not needed to count a view: %j', (body) => {
    expect(refusedFields(watchEndpoints.viewVideo.body, body)).toEqual([]);
  });
});

describe('what was watched', () => {
  const play = { session: SESSION, watched_seconds: 3.5, seen: [0, 1, 99] };

  it.each([
    [{}, []],
    [{ seen: [] }, []],
    [{ watched_seconds: 86_400 }, []],
    [{ session: undefined }, ['session']],
    [{ watched_seconds: -1 }, ['watched_seconds']],
    [{ watched_seconds: 86_401 }, ['watched_seconds']],
    [{ watched_seconds: Number.NaN }, ['watched_seconds']],
    [{ seen: [100] }, ['seen.0']],
    [{ seen: [0, -1, 0.5] }, ['seen.1', 'seen.2']],
  ])('with %j changed is refused for %j', (change, fields) => {
    expect(refusedFields(watchEndpoints.savePlay.body, { ...play, ...change })).toEqual(fields);
  });

  it.each([100, 101])('names at most 100 hundredths: %i', (count) => {
    const seen = Array.from({ length: count }, () => 1);
    expect(refusedFields(watchEndpoints.savePlay.body, { ...play, seen })).toEqual(count > 100 ? ['seen'] : []);
  });
});

describe('a report', () => {
  it.each(['misleading', 'impersonation', 'offensive', 'illegal', 'spam', 'other'])('may be about %s', (reason) => {
    expect(watchEndpoints.reportVideo.body.parse({ reason })).toEqual({ reason, details: '' });
  });

  it.each([
    [{ reason: 'boring' }, ['reason']],
    [{ details: 'No reason' }, ['reason']],
  ])('%j is refused for %j', (body, fields) => {
    expect(refusedFields(watchEndpoints.reportVideo.body, body)).toEqual(fields);
  });

  it.each([
    [2000, []],
    [2001, ['details']],
  ])('with %i characters of details is refused for %j', (count, fields) => {
    const report = { reason: 'spam', details: 'x'.repeat(count) };
    expect(refusedFields(watchEndpoints.reportVideo.body, report)).toEqual(fields);
  });
});

describe('a player for another page', () => {
  it('reads its largest size from the address', () => {
    const query = { url: 'https://herald.test/v/a', maxwidth: '640', maxheight: '360' };
    expect(watchEndpoints.oembed.query.parse(query)).toMatchObject({ maxwidth: 640, maxheight: 360 });
  });

  it.each(['0', '-5', '10001', '1.5', 'wide'])('cannot be %s px wide', (maxwidth) => {
    expect(refusedFields(watchEndpoints.oembed.query, { url: 'u', maxwidth })).toEqual(['maxwidth']);
  });
});
