import { describe, expect, it } from 'vitest';
import { FILM_FPS, SEGMENT_SEC } from '../film-format.ts';
import { usualX264Options, x264Options } from './x264-options.ts';

function paramsOf(options: Record<string, string>): Map<string, string> {
  const pairs = (options['x264-params'] ?? '').split(':').map((pair) => pair.split('='));
  return new Map(pairs.map(([name = '', value = '']) => [name, value]));
}

describe.each([
  ['a film', x264Options()],
  ['the measurements', usualX264Options()],
])('the settings of %s', (_, options) => {
  it('give a segment one key frame, its first', () => {
    expect(Number(paramsOf(options).get('keyint'))).toBeGreaterThan(SEGMENT_SEC * FILM_FPS);
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
