import { CARD_PLACEMENTS } from '@herald/media/choices';
import { describe, expect, it, vi } from 'vitest';
import { contextOf } from '#base/canvas/context-of.ts';
import { makeCanvas } from '../../../testing/node-canvas.ts';
import { CARD_RATIOS, measureCard } from './card-size.ts';
import { paintCard } from './paint-card.ts';

/** A picture takes seconds to draw on a busy machine. */
vi.setConfig({ testTimeout: 120_000 });

const PLACE = { width: 216, height: 270 };
const SHAPES = [
  [1600, 420],
  [420, 1600],
  [800, 800],
  [600, 750],
  [64, 64],
  [3000, 70],
] as const;

/** A striped picture with a mark in every corner; no ground to take away. */
function cornered(width: number, height: number) {
  const canvas = makeCanvas(width, height);
  const ctx = contextOf(canvas);
  for (let at = 0; at < width; at += 20) {
    ctx.fillStyle = at % 40 ? '#6a8cff' : '#dfe7ff';
    ctx.fillRect(at, 0, 20, height);
  }
  const [w, h] = [width / 5, height / 5];
  ctx.fillStyle = '#ff0000';
  for (const [x, y] of [
    [0, 0],
    [width - w, 0],
    [0, height - h],
    [width - w, height - h],
  ])
    ctx.fillRect(x, y, w, h);
  return canvas;
}

describe.each(CARD_PLACEMENTS)('a card %s', (placement) => {
  it.each(SHAPES)('has the ratio of a picture of %d x %d within its limits, and fits its place', (width, height) => {
    const card = measureCard({ width, height }, { place: PLACE, placement, hasLabel: false });
    const ratio = card.width / card.height;
    expect(card.width).toBeLessThanOrEqual(PLACE.width);
    expect(card.height).toBeLessThanOrEqual(PLACE.height);
    expect(ratio).toBeGreaterThan(CARD_RATIOS[placement].tallest - 0.02);
    expect(ratio).toBeLessThan(CARD_RATIOS[placement].flattest + 0.02);
  });

  it.each(SHAPES.slice(0, 4))('shows all four corners of a picture of %d x %d', (width, height) => {
    const request = { picture: cornered(width, height), place: PLACE, placement, label: null, locale: 'en' };
    const { canvas, product } = paintCard(request, makeCanvas);
    expect(product).toBeNull();
    const { data } = contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height);
    const seen = new Set<string>();
    for (let i = 0; i < data.length; i += 4) {
      if (data[i] < 200 || data[i + 1] > 60 || data[i + 2] > 60) continue;
      const [x, y] = [(i >> 2) % canvas.width, Math.floor((i >> 2) / canvas.width)];
      seen.add(`${x < canvas.width / 2 ? 'left' : 'right'} ${y < canvas.height / 2 ? 'top' : 'bottom'}`);
    }
    expect([...seen].sort()).toEqual(['left bottom', 'left top', 'right bottom', 'right top']);
  });
});

it('a card grows for its label, not the picture into it', () => {
  const plain = measureCard({ width: 800, height: 800 }, { place: PLACE, placement: 'beside', hasLabel: false });
  const labelled = measureCard({ width: 800, height: 800 }, { place: PLACE, placement: 'beside', hasLabel: true });
  expect(labelled.width).toBe(plain.width);
  expect(labelled.height).toBe(plain.height + labelled.label);
});
