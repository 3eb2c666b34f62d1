import { describe, expect, it } from 'vitest';
import { refusalTexts, refusedFields } from '../testing/refused-fields.ts';
import { avatarEndpoints, sceneHints } from './avatars.ts';

const ID = '0198c1d2-3f4a-7b5c-8d6e-9f0a1b2c3d4e';

describe('keeping a portrait', () => {
  const { body } = avatarEndpoints.keepPhoto;
  const photo = { picture_id: ID, points: [{ id: 'mouth', x: 1, y: 2 }], consent: true, consent_version: '1' };

  it.each([
    [{}, []],
    [{ picture_id: 'portrait' }, ['picture_id']],
    [{ points: [{ id: 'mouth', x: '1', y: 2 }] }, ['points.0.x']],
    [{ points: [{ x: 1, y: Number.NaN }] }, ['points.0.id', 'points.0.y']],
    [{ points: undefined }, ['points']],
    [{ consent_version: undefined }, ['consent_version']],
  ])('with %j changed is refused for %j', (change, fields) => {
    expect(refusedFields(body, { ...photo, ...change })).toEqual(fields);
  });

  it.each([
    ['name', 200],
    ['consent_text', 1000],
  ])('takes %s with %i characters, and not with one more', (field, limit) => {
    expect(refusedFields(body, { ...photo, [field]: 'x'.repeat(limit) })).toEqual([]);
    expect(refusedFields(body, { ...photo, [field]: 'x'.repeat(limit + 1) })).toEqual([field]);
  });

  it.each([100, 101])('takes at most 100 points: %i', (count) => {
    const points = Array.from({ length: count }, () => ({ id: 'p', x: 0, y: 0 }));
    expect(refusedFields(body, { ...photo, points })).toEqual(count > 100 ? ['points'] : []);
  });

  it.each([false, undefined, 'true', 1])('asks for consent when it is %j', (consent) => {
    expect(refusalTexts(body, { ...photo, consent })).toEqual(['Please confirm that you may use this face.']);
  });
});

describe('keeping a face from the studio', () => {
  it.each([
    [{ options: {} }, []],
    [{ options: {}, name: 'Emma' }, []],
    [{}, ['options']],
    [{ options: { age: 81 } }, ['options.age']],
  ])('%j is refused for %j', (body, fields) => {
    expect(refusedFields(avatarEndpoints.keepFace.body, body)).toEqual(fields);
  });
});

describe('the addresses of avatars', () => {
  it.each(['emma.webp', `${'a'.repeat(40)}.webp`])('has a thumbnail at %s', (file) => {
    expect(refusedFields(avatarEndpoints.avatarThumbnail.params, { file })).toEqual([]);
  });

  it.each(['emma.png', 'Emma.webp', '../emma.webp', 'a/b.webp', '.webp', `${'a'.repeat(41)}.webp`, 'emma.webp\n'])(
    'has no thumbnail at %j',
    (file) => {
      expect(refusedFields(avatarEndpoints.avatarThumbnail.params, { file })).toEqual(['file']);
    },
  );

  it.each([
    [{}, []],
    [{ type: 'custom' }, []],
    [{ type: 'default' }, []],
    [{ type: 'photo' }, ['type']],
  ])('lists the avatars of %j', (query, fields) => {
    expect(refusedFields(avatarEndpoints.listAvatars.query, query)).toEqual(fields);
  });
});

describe('what a description says about the place', () => {
  it('may be nothing', () => {
    expect(sceneHints.parse({})).toEqual({});
  });

  it.each(['color', 'picture', 'beach'])('is never %s, which is no drawn setting', (setting) => {
    expect(refusedFields(sceneHints, { setting })).toEqual(['setting']);
  });
});
