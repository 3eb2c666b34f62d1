import { describe, expect, it } from 'vitest';
import { uptimeOf } from './uptime.ts';

const at = (text: string) => new Date(`2026-11-${text}Z`);

describe('the uptime', () => {
  it('counts from the first report to the minute before this one', () => {
    // 10 minutes, of which 9 were heard.
    const uptime = uptimeOf([{ day: '2026-11-20', heard: 9 }], at('20T12:00:20'), at('20T12:10:05'));
    expect(uptime).toEqual({ since: at('20T12:00:20'), share: 0.9, days: 1, awayMinutes: 1, series: [0.9] });
  });

  it('is not better for a report in the minute that goes on', () => {
    const uptime = uptimeOf([{ day: '2026-11-20', heard: 11 }], at('20T12:00:00'), at('20T12:10:30'));
    expect(uptime).toMatchObject({ share: 1, awayMinutes: 0 });
  });

  it('counts a day without any report as a day away', () => {
    const days = [
      { day: '2026-11-20', heard: 720 },
      { day: '2026-11-22', heard: 720 },
    ];
    const uptime = uptimeOf(days, at('20T12:00:00'), at('22T12:00:00'));
    expect(uptime).toMatchObject({ share: 0.5, days: 2, awayMinutes: 1440, series: [1, 0, 1] });
  });

  it('is unknown before the first report', () => {
    expect(uptimeOf([], null, at('20T12:00:00'))).toMatchObject({ share: null, series: [] });
  });
});
