import { GESTURES } from '@herald/media/scene/acting-plan';
import { describe, expect, it } from 'vitest';
import type { Camera } from '../direction.ts';
import { planDirection } from '../plan/plan-direction.ts';
import { said } from '../testing/said.ts';
import { TWENTY_SCRIPTS } from '../testing/twenty-scripts.ts';

const CAMERA: Camera = {
  pace: 'natural',
  sizes: ['wide', 'medium', 'close', 'card'],
  limits: [],
  mediumGestures: [],
  figures: { sizes: ['wide', 'medium'], fromSec: 0, isMarkedOnly: false },
};

function planned(script: string, change: Partial<Camera> = {}, locale = 'en-US') {
  const reading = said(script, locale);
  const camera = { ...CAMERA, sizes: ['wide', 'medium', 'close'] as const, ...change };
  const taste = { mood: 'joyous', gestures: GESTURES } as const;
  return { reading, ...planDirection(reading, { product: null, camera }, taste, 1) };
}

const namesOf = (script: string, change: Partial<Camera> = {}, locale = 'en-US') =>
  planned(script, change, locale).shown.sentences.flatMap(({ figures }) => figures);

describe('figures', () => {
  it.each([
    ['A full check costs $49 in our shop.', 'en-US', 'figure $49'],
    ['You save 40% with this code today.', 'en-US', 'figure 40%'],
    ['I take two drops in the morning.', 'en-US', 'figure 2 drops'],
    ['It is ready in 3 days, and we bring it.', 'en-US', 'figure 3 days'],
    ['We are there for you 24/7, all year.', 'en-US', 'figure 24/7'],
    ['Our guests gave us 4.8 stars for it.', 'en-US', 'stars 4.8'],
    ['Das kostet heute nur 9,99 € im Laden.', 'de-DE', 'figure 9,99 €'],
    ['Nach zwei Wochen war alles gut.', 'de-DE', 'figure 2 Wochen'],
    ['Tout est prêt en trois jours chez nous.', 'fr-FR', 'figure 3 jours'],
    ['It was dry, red, tight.', 'en-US', 'chips Dry, Red, Tight'],
    ['Now tap the link below.', 'en-US', 'arrow'],
  ])('of "%s" in %s are [%s]', (sentence, locale, figure) => {
    expect(namesOf(`${sentence} This is all for now.`, {}, locale)).toEqual([figure]);
  });

  it.each([
    'It all began in 2019 with my sister and me.',
    'We open at 9 am on every day but Sunday.',
    'There are three reasons why we do this here.',
    'More than two hundred restaurants did it before you.',
    'You know all of that, and so do we.',
  ])('are none of "%s"', (sentence) => {
    expect(namesOf(`${sentence} This is all for now.`)).toEqual([]);
  });

  it('come by marks as they are written, and not where a mark says so', () => {
    const off = { figures: { sizes: ['wide'], fromSec: 0, isMarkedOnly: true } } as const;
    expect(namesOf('You save 40% today. [figure 3 bags] We bring you coffee. Come in now.', off)).toEqual([
      'figure 3 bags',
    ]);
    expect(namesOf('[no figure] You save 40% today. Come in and see us now.')).toEqual([]);
  });

  it('are seen with their word, long enough to be read, in shots that have room, and go with them', () => {
    const seen = TWENTY_SCRIPTS.flatMap((script) =>
      (['single', 'calm', 'natural', 'fast'] as const).flatMap((pace) => {
        const { figures, shots, reading } = planned(script, { pace });
        return figures.map((figure) => ({ figure, shots, reading }));
      }),
    );
    expect(seen.length).toBeGreaterThan(40);
    for (const { figure, shots, reading } of seen) {
      const { kind, fromSec, untilSec, parts } = figure;
      expect(untilSec - fromSec).toBeGreaterThanOrEqual(0.8);
      expect(untilSec - fromSec).toBeLessThanOrEqual(3.5);
      expect(reading.words.some(({ startSec }) => Math.abs(startSec - (parts[0]?.atSec ?? startSec)) < 1e-6)).toBe(
        true,
      );
      const own = shots.filter((shot, i) => shot.fromSec < untilSec && (shots[i + 1]?.fromSec ?? 99) > fromSec);
      expect(own.length).toBeLessThanOrEqual(1);
      if (kind !== 'arrow') expect(own.map(({ size }) => size)).not.toContain('close');
    }
  });

  it('never stand in one place at a time', () => {
    for (const script of TWENTY_SCRIPTS) {
      const { figures } = planned(script, { pace: 'fast' });
      const beside = figures.filter(({ kind }) => kind !== 'arrow');
      for (const [i, { fromSec }] of beside.entries())
        expect(fromSec).toBeGreaterThanOrEqual(beside[i - 1]?.untilSec ?? 0);
    }
  });
});
