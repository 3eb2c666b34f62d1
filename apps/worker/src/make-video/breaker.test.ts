import { afterEach, describe, expect, it } from 'vitest';
import { Breaker } from './breaker.ts';

const breakers: Breaker[] = [];
afterEach(() => {
  for (const breaker of breakers.splice(0)) breaker.stop();
});

function aBreaker() {
  const lines: string[] = [];
  let isAway = false;
  const breaker = new Breaker({
    probeEveryMs: 5,
    probe: async () => {
      if (isAway) throw new Error('away');
    },
    log: { info: (_, text) => lines.push(text), warn: () => undefined, error: (_, text) => lines.push(text) },
  });
  breakers.push(breaker);
  return {
    breaker,
    lines,
    setAway(value: boolean) {
      isAway = value;
    },
  };
}

describe('a breaker', () => {
  it('is open until something fails, shut until the probe succeeds, and says each once', async () => {
    const { breaker, lines, setAway } = aBreaker();
    await breaker.check();
    await breaker.untilOpen();
    setAway(true);
    for (let videos = 0; videos < 20; videos++) breaker.trip(new Error('away'));
    await breaker.untilShut();
    let isOpen = false;
    const opening = breaker.untilOpen().then(() => {
      isOpen = true;
    });
    await breaker.check();
    expect(isOpen).toBe(false);
    setAway(false);
    await opening;
    expect(lines).toEqual([expect.stringContaining('takes no video'), expect.stringContaining('work again')]);
  });

  it('trips at the start of a worker whose store is away', async () => {
    const { breaker, setAway } = aBreaker();
    setAway(true);
    await breaker.check();
    await breaker.untilShut();
  });

  it('holds nobody up when its worker stops', async () => {
    const { breaker, setAway } = aBreaker();
    setAway(true);
    breaker.trip(new Error('away'));
    const waiting = [breaker.untilOpen(), breaker.untilOpen()];
    breaker.stop();
    await Promise.all(waiting);
  });
});
