import { describe, expect, it } from 'vitest';
import { WorkClock } from './work-clock.ts';

const drawing = (framesDone: number) => ({ stage: 'drawing', framesDone, framesTotal: 30 }) as const;
const checking = { stage: 'checking', framesDone: 30, framesTotal: 30 } as const;

describe('the parts of the work', () => {
  it('begin with the first word of the engine, and with the last picture', () => {
    const clock = new WorkClock();
    expect(clock.part).toBe('prepareSec');
    clock.see(drawing(0));
    expect(clock.part).toBe('drawSec');
    clock.see(drawing(29));
    expect(clock.part).toBe('drawSec');
    clock.see(checking);
    expect(clock.part).toBe('finishSec');
  });

  it('end with the last picture also where nobody says that it is checked', () => {
    const clock = new WorkClock();
    clock.see(drawing(30));
    expect(clock.part).toBe('finishSec');
  });

  it('have no times before all of them were seen', () => {
    const clock = new WorkClock();
    expect(clock.times()).toBeUndefined();
    clock.see(drawing(1));
    expect(clock.times()).toBeUndefined();
  });

  it('are as long as all of the work together, and a later word does not begin them anew', () => {
    const beganMs = performance.now();
    const clock = new WorkClock();
    for (const progress of [drawing(0), drawing(15), checking, checking]) clock.see(progress);
    const times = clock.times();
    const whole = Object.values(times ?? {}).reduce((sum, sec) => sum + sec, 0);
    expect(Object.values(times ?? {}).every((sec) => sec >= 0)).toBe(true);
    expect(whole).toBeLessThanOrEqual((performance.now() - beganMs) / 1000);
  });
});
