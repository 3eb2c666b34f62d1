import type { Clock } from '../runtime/clock.ts';

/** A clock that moves only when told to. */
export class ManualClock implements Clock {
  private nowMs: number;

  constructor(start = new Date('2026-03-10T12:00:00Z')) {
    this.nowMs = start.getTime();
  }

  now(): Date {
    return new Date(this.nowMs);
  }

  set(moment: Date): void {
    this.nowMs = moment.getTime();
  }

  advance({ hours = 0, minutes = 0, seconds = 0 }: { hours?: number; minutes?: number; seconds?: number }): void {
    this.nowMs += ((hours * 60 + minutes) * 60 + seconds) * 1000;
  }
}
