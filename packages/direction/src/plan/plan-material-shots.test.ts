import type { PresenterSize, ShotSize } from '@herald/media/scene/shot-plan';
import { describe, expect, it } from 'vitest';
import type { Camera, Material, Reading } from '../direction.ts';
import { cameraOf, lengthsOf, PACES, planOf, SIZES, SLACK_SEC } from '../testing/planned-shots.ts';
import { said } from '../testing/said.ts';
import { TWENTY_SCRIPTS } from '../testing/twenty-scripts.ts';

const SCRIPT = TWENTY_SCRIPTS[0] ?? '';

describe('the product in the shots', () => {
  const reading = said(SCRIPT);
  const serum = reading.words.findIndex(({ text }) => text === 'Then');
  const fromSec = reading.words[serum]?.startSec ?? 0;
  const product = { moments: [{ fromSec, untilSec: fromSec + 5 }], heldBy: null, x: 0.4, y: 0.5 };
  const { shots } = planOf(reading, cameraOf({ sizes: [...SIZES, 'product'] }), { product });

  it('fills the frame with the sentence that brings it, and not for long', () => {
    const index = shots.findIndex(({ size }) => size === 'product');
    expect(fromSec - (shots[index]?.fromSec ?? 0)).toBeLessThanOrEqual(0.12 + SLACK_SEC);
    expect(fromSec - (shots[index]?.fromSec ?? 0)).toBeGreaterThanOrEqual(0.06 - SLACK_SEC);
    expect(lengthsOf(shots, reading.durationSec)[index]).toBeLessThanOrEqual(2.8);
  });

  it('waits for the words that show it, where it comes with its name before', () => {
    const told = said(
      'I read in bad light for years. At Luma we make lamps for readers. This one dims itself when the sun goes down. My evenings are calm again, and I sleep well.',
    );
    const secOf = (word: string) => told.words.find(({ text }) => text === word)?.startSec ?? 0;
    const moment = { fromSec: secOf('At'), untilSec: secOf('My'), shownSec: [secOf('This')] };
    const seen = planOf(told, cameraOf({ sizes: [...SIZES, 'product'] }), {
      product: { ...product, moments: [moment] },
    });
    const inserts = seen.shots.filter(({ size }) => size === 'product');
    expect(inserts).toHaveLength(1);
    expect(secOf('This') - (inserts[0]?.fromSec ?? 0)).toBeCloseTo(0.09, 1);
  });

  it('fills the frame for more than a glance in most films', () => {
    const lengths = TWENTY_SCRIPTS.flatMap((script) =>
      [3, 6].flatMap((afterSec) => {
        const film = said(script);
        const ends = (place: number) => /[.!?]$/u.test(film.words[place - 1]?.text ?? '');
        const atSec = film.words.find(({ startSec }, place) => startSec > afterSec && ends(place))?.startSec ?? 0;
        const moments = [{ fromSec: atSec, untilSec: atSec + 2, shownSec: [atSec] }];
        const camera = cameraOf({ sizes: [...SIZES, 'product'] });
        const seen = planOf(film, camera, { product: { ...product, moments } }).shots;
        return lengthsOf(seen, film.durationSec).filter((_, index) => seen[index]?.size === 'product');
      }),
    );
    expect(lengths.length).toBeGreaterThan(30);
    expect(lengths.filter((lengthSec) => lengthSec < 2).length / lengths.length).toBeLessThan(0.3);
  });

  it('neither begins a film nor ends it', () => {
    expect(shots[0]?.size).not.toBe('product');
    expect(shots.at(-1)?.size).not.toBe('product');
  });
});

