import { describe, expect, it } from 'vitest';
import { refusalTexts, refusedFields } from '../testing/refused-fields.ts';
import { videoEndpoints } from './videos.ts';

const ID = '0198c1d2-3f4a-7b5c-8d6e-9f0a1b2c3d4e';
const ids = (count: number): string[] => Array.from({ length: count }, () => ID);

describe('listing videos', () => {
  const { query } = videoEndpoints.listVideos;

  it('starts with the newest of all, twelve on a page', () => {
    expect(query.parse({})).toEqual({
      page: 1,
      per_page: 12,
      status: 'all',
      search: '',
      sort: 'newest',
      trash: false,
    });
  });

  it('reads numbers and switches as an address carries them', () => {
    expect(query.parse({ page: '3', per_page: '50', trash: 'true' })).toMatchObject({
      page: 3,
      per_page: 50,
      trash: true,
    });
  });

  it.each([
    ['page', ['1', '100000'], ['0', '-1', '1.5', '100001', 'two']],
    ['per_page', ['1', '100'], ['0', '101', 'many']],
    ['status', ['all', 'pending', 'processing', 'completed', 'failed', 'cancelled'], ['done', '']],
    ['sort', ['newest', 'oldest', 'popular', 'title'], ['random', '']],
    ['trash', ['true', 'false', '1', '0'], ['maybe', '']],
    ['search', ['', 'x'.repeat(200)], ['x'.repeat(201), 'a\0']],
  ])('takes for %s only what it can list', (field, taken, refused) => {
    for (const value of taken) expect(refusedFields(query, { [field]: value }), value).toEqual([]);
    for (const value of refused) expect(refusedFields(query, { [field]: value }), value).toEqual([field]);
  });
});

describe('changing a video', () => {
  const { body } = videoEndpoints.updateVideo;

  it.each([
    [{}, []],
    [{ title: 'New' }, []],
    [{ description: '' }, []],
    [{ privacy: 'password', password: '12345678' }, []],
    [{ privacy: 'password', password: '1234567' }, ['password']],
    [{ privacy: 'secret' }, ['privacy']],
  ])('%j is refused for %j', (change, fields) => {
    expect(refusedFields(body, change)).toEqual(fields);
  });

  it.each([
    ['title', 200],
    ['description', 5000],
    ['password', 256],
  ])('takes %s with %i characters, and not with one more', (field, limit) => {
    expect(refusedFields(body, { [field]: 'x'.repeat(limit) })).toEqual([]);
    expect(refusedFields(body, { [field]: 'x'.repeat(limit + 1) })).toEqual([field]);
  });

  it.each(['', '   '])('asks for a title when it is %j', (title) => {
    expect(refusalTexts(body, { title })).toEqual(['Please enter a title.']);
  });

  it('asks for a password of at least 8 characters', () => {
    expect(refusalTexts(body, { password: '' })).toEqual(['Password must be at least 8 characters long.']);
  });

  it('does not change how the video was generated', () => {
    expect(body.parse({ title: 'New', status: 'completed', generation_data: {} })).toEqual({ title: 'New' });
  });
});

describe.each([
  ['changing', videoEndpoints.changeVideos.body, 1000],
  ['downloading', videoEndpoints.orderVideosZip.body, 100],
] as const)('%s many videos', (_, body, most) => {
  const request = (chosen: string[]) => ({ ids: chosen, action: 'delete' });

  it(`takes at most ${most}`, () => {
    expect(refusedFields(body, request(ids(most)))).toEqual([]);
    expect(refusedFields(body, request(ids(most + 1)))).toEqual(['ids']);
  });

  it('needs at least one', () => {
    expect(refusalTexts(body, request([]))).toEqual(['Please choose a video.']);
  });

  it('names the place of an id that is none', () => {
    expect(refusedFields(body, request([ID, 'video-2']))).toEqual(['ids.1']);
  });
});

it.each(['', 'erase', 'Delete'])('does not do %j to many videos', (action) => {
  expect(refusedFields(videoEndpoints.changeVideos.body, { ids: ids(1), action })).toEqual(['action']);
});
