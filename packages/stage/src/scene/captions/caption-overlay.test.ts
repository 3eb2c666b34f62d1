import { ASPECTS, CAPTION_STYLES } from '@herald/media/choices';
import type { SceneSpec } from '@herald/media/scene/scene-spec';
import { describe, expect, it } from 'vitest';
import { contextOf } from '#base/canvas/context-of.ts';
import { seededRandom } from '#base/math/seeded-random.ts';
import { makeCanvas, registerFontsOf } from '../../../testing/node-canvas.ts';
import { portraitAnalysis } from '../../../testing/photo-portraits.ts';
import { sampleScene, spokenWords } from '../../../testing/sheets/sample-scene.ts';
import { SCRIPT_LINES } from '../../../testing/sheets/scenes-sheet.ts';
import { freePlaces } from '../layout/free-places.ts';
import { layoutOf } from '../layout/layout-of.ts';
import { framePerformer } from '../setup/frame-performer.ts';
import { CaptionOverlay, layOutCaptions } from './caption-overlay.ts';

function laidOut(spec: SceneSpec) {
  registerFontsOf(spec);
  const planned = layoutOf(spec);
  const { framings, reach } = framePerformer(spec, planned);
  const layout = { ...planned, framing: framings.wide, ...freePlaces(planned, framings.wide, reach) };
  const laid = layOutCaptions(spec, layout, makeCanvas);
  if (!laid || !spec.captions) throw new Error('this scene shows captions');
  return { laid, layout, overlay: new CaptionOverlay(laid, spec.captions.style, makeCanvas) };
}

/** Ink outside a rectangle, in the picture of one moment. */
function inkOutside(overlay: CaptionOverlay, tSec: number, layout: ReturnType<typeof layoutOf>, slack = 2): number {
  const canvas = makeCanvas(layout.width, layout.height);
  overlay.draw(contextOf(canvas), tSec);
  const { data, width } = contextOf(canvas).getImageData(0, 0, layout.width, layout.height);
  const box = layout.caption;
  let ink = 0;
  for (let i = 3; i < data.length; i += 4) {
    if (data[i] < 24) continue;
    const x = (i >> 2) % width;
    const y = Math.floor((i >> 2) / width);
    if (x < box.x - slack || y < box.y - slack || x >= box.x + box.width + slack || y >= box.y + box.height + slack)
      ink++;
  }
  return ink;
}

const AWKWARD = [
  'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen https://example.com/a/very/long/address?with=everything',
  '👩‍👩‍👧‍👦🎉🔥 emoji 👍🏽 between words 🇩🇪',
  'قسطنطينيةالعثمانية2026 mixed العربية English كلمات طويلةجداًجداً',
  '没有任何空格的一个非常长的句子需要被正确地断开并且不会超出画面的范围',
  'WWWWWWWWWWWWWWWWWWWWWWWWWWWW MMMMMMMMMMMM',
];

