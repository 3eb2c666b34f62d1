import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Shared } from './shared.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

function aShared() {
  const closed: number[] = [];
  let made = 0;
  const shared = new Shared(() => {
    const number = ++made;
    return { number, close: () => closed.push(number) };
  });
  return { shared, closed };
}

describe('a shared thing', () => {
  it('is the same for all who hold it', () => {
    const { shared } = aShared();
    expect(shared.get()).toBe(shared.get());
  });

  it('is closed a moment after the last holder has left', () => {
    const { shared, closed } = aShared();
    const letGo = [shared.hold(), shared.hold()];
    shared.get();
    letGo[0]?.();
    vi.advanceTimersByTime(60_000);
    expect(closed).toEqual([]);
    letGo[1]?.();
    vi.advanceTimersByTime(60_000);
    expect(closed).toEqual([1]);
    expect(shared.get().number).toBe(2);
  });

  it('stays while one holder leaves and the next one comes', () => {
    const { shared, closed } = aShared();
    const letGo = shared.hold();
    shared.get();
    letGo();
    vi.advanceTimersByTime(1_000);
    shared.hold();
    vi.advanceTimersByTime(60_000);
    expect(closed).toEqual([]);
  });
});
