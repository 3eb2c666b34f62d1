import { FILM_FPS, SEGMENT_SEC } from '@herald/media/film-pieces';
import { describe, expect, it } from 'vitest';
import { KEY_SEC } from '../film-format.ts';
import { proxyX264Options, usualX264Options, x264Options } from './x264-options.ts';

function paramsOf(options: Record<string, string>): Map<string, string> {
  const pairs = (options['x264-params'] ?? '').split(':').map((pair) => pair.split('='));
  return new Map(pairs.map(([name = '', value = '']) => [name, value]));
}

describe.each([
  ['a film', x264Options()],
  ['the film of a filmed person', x264Options(undefined, { isFilmed: true })],
  ['the measurements', usualX264Options()],
  ['the clip of a filmed person', proxyX264Options()],
])('the settings of %s', (_, options) => {
  it('put key frames only where they are planned', () => {
    expect(paramsOf(options).get('scenecut')).toBe('0');
  });

  it('use one thread, so that the bytes are the same everywhere', () => {
    expect(paramsOf(options).get('threads')).toBe('1');
  });

  it('play on every phone', () => {
    expect(options.profile).toBe('high');
  });

  it('never use AVX-512, whose bytes differ from run to run', () => {
    expect(paramsOf(options).get('asm') ?? 'none').toMatch(process.arch === 'x64' ? /^(AVX2|SSE4)$/ : /^none$/);
  });
});

it('codes clips so that films decode them at half the cost', () => {
  expect(paramsOf(proxyX264Options()).get('cabac')).toBe('0');
});

it('holds fewer pictures of a filmed person, whose film has to fit into the same memory as their clip', () => {
  const [drawn, filmed] = [x264Options(), x264Options(undefined, { isFilmed: true })].map(paramsOf);
  expect(Number(filmed?.get('rc-lookahead'))).toBeLessThan(Number(drawn?.get('rc-lookahead')));
  expect(filmed?.get('b-pyramid')).toBe('none');
});

it('looks for no small blocks that move by themselves in what a camera filmed', () => {
  const [drawn, filmed] = [x264Options(), x264Options(undefined, { isFilmed: true })].map(paramsOf);
  expect(drawn?.get('partitions')).toContain('p8x8');
  expect(filmed?.get('partitions')).toBe('i8x8,i4x4');
});

describe('the quality of a film', () => {
  it.each([
    ['standard', '23', '0,0,q=24'],
    ['high', '19.5', '0,0,q=21'],
    ['best', '16', '0,0,q=17'],
  ] as const)('called %s is a rate factor of %s, at key frames too', (videoQuality, crf, firstZone) => {
    const options = x264Options({ videoQuality });
    expect(options.crf).toBe(crf);
    expect(options['x264-params']).toContain(firstZone);
  });

  it('is high where nothing else is said', () => {
    expect(x264Options()).toEqual(x264Options({ videoQuality: 'high' }));
  });
});

describe('the key frames of a film', () => {
  it('come every two seconds, and a segment begins with one', () => {
    const { keyint, 'min-keyint': least } = Object.fromEntries(paramsOf(x264Options()));
    expect(KEY_SEC).toBe(2);
    expect([Number(keyint), Number(least)]).toEqual([KEY_SEC * FILM_FPS, KEY_SEC * FILM_FPS]);
    expect((SEGMENT_SEC * FILM_FPS) % Number(keyint)).toBe(0);
  });
});