describe('an address', () => {
  const words = spokenWords('And you can get yours at https://juniperoatcream.com/jar. Use code GLOW20!');
  it.each(CAPTION_STYLES)('and a code stand alone and whole, as people type them, in %s captions', (style) => {
    for (const aspect of ASPECTS) {
      const { laid } = laidOut(sampleScene({ words, aspect, captions: { style }, durationSec: 60 }));
      const typed = laid.captions.filter(({ isTyped }) => isTyped);
      expect(typed.map((caption) => caption.words.map(({ text }) => text))).toEqual([
        ['juniperoatcream.com/jar'],
        ['GLOW20'],
      ]);
      expect(laid.captions.filter(({ isTyped }) => !isTyped).flatMap((caption) => caption.words).length).toBe(8);
    }
  });

  it('on the card of an offer leaves out what only led to its price, and no word behind it', () => {
    const leftOf = (text: string) => {
      const words = spokenWords(text);
      const [fromSec, sum, untilSec] = words.slice(3).map(({ startSec }) => startSec);
      const shots = [
        { fromSec: 0, size: 'wide' },
        { fromSec, size: 'card', isOffer: true },
      ];
      const price = {
        kind: 'number',
        fromSec: sum,
        untilSec: 60,
        parts: [{ text: '$14', atSec: sum }],
        saidUntilSec: untilSec,
      };
      const figures = text.includes('$14') ? [price] : [];
      const { laid } = laidOut(sampleScene({ words, shots, figures, durationSec: 60 }));
      return laid.captions.flatMap((caption) => caption.words.map((word) => word.text)).slice(3);
    };
    expect(leftOf("We wash dogs. It's $14 @muddypaws today.")).toEqual(['TODAY']);
    expect(leftOf('We wash dogs. Find us at @muddypaws today.')).toEqual(['TODAY']);
  });

  it('stays two seconds where nothing else is said, and has a plate', () => {
    const { laid, overlay, layout } = laidOut(sampleScene({ words: words.slice(0, 7), captions: { style: 'pop' } }));
    const last = laid.captions.at(-1);
    const spokenSec = words[6]?.endSec ?? 0;
    expect(last?.endSec).toBeCloseTo(spokenSec + 2);
    const canvas = makeCanvas(layout.width, layout.height);
    overlay.draw(contextOf(canvas), spokenSec + 1);
    const { x = 0, y = 0, height = 0 } = last?.lines[0] ?? {};
    const besideWords = contextOf(canvas).getImageData(Math.round(x - 4), Math.round(y + height / 2), 1, 1).data;
    expect([...besideWords]).toEqual([251, 213, 48, 255]);
  });

  it('stays above what is said behind it to the end of its sentence, and to the end of a film that is near', () => {
    const keptIn = (text: string) => {
      const spec = sampleScene({ words: spokenWords(text), captions: { style: 'pop' }, durationSec: 60 });
      const { laid, layout } = laidOut(spec);
      for (const { area } of laid.captions) expect(area.y).toBeGreaterThanOrEqual(layout.caption.y - 1);
      const kept = laid.captions.filter((caption) => caption.kept?.words[0]?.text === 'tallyvan.com');
      return kept.flatMap((caption) => caption.words.map(({ text: word }) => word)).join(' ');
    };
    expect(keptIn('Go to tallyvan.com and try it.')).toBe('AND TRY IT');
    expect(keptIn('Go to tallyvan dot com. Try it.')).toBe('TRY IT');
    const later = 'You know us from the market in your town and from every other one that is near to you.';
    expect(keptIn(`Go to tallyvan.com and try it. ${later}`)).toBe('AND TRY IT');
  });

  it('stays until the card of an offer has it', () => {
    const said = spokenWords('Go to tallyvan.com and try it.');
    const [fromSec, cardSec] = [said[1].startSec, said.at(-1)?.startSec ?? 0];
    const shots: SceneSpec['shots'] = [
      { fromSec: 0, size: 'wide' },
      { fromSec: cardSec, size: 'card', isOffer: true, saidFromSec: fromSec },
    ];
    const { laid } = laidOut(sampleScene({ words: said, captions: { style: 'pop' }, shots, durationSec: 60 }));
    const after = laid.captions.filter(({ startSec }) => startSec >= fromSec);
    const keptAt = after.filter(({ kept }) => kept).map(({ startSec }) => startSec);
    expect(keptAt.length).toBeGreaterThan(0);
    expect(Math.max(...keptAt)).toBeLessThan(cardSec);
    expect(after.some(({ startSec }) => startSec >= cardSec)).toBe(true);
  });

  it('stays below the words in a tall frame without drawn hands, unless a number stands there', () => {
    const spoken = spokenWords('Go to tallyvan.com and try it.');
    const performer = { kind: 'photo', picture: 'photo', points: portraitAnalysis('eu_f28') } as const;
    const keptWith = (change: Partial<SceneSpec>) => {
      const scene = sampleScene({ words: spoken, captions: { style: 'pop' }, performer, durationSec: 60, ...change });
      const { laid, layout } = laidOut(scene);
      return { layout, kept: laid.captions.filter(({ kept }) => kept) };
    };
    const { layout, kept } = keptWith({});
    expect(kept.flatMap(({ words: said }) => said.map(({ text }) => text)).join(' ')).toBe('AND TRY IT');
    const { caption, scale } = layout;
    for (const { words: said, kept: address } of kept) {
      const [{ y = 0 } = {}] = address?.lines ?? [];
      expect(y).toBeGreaterThan(caption.y + caption.height);
      expect(said.every((word) => word.y < caption.y + caption.height)).toBe(true);
      expect(address?.emPx).toBeGreaterThanOrEqual(40 * scale);
      expect(address?.emPx).toBe(kept[0]?.kept?.emPx);
    }
    const number = { kind: 'number' as const, fromSec: 0, untilSec: 60, parts: [{ text: '$49', atSec: 0 }] };
    expect(keptWith({ figures: [number] }).kept).toEqual([]);
    expect(keptWith({ figures: [{ ...number, fromSec: 20 }] }).kept).toHaveLength(kept.length);
    expect(keptWith({ captions: { style: 'pop', position: 'top' } }).kept).toEqual([]);
    const chips = (texts: string[]) => ({
      ...number,
      kind: 'chips' as const,
      parts: texts.map((text) => ({ text, atSec: 0 })),
    });
    expect(keptWith({ figures: [chips(['Book now'])] }).kept).toEqual([]);
    expect(keptWith({ figures: [chips(['Fast', 'Quiet'])] }).kept).toHaveLength(kept.length);
    const material = [{ shot: 'picture 1' as const, picture: 'shelf', name: null, focusX: 0.5, focusY: 0.5 }];
    expect(keptWith({ material, shots: [{ fromSec: 0, size: 'split 1' }] }).kept).toEqual([]);
  });
});

