import { ASPECTS } from '@herald/media/choices';
import type { SceneSpec } from '@herald/media/scene/scene-spec';
import { describe, expect, it } from 'vitest';
import { featureParts } from '#base/face-reach.ts';
import { touches } from '#base/math/rect.ts';
import { makeCanvas, registerFontsOf } from '../../../testing/node-canvas.ts';
import { portraitAnalysis } from '../../../testing/photo-portraits.ts';
import { sampleScene, spokenWords } from '../../../testing/sheets/sample-scene.ts';
import { freePlaces } from '../layout/free-places.ts';
import { layoutOf } from '../layout/layout-of.ts';
import { framePerformer } from '../setup/frame-performer.ts';
import { layOutCaptions } from './caption-overlay.ts';

const PERFORMERS = [
  { kind: 'preset', presetId: 'omar' },
  { kind: 'photo', picture: 'me', points: portraitAnalysis('eu_f28') },
] as const;
const STYLES = ['pop', 'karaoke'] as const;

function captionsOf(spec: SceneSpec) {
  registerFontsOf(spec);
  const planned = layoutOf(spec);
  const { framings, reach } = framePerformer(spec, planned);
  const layout = { ...planned, framing: framings.wide, ...freePlaces(planned, framings.wide, reach) };
  return { layout, framings, reach, captions: layOutCaptions(spec, layout, makeCanvas)?.captions ?? [] };
}

const textOf = ({ words }: { words: readonly { text: string }[] }) =>
  words.map(({ text }) => text.toLowerCase().replace(/[.,।]/gu, '')).join(' ');

describe('a number and what it counts are one caption in every ratio', () => {
  it.each([
    ['en-US', 'It was % before.', 'three hundred and twelve dollars'],
    ['en-US', 'I paid % for it.', 'nineteen dollars and ninety-nine cents'],
    ['de-DE', 'Es kostet nur %.', 'hundertneunundvierzig euro'],
    ['de-DE', 'Es kostet nur %.', 'neunundzwanzig euro fünfundneunzig'],
    ['fr-FR', 'Il coûte seulement %.', 'quatre-vingt-dix-neuf euros'],
    ['es-ES', 'Cuesta solo %.', 'doscientos cuarenta y nueve euros'],
    ['it-IT', 'Costa solo %.', 'duecentoquarantanove euro'],
    ['pt-PT', 'Custa apenas %.', 'duzentos e quarenta e nove euros'],
    ['hi-IN', 'यह सिर्फ़ % का है।', 'चार सौ निन्यानवे रुपये'],
  ])('%s: %s %s', (locale, said, number) => {
    const words = spokenWords(said.replace('%', number));
    for (const aspect of ASPECTS)
      for (const style of STYLES)
        for (const performer of PERFORMERS) {
          const { captions } = captionsOf(sampleScene({ locale, words, aspect, captions: { style }, performer }));
          const texts = captions.map(textOf);
          expect(
            texts.some((text) => text.includes(number)),
            `${aspect} ${style} ${texts.join(' | ')}`,
          ).toBe(true);
        }
  });
});

describe('two lines of a number', () => {
  const words = spokenWords('It was three hundred and twelve dollars. Now it is eight ninety-nine. Try it tonight!');

  it.each(['bottom', 'middle', 'top'] as const)('lie on no eyes and no mouth with captions at the %s', (position) => {
    for (const aspect of ASPECTS)
      for (const performer of PERFORMERS)
        for (const size of ['wide', 'close'] as const) {
          const shots = [{ fromSec: 0, size }];
          const spec = sampleScene({ words, aspect, captions: { style: 'pop', position }, performer, shots });
          const { layout, framings, reach, captions } = captionsOf(spec);
          const framing = framings[size];
          const { caption: box } = layout;
          const grown = captions.filter(
            ({ area }) => area.y < box.y - 1 || area.y + area.height > box.y + box.height + 1,
          );
          for (const part of framing ? featureParts(framing, reach) : [])
            expect(grown.filter(({ area }) => touches(area, part, -4)).map(textOf), `${aspect} ${size}`).toEqual([]);
        }
  });

  it.each(['product', 'card'] as const)('stay in the place of captions where a %s fills the frame', (size) => {
    const card = { picture: 'p', label: null, placement: 'beside', enterAtSec: 0.1, leaveAtSec: 0.2 } as const;
    for (const aspect of ASPECTS) {
      const shots = [{ fromSec: 0, size }];
      const { layout, captions } = captionsOf(sampleScene({ words, aspect, captions: { style: 'pop' }, card, shots }));
      const number = captions.find((caption) => textOf(caption).includes('twelve dollars')) ?? expect.unreachable();
      const { caption: box } = layout;
      expect(textOf(number)).toContain('three hundred and twelve dollars');
      expect(number.area.y).toBeGreaterThanOrEqual(box.y - 1);
      expect(number.area.y + number.area.height).toBeLessThanOrEqual(box.y + box.height + 1);
    }
  });
});

it.each([
  ['en-US', 'I used to wake up tired every single morning. Then my sister gave me this little lamp, and it helped.'],
  ['de-DE', 'Früher bin ich jeden Morgen müde aufgewacht. Dann hat mir meine Schwester diese Lampe geschenkt.'],
  ['fr-FR', 'Je me réveillais fatiguée tous les matins. Puis ma sœur m’a offert cette petite lampe, et tout a changé.'],
  ['es-ES', 'Antes me despertaba cansada todas las mañanas. Luego mi hermana me regaló esta lámpara y todo cambió.'],
  ['it-IT', 'Mi svegliavo stanca tutte le mattine. Poi mia sorella mi ha regalato questa lampada e tutto è cambiato.'],
  ['pt-PT', 'Eu acordava cansada todas as manhãs. Depois a minha irmã deu-me este candeeiro e tudo mudou.'],
  ['hi-IN', 'पहले मैं हर सुबह थका हुआ उठता था। फिर मेरी बहन ने मुझे यह छोटा सा लैंप दिया और सच कहूँ तो सब कुछ बदल गया।'],
])('captions are as large as their own lines allow in %s', (locale, said) => {
  for (const aspect of ASPECTS)
    for (const style of STYLES)
      for (const performer of PERFORMERS) {
        const spec = sampleScene({ locale, words: spokenWords(said), aspect, captions: { style }, performer });
        const { layout, captions } = captionsOf(spec);
        const widest = Math.max(...captions.flatMap(({ lines }) => lines.map(({ width }) => width)));
        const [emPx, wish] = [captions[0]?.emPx ?? 0, { pop: 76, karaoke: 56 }[style] * layout.scale];
        // As wide, as large as the style is, or as high as a line, or two beside the presenter, may be.
        const isHigh = emPx * { pop: 1.58, karaoke: 2.02 }[style] > 0.97 * layout.caption.height || aspect === '16:9';
        expect(emPx > 0.97 * wish || isHigh || widest > 0.78 * layout.caption.width, `${aspect} ${style}`).toBe(true);
        expect(emPx).toBeGreaterThan(0.65 * wish);
      }
});
