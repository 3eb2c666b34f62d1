import { describe, expect, test } from 'vitest';
import { renderRequest, seedOf } from './render-request.ts';
import { orderOf } from './set-scene.ts';

const seedWith = (request: object) => seedOf(renderRequest.parse({ text: 'Good morning.', ...request }));

describe('the seed of a film', () => {
  test('stays the same for the same script and person', () => {
    expect(seedWith({ preset: 'omar' })).toBe(seedWith({ preset: 'omar', resolution: 1080, title: 'Morning' }));
    expect(seedWith({})).toBe(seedWith({ preset: 'emma' }));
  });

  test.each([
    ['another script', { preset: 'omar', text: 'Good evening.' }],
    ['another person', { preset: 'kofi' }],
    ['a photo', { photo: 'omar.jpg' }],
    [
      'another performer in the scene file',
      { preset: 'omar', scene: { performer: { kind: 'character', params: {} } } },
    ],
    ['another sound', { preset: 'omar', audio: 'morning.wav' }],
  ])('differs with %s', (_, request) => {
    expect(seedWith(request)).not.toBe(seedWith({ preset: 'omar' }));
  });

  test('is the one that is asked for', () => {
    expect(seedWith({ preset: 'omar', seed: 7 })).toBe(7);
  });
});

test('a presenter may be named as the lists show the name', () => {
  expect(renderRequest.parse({ text: 'Good morning.', preset: 'Omar' }).preset).toBe('omar');
});

test.each(['photo', 'clip'])('a %s takes no place that a plan told, only one that is given', (kind) => {
  const backgroundWith = (more: object) => {
    const request = renderRequest.parse({ text: 'Good morning.', place: 'bakery', [kind]: 'me', ...more });
    return orderOf(request, { performer: { kind: 'preset', presetId: 'omar' }, notes: [], clips: new Map() })
      .background;
  };
  expect(backgroundWith({}).isBehindPhoto).toBe(false);
  expect(backgroundWith({ background: 'salon' })).toMatchObject({ isBehindPhoto: true, trade: 'salon' });
});