describe('what the viewer is asked to do', () => {
  const words = spokenWords('It takes a day. Comment strong and I will send it to you now.');
  const atSec = words[4]?.startSec ?? 0;
  const callOf = (text: string, saidSec = atSec): SceneSpec['figures'] => [
    { kind: 'chips', fromSec: saidSec, untilSec: saidSec + 3, parts: [{ text, atSec: saidSec }] },
  ];
  const typedIn = (figures: SceneSpec['figures'], aspect: SceneSpec['aspect'] = '9:16') =>
    laidOut(sampleScene({ words, aspect, figures, captions: { style: 'pop' }, durationSec: 60 }))
      .laid.captions.filter(({ isTyped }) => isTyped)
      .map((caption) => caption.words.map(({ text }) => text).join(' '));

  it.each(ASPECTS)('stands on a plate of the captions in %s, as its sign says it', (aspect) => {
    expect(typedIn(callOf('Comment “strong”'), aspect)).toEqual(['Comment “strong”']);
  });

  it('says whom it means in place of words that do not', () => {
    const [call] = callOf('Comment for Hannah Brandt');
    const figures = call ? [{ ...call, saidUntilSec: words[5]?.endSec ?? 0 }] : [];
    expect(typedIn(figures)).toEqual(['Comment for Hannah Brandt']);
  });

  it('does so where the sign waited for a price, and not where nobody says it', () => {
    expect(typedIn(callOf('Comment “strong”', atSec + 1.2))).toEqual(['Comment “strong”']);
    expect(typedIn(callOf('Book now'))).toEqual([]);
    expect(typedIn(callOf('Takes a day', words[1]?.startSec))).toEqual(['It takes a day']);
    expect(typedIn(callOf('Day comment', words[3]?.startSec))).toEqual([]);
    expect(typedIn(callOf('It takes', atSec + 30))).toEqual([]);
  });
});

it.each(['Pues ¡llámanos hoy!', 'Pues “llámanos hoy”.'])('a call keeps its first letter behind a sign: %s', (text) => {
  const words = spokenWords(text);
  const atSec = words[1]?.startSec ?? 0;
  const figures: SceneSpec['figures'] = [
    { kind: 'chips', fromSec: atSec, untilSec: atSec + 3, parts: [{ text: 'Llámanos hoy', atSec }] },
  ];
  const { laid } = laidOut(sampleScene({ words, figures, captions: { style: 'pop' }, durationSec: 60 }));
  expect(laid.captions.map((caption) => caption.words.map((word) => word.text).join(' '))).toEqual([
    'Pues llámanos hoy',
  ]);
});