describe('pictures in the shots', () => {
  const pictures = [
    { shot: 'picture 1', name: null },
    { shot: 'picture 2', name: 'Winter street' },
  ] as const;
  const sizes: readonly ShotSize[] = [...SIZES, 'picture 1', 'picture 2'];
  const plans = TWENTY_SCRIPTS.flatMap((script) =>
    PACES.map((pace) => {
      const reading = said(script);
      return { reading, shots: planOf(reading, cameraOf({ pace, sizes }), { pictures }).shots };
    }),
  );
  const filmed = (script: string, change: Partial<Camera> = {}) => {
    const reading = said(script);
    const { shots } = planOf(reading, cameraOf({ sizes, ...change }), { pictures });
    const secOf = (word: string) => reading.words.find(({ text }) => text.startsWith(word))?.startSec ?? -1;
    const seenAt = (sec: number) => shots.findLast(({ fromSec }) => fromSec <= sec)?.size;
    return { shots, seenAt: (word: string) => seenAt(secOf(word) + 0.1) };
  };

  it('are both seen in films of a quarter of a minute, unless these are calm', () => {
    const unnamed = pictures.map(({ shot }) => ({ shot, name: null }));
    for (const script of TWENTY_SCRIPTS)
      for (const pace of ['natural', 'fast'] as const) {
        const { shots } = planOf(said(script), cameraOf({ pace, sizes }), { pictures: unnamed });
        const seen = shots.map(({ size }) => size).filter((size) => pictures.some(({ shot }) => shot === size));
        expect(seen).toEqual(['picture 1', 'picture 2']);
      }
  });

  it('keep the distance of the pace from the product where there is room', () => {
    const [first = '', second = ''] = TWENTY_SCRIPTS;
    const reading = said(`${first} ${second}`);
    for (const middle of Array.from({ length: 41 }, (_, step) => 0.3 + step / 100)) {
      const fromSec = reading.words.find(({ startSec }) => startSec > middle * reading.durationSec)?.startSec ?? 0;
      const product = { moments: [{ fromSec, untilSec: fromSec + 5 }], heldBy: null, x: 0.4, y: 0.5 };
      const camera = cameraOf({ sizes: [...SIZES, 'product', 'picture 1'] });
      const { shots } = planOf(reading, camera, { product, pictures: [{ shot: 'picture 1', name: null }] });
      const [shown, picture] = ['product', 'picture 1'].map((size) => shots.find((shot) => shot.size === size));
      expect(Math.abs((shown?.fromSec ?? 0) - (picture?.fromSec ?? 0))).toBeGreaterThan(1.6 * 2.8 - 0.1);
    }
  });

  it('come once each, for 4 s at most, and neither begin a film nor end it', () => {
    for (const { reading, shots } of plans) {
      const lengths = lengthsOf(shots, reading.durationSec);
      for (const { shot } of pictures) {
        const places = shots.flatMap(({ size }, index) => (size === shot ? [index] : []));
        expect(places.length).toBeLessThanOrEqual(1);
        for (const place of places) {
          expect(lengths[place]).toBeLessThanOrEqual(4);
          expect(shots[place]?.fromSec).toBeGreaterThanOrEqual(1.4);
          expect(place).toBeLessThan(shots.length - 1);
        }
      }
    }
    const shown = plans.filter(({ shots }) => shots.some(({ size }) => size === 'picture 1'));
    expect(shown.length).toBeGreaterThan(plans.length * 0.7);
  });

  it('come with the words that name them', () => {
    const script = `${SCRIPT} Look at the street outside my house. It is covered in snow today.`;
    expect(filmed(script).seenAt('street')).toBe('picture 2');
  });

  it.each(['single', ...PACES] as const)('come at their mark at the %s pace, one right after the other', (pace) => {
    const script = SCRIPT.replace('Then', '[picture 2] Then').replace('After', '[picture 1] After');
    const { seenAt, shots } = filmed(script, { pace });
    expect([seenAt('Then'), seenAt('After')]).toEqual(['picture 2', 'picture 1']);
    expect(shots.filter(({ size }) => size.startsWith('picture'))).toHaveLength(2);
  });

  it('show a clip for no longer than it plays', () => {
    const clips = [{ shot: 'clip 1', name: null, lengthSec: 2 }] as const;
    const script = SCRIPT.replace('Then', '[clip 1] Then');
    for (const text of [SCRIPT, script])
      for (const seed of [1, 2, 3]) {
        const reading = said(text);
        const { shots } = planOf(reading, cameraOf({ sizes: [...SIZES, 'clip 1'] }), { pictures: clips, seed });
        const at = shots.findIndex(({ size }) => size === 'clip 1');
        if (text === script) expect(at).toBeGreaterThan(0);
        expect(lengthsOf(shots, reading.durationSec)[at] ?? 0).toBeLessThanOrEqual(2 + SLACK_SEC);
      }
  });

  it('show a clip that was asked for and is over before its sentence, and then the presenter for a moment', () => {
    const clip = [{ shot: 'clip 1', name: null, lengthSec: 1 }] as const;
    const reading = said(
      `My skin was a mess and nothing helped. [clip 1] That is all I do now. Tap the link and try it.`,
    );
    const { shots } = planOf(reading, cameraOf({ sizes: [...SIZES, 'clip 1'] }), { pictures: clip });
    const place = shots.findIndex(({ size }) => size === 'clip 1');
    const lengths = lengthsOf(shots, reading.durationSec).slice(place, place + 2);
    expect(lengths[0]).toBeLessThanOrEqual(1.6);
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(0.8);
    expect(shots[place + 1]?.size).not.toContain('clip');
  });

  it.each([
    [1, 'a sentence between others', -1],
    [2.5, 'any sentence but the first', undefined],
  ])('show a clip of %s s at its mark before %s, at every pace', (lengthSec, _, until) => {
    const clip = [{ shot: 'clip 1', name: null, lengthSec }] as const;
    const unseen = TWENTY_SCRIPTS.flatMap((script) => {
      const sentences = script.split(/(?<=[.!?]) /u);
      return sentences.slice(1, until).flatMap((sentence) => {
        const reading = said(script.replace(sentence, `[clip 1] ${sentence}`));
        const shown = PACES.map((pace) =>
          planOf(reading, cameraOf({ pace, sizes: [...SIZES, 'clip 1'] }), { pictures: clip }).shots.map(
            ({ size }) => size,
          ),
        );
        return shown.every((sizes) => sizes.includes('clip 1')) ? [] : [sentence];
      });
    });
    expect(unseen).toEqual([]);
  });

  it('come where the presenter has one size alone', () => {
    const { shots } = filmed(SCRIPT, { sizes: ['wide', 'picture 1', 'picture 2'] });
    expect(shots.map(({ size }) => size)).toContain('picture 1');
  });
});

