import { describe, expect, it } from 'vitest';
import { createSeenParts } from './seen-parts.ts';

const upTo = (end: number) => Array.from({ length: end + 1 }, (_, at) => at);

describe('what was seen of a film', () => {
  it('are the hundredths between two looks, and the seconds that passed', () => {
    const parts = createSeenParts();
    for (const sec of [0, 0.25, 0.5, 0.75, 1]) parts.at(sec, 20);
    expect(parts.read()).toEqual({ watched_seconds: 1, seen: upTo(5) });
  });

  it('leaves out what was jumped over, forwards and backwards', () => {
    const parts = createSeenParts();
    parts.at(0, 100);
    parts.at(1, 100);
    parts.at(50, 100);
    parts.at(51, 100);
    parts.at(0, 100);
    expect(parts.read()).toEqual({ watched_seconds: 2, seen: [0, 1, 50, 51] });
  });

  it('does not take a pause for watching', () => {
    const parts = createSeenParts();
    parts.at(10, 100);
    parts.interrupt();
    parts.at(11, 100);
    expect(parts.read()).toEqual({ watched_seconds: 0, seen: [10, 11] });
  });

  it('counts a second look again in seconds, but not in parts', () => {
    const parts = createSeenParts();
    for (const sec of [0, 1, 2]) parts.at(sec, 100);
    parts.interrupt();
    for (const sec of [0, 1, 2]) parts.at(sec, 100);
    expect(parts.read()).toEqual({ watched_seconds: 4, seen: [0, 1, 2] });
  });

  it('has its last part at the very end', () => {
    const parts = createSeenParts();
    parts.at(20, 20);
    expect(parts.read().seen).toEqual([99]);
  });
});