it('a call goes on behind a word that is cut short', () => {
  const words = spokenWords('Go see Dr. Patel today.');
  const parts = [{ text: 'Go see Dr. Patel today', atSec: words[0]?.startSec ?? 0 }];
  const figures: SceneSpec['figures'] = [{ kind: 'chips', fromSec: 0, untilSec: 3, parts }];
  const { laid } = laidOut(sampleScene({ words, figures, captions: { style: 'pop' }, durationSec: 60 }));
  expect(laid.captions.map(({ isTyped }) => isTyped)).toEqual([true]);
});

it('a long call is two lines of one plate rather than small', () => {
  const words = spokenWords('Book your free consultation with us.');
  const parts = [{ text: 'Book your free consultation', atSec: words[0]?.startSec ?? 0 }];
  const figures: SceneSpec['figures'] = [{ kind: 'chips', fromSec: 0, untilSec: 3, parts }];
  const { laid, layout } = laidOut(sampleScene({ words, figures, captions: { style: 'pop' }, durationSec: 60 }));
  expect(laid.captions[0]?.isTyped).toBe(true);
  expect(laid.captions[0]?.lines).toHaveLength(2);
  expect(laid.captions[0]?.emPx).toBeGreaterThan(44 * layout.scale);
});

describe('captions never leave their box', () => {
  it.each(AWKWARD)('captions with %s never leave their box', (text) => {
    for (const aspect of ASPECTS)
      for (const style of CAPTION_STYLES) {
        const spec = sampleScene({ words: spokenWords(text), aspect, captions: { style }, durationSec: 60 });
        const { laid, layout, overlay } = laidOut(spec);
        expect(laid.captions.length).toBeGreaterThan(0);
        for (const { area } of laid.captions) {
          expect(area.x).toBeGreaterThanOrEqual(layout.caption.x - 1);
          expect(area.x + area.width).toBeLessThanOrEqual(layout.caption.x + layout.caption.width + 1);
          expect(area.y).toBeGreaterThanOrEqual(layout.caption.y - 1);
          expect(area.y + area.height).toBeLessThanOrEqual(layout.caption.y + layout.caption.height + 1);
        }
        if (aspect === '9:16') expect(inkOutside(overlay, laid.captions[0].startSec + 0.5, layout)).toBe(0);
      }
  });

  it.each(SCRIPT_LINES)('captions in %s never leave their box', (locale, text) => {
    const spec = sampleScene({ locale, words: spokenWords(text), captions: { style: 'karaoke' } });
    const { laid, layout, overlay } = laidOut(spec);
    for (const caption of laid.captions) expect(inkOutside(overlay, caption.startSec + 0.4, layout)).toBe(0);
  });

  it('captions with random letters of all scripts never leave their box', () => {
    const random = seededRandom(3);
    const letters = [...SCRIPT_LINES.map(([, text]) => text).join('')].filter((char) => char !== ' ');
    const words = Array.from({ length: 60 }, () =>
      Array.from(
        { length: 1 + Math.floor(random() ** 2 * 30) },
        () => letters[Math.floor(random() * letters.length)],
      ).join(''),
    );
    const { laid, layout } = laidOut(sampleScene({ words: spokenWords(words.join(' ')), durationSec: 200 }));
    for (const { area, emPx } of laid.captions) {
      expect(area.x).toBeGreaterThanOrEqual(layout.caption.x - 1);
      expect(area.x + area.width).toBeLessThanOrEqual(layout.caption.x + layout.caption.width + 1);
      expect(emPx).toBeGreaterThan(12);
    }
  });
});

it('a number of several words is marked as one', () => {
  const { laid, overlay, layout } = laidOut(
    sampleScene({ words: spokenWords('It was eight ninety-nine.'), captions: { style: 'pop' }, durationSec: 6 }),
  );
  const number = laid.captions.flatMap(({ words: all }) => all).find(({ text }) => text === 'NINETY-NINE');
  const { x, y, width, startSec } = number ?? expect.unreachable();
  const canvas = makeCanvas(layout.width, layout.height);
  overlay.draw(contextOf(canvas), startSec - 0.05);
  const { data } = contextOf(canvas).getImageData(Math.round(x), Math.round(y - 40), Math.round(width), 40);
  expect(data.filter((red, i) => i % 4 === 0 && red > 200 && (data[i + 2] ?? 255) < 90).length).toBeGreaterThan(100);
});