describe('pictures with the presenter', () => {
  const before = said(`${SCRIPT} This is my skin before the winter. And here it is after one week.`);
  const pictures = [{ shot: 'picture 1', name: 'winter' }] as const;
  const screens = [{ shot: 'picture 1', name: 'winter', isScreen: true }] as const;
  const sizes: readonly ShotSize[] = [...SIZES, 'picture 1', 'split 1', 'over 1'];
  const shown = (reading: Reading, shown: Material['pictures'], change: Partial<Camera> = {}) =>
    planOf(reading, cameraOf({ sizes, ...change }), { pictures: shown ?? [] }).shots.map(({ size }) => size);

  it('share the frame where something is compared', () => {
    expect(shown(before, pictures)).toContain('split 1');
  });

  it('lie behind the presenter where they show a screen', () => {
    const plain = said(`${SCRIPT} This is my winter skin.`);
    expect(shown(plain, screens)).toContain('over 1');
    expect(shown(plain, pictures)).toContain('picture 1');
  });

  it('fill the frame where it cannot be shared', () => {
    expect(shown(before, pictures, { sizes: [...SIZES, 'picture 1'] })).toContain('picture 1');
  });

  it.each(['split 1', 'over 1'] as const)('are seen at the mark [%s], in the first sentence, too', (mark) => {
    for (const script of [SCRIPT.replace('Then', `[${mark}] Then`), `[${mark}] ${SCRIPT}`])
      for (const pace of ['single', ...PACES] as const)
        expect(shown(said(script), pictures, { pace }).filter((size) => size === mark)).toHaveLength(1);
  });
});

describe('cards in the shots', () => {
  const sizes: readonly ShotSize[] = [...SIZES, 'card'];
  const cardsOf = (script: string, change: Partial<Camera> = {}) => {
    const reading = said(script);
    const { shots } = planOf(reading, cameraOf({ sizes, ...change }));
    return shots.flatMap(({ size, fromSec }, index) => {
      const untilSec = shots[index + 1]?.fromSec ?? reading.durationSec;
      const words = reading.words.filter(({ startSec }) => startSec >= fromSec && startSec < untilSec);
      return size === 'card' ? [{ fromSec, untilSec, isLast: index === shots.length - 1, words }] : [];
    });
  };

  it('say a list, a short offer, and nothing else', () => {
    const list = 'Our coffee is roasted on Tuesday. No warehouse, no dust, no stale beans. Choose your roast today.';
    expect(cardsOf(list)[0]?.words[0]?.text).toBe('No');
    const offer = 'Our coffee is roasted on Tuesday. It is $9 today. Choose your roast and pick your own day.';
    expect(cardsOf(offer)[0]?.words[0]?.text).toBe('It');
    expect(cardsOf('We roast our coffee on Tuesday. You have it on Thursday. Choose your roast and taste it.')).toEqual(
      [],
    );
  });

  it('say the price instead of the list before it, where no shot has room for a number', () => {
    const script =
      'I fix your bikes on your own street. Flat tire, loose chain, squeaky brakes? A full check costs just $49. Book today, and ride with me tomorrow.';
    const room = { stickerSizes: { alone: [], number: [], chips: [] }, fromSec: 0, isMarkedOnly: false };
    const firstWord = (sizes: readonly PresenterSize[], saysCalls = false) =>
      cardsOf(script, { figures: { sizes, ...room, saysCalls } }).map(({ words }) => words[0]?.text);
    expect(firstWord(['wide', 'medium'])).toEqual(['Flat']);
    expect(firstWord([])).toEqual(['A']);
    // Captions say it over who speaks.
    expect(firstWord([], true)).toEqual(['Flat']);
  });

  it('come with words, for 4 s at most, and neither begin a film nor end it', () => {
    const cards = TWENTY_SCRIPTS.flatMap((script) => PACES.flatMap((pace) => cardsOf(script, { pace })));
    expect(cards.length).toBeGreaterThan(5);
    for (const { fromSec, untilSec, isLast, words } of cards) {
      expect(fromSec).toBeGreaterThan(1.3);
      expect(untilSec - fromSec).toBeLessThanOrEqual(4);
      expect(isLast).toBe(false);
      expect(words.length).toBeGreaterThan(0);
    }
  });

  it('come at the mark [card], also in a film of one shot', () => {
    const script = SCRIPT.replace('Then', '[card] Then');
    for (const pace of ['single', ...PACES] as const)
      expect(cardsOf(script, { pace }).map(({ words }) => words[0]?.text)).toContain('Then');
  });
});
