import { soundDurationSec } from '@herald/media/sound';
import { synthesize } from '@herald/speech';
import { describe, expect, it } from 'vitest';
import { firstScripts } from '../../apps/web/src/features/create/first/first-scripts.ts';

const DAYS = ['Saturday', 'Sunday'];

describe('the ready scripts of the first film', () => {
  it('are for six trades', () => {
    expect(new Set(firstScripts.map(({ label }) => label)).size).toBe(6);
  });

  it.each(firstScripts)('take 12 to 18 seconds to say: $label', async ({ text }) => {
    const seconds = soundDurationSec(await synthesize({ text, locale: 'en-US' }));
    expect(seconds).toBeGreaterThanOrEqual(12);
    expect(seconds).toBeLessThanOrEqual(18);
  });

  it.each(firstScripts)('lead to the shop and name no brand: $label', ({ text }) => {
    expect(text.slice(-70)).toMatch(/link|below/);
    const names = [...text.matchAll(/[a-z,] ([A-Z][a-z]+)/g)].map(([, name]) => name);
    expect(names.filter((name) => !DAYS.includes(name ?? ''))).toEqual([]);
  });
});