it.each(CAPTION_STYLES)(
  '%s captions stay within the area that they are drawn in while they come in and are said',
  (style) => {
    const words = spokenWords('The Weekender carries extraordinary groceries everywhere');
    const { laid, layout, overlay } = laidOut(sampleScene({ words, captions: { style }, durationSec: 20 }));
    const seen = new Set<string | null>();
    for (const caption of laid.captions) {
      for (let tSec = caption.startSec; tSec < caption.endSec; tSec += 1 / 30) {
        const [area, state] = [overlay.areaAt(tSec), overlay.stateAt(tSec)];
        if (seen.has(state)) continue;
        seen.add(state);
        // Ink at the very edge was cut off there.
        expect(inkOutside(overlay, tSec, { ...layout, caption: area }, -1), `${tSec}`).toBe(0);
      }
    }
    expect(seen.size).toBeGreaterThan(laid.captions.length);
  },
);

describe('a caption', () => {
  const spec = sampleScene({ captions: { style: 'pop' } });

  it('is there at once where it grows: no faint words flicker', () => {
    const { laid, layout, overlay } = laidOut(spec);
    const canvas = makeCanvas(layout.width, layout.height);
    overlay.draw(contextOf(canvas), laid.captions[0].startSec);
    const { data } = contextOf(canvas).getImageData(0, 0, layout.width, layout.height);
    expect(data.reduce((most, value, i) => (i % 4 === 3 ? Math.max(most, value) : most), 0)).toBe(255);
  });

  it('leaves its gaps where a long word is said', () => {
    const { laid, overlay, layout } = laidOut(
      sampleScene({ words: spokenWords('of groceries'), captions: { style: 'pop' }, durationSec: 4 }),
    );
    const [caption] = laid.captions;
    const [first, second] = caption.words;
    const canvas = makeCanvas(layout.width, layout.height);
    overlay.draw(contextOf(canvas), second.startSec + 0.06);
    const middle = Math.round((first.x + first.width + second.x) / 2);
    const { y, height } = caption.area;
    const { data } = contextOf(canvas).getImageData(middle, y, 1, height);
    expect(Math.max(...data.filter((_, i) => i % 4 === 0))).toBeLessThan(60);
  });

  it('marks the word that is being said', () => {
    const { laid, overlay } = laidOut(spec);
    const states = new Set(laid.captions[0].words.map((word) => overlay.stateAt(word.startSec + 0.19)));
    expect(states.size).toBe(laid.captions[0].words.length);
  });

  it('says its words in capitals and without stops in the pop style only', () => {
    const texts = (style: string) =>
      laidOut(sampleScene({ captions: { style } })).laid.captions.flatMap(({ words }) => words.map(({ text }) => text));
    expect(texts('pop')).toContain('MORNING');
    expect(texts('box')).toContain('morning.');
  });

  it('breaks at the same words at 720 and at 1080', () => {
    const lines = (resolution: number) =>
      laidOut(sampleScene({ aspect: '1:1', resolution })).laid.captions.map(({ words, lines }) => [
        words.length,
        lines.length,
      ]);
    expect(lines(1080)).toEqual(lines(720));
  });

  it('runs from right to left in Arabic, numbers and Latin words left to right within it', () => {
    const { laid } = laidOut(
      sampleScene({
        locale: 'ar',
        words: spokenWords('اشتر Herald Studio الآن'),
        aspect: '16:9',
        captions: { style: 'box', position: 'top' },
      }),
    );
    const inOrder = laid.captions[0].words.toSorted((a, b) => a.x - b.x).map(({ text }) => text);
    expect(inOrder).toEqual(['الآن', 'Herald', 'Studio', 'اشتر']);
  });

  it('is not there before the first word and after the last', () => {
    const { overlay } = laidOut(spec);
    expect(overlay.stateAt(0)).toBeNull();
    expect(overlay.stateAt(7.9)).toBeNull();
  });

  it('stays readable: letters are large for a phone in every ratio', () => {
    for (const aspect of ASPECTS)
      for (const { emPx } of laidOut(sampleScene({ aspect })).laid.captions) expect(emPx).toBeGreaterThanOrEqual(40);
  });
});
