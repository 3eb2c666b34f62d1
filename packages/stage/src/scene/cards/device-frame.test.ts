import { DEVICE_FRAMES } from '@herald/media/choices';
import { describe, expect, it } from 'vitest';
import { framedSize, screenIn } from './device-frame.ts';

describe.each(DEVICE_FRAMES)('the screen of a %s', (frame) => {
  it.each([
    { width: 1170, height: 2532 },
    { width: 1440, height: 900 },
    { width: 1000, height: 1000 },
  ])('keeps the shape of what it shows, inside the device: %o', (shown) => {
    const { width, height } = framedSize(frame, shown);
    const outer = { x: 40, y: 30, width: 500, height: (500 * height) / width };
    const { screen, radius } = screenIn(frame, shown, outer);
    expect(screen.width / screen.height).toBeCloseTo(shown.width / shown.height, 6);
    expect([screen.x > outer.x, screen.y > outer.y]).toEqual([true, true]);
    expect(screen.x + screen.width).toBeLessThan(outer.x + outer.width);
    expect(screen.y + screen.height).toBeLessThan(outer.y + outer.height);
    expect(radius).toBeLessThan(Math.min(screen.width, screen.height) / 4);
  });
});
