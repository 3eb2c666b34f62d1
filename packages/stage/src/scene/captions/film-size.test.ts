import { ASPECTS, CAPTION_STYLES } from '@herald/media/choices';
import type { SceneSpec } from '@herald/media/scene/scene-spec';
import { describe, expect, it } from 'vitest';
import { makeCanvas, registerFontsOf } from '../../../testing/node-canvas.ts';
import { portraitAnalysis } from '../../../testing/photo-portraits.ts';
import { sampleScene, spokenWords } from '../../../testing/sheets/sample-scene.ts';
import { freePlaces } from '../layout/free-places.ts';
import { layoutOf } from '../layout/layout-of.ts';
import { framePerformer } from '../setup/frame-performer.ts';
import { layOutCaptions } from './caption-overlay.ts';

const PERFORMERS = [
  { kind: 'preset', presetId: 'priya' },
  { kind: 'photo', picture: 'me', points: portraitAnalysis('eu_f28') },
] as const;

const textOf = ({ words }: { words: readonly { text: string }[] }) => words.map(({ text }) => text).join(' ');

function captionsOf(spec: SceneSpec) {
  registerFontsOf(spec);
  const planned = layoutOf(spec);
  const { framings, reach } = framePerformer(spec, planned);
  const layout = { ...planned, framing: framings.wide, ...freePlaces(planned, framings.wide, reach) };
  return layOutCaptions(spec, layout, makeCanvas)?.captions ?? expect.unreachable();
}

describe('the captions of a film', () => {
  const text =
    'I used to wake up tired every single morning. Then my sister gave me this little lamp, and honestly? It changed ' +
    'everything. I guessed ninety bucks. It was three hundred and twelve! Our hybrid was eight ninety-nine. Now it is ' +
    'five forty-nine, ships free, and you can send it back within sixty days. Congratulations. Try it tonight!';
  const words = spokenWords(text);

  it.each(CAPTION_STYLES)('have one size in every ratio in %s captions, also where long numbers are said', (style) => {
    for (const aspect of ASPECTS)
      for (const performer of PERFORMERS) {
        const captions = captionsOf(sampleScene({ words, aspect, captions: { style }, performer, durationSec: 60 }));
        const several = captions.filter((caption) => caption.words.length > 1);
        const sizes = several.map(({ emPx }) => emPx);
        expect(Math.min(...sizes) / Math.max(...sizes), `${aspect} ${performer.kind}`).toBeGreaterThan(0.9);
      }
  });

  it.each([
    ['en-US', 'We made fourteen prototypes in a shed.', 'FOURTEEN PROTOTYPES'],
    ['de-DE', 'Das war damals vierundzwanzig Stunden lang so.', 'VIERUNDZWANZIG STUNDEN'],
    ['fr-FR', 'La livraison prend quarante-huit heures au plus.', 'QUARANTE-HUIT HEURES'],
    ['es-ES', 'La oferta termina en cuarenta y ocho horas.', 'CUARENTA Y OCHO HORAS'],
    ['it-IT', 'La promozione finisce fra quarantotto ore.', 'QUARANTOTTO ORE'],
    ['pt-PT', 'A promoção acaba em quarenta e oito horas.', 'QUARENTA E OITO HORAS'],
    ['hi-IN', 'पहले यह आठ सौ निन्यानवे रुपये का था।', 'आठ सौ निन्यानवे रुपये'],
  ])('keep a number beside what it counts at their size in %s', (locale, said, number) => {
    for (const performer of PERFORMERS) {
      const spec = sampleScene({ locale, words: spokenWords(said), captions: { style: 'pop' }, performer });
      const captions = captionsOf(spec);
      const shown = captions.find((caption) => textOf(caption).includes(number));
      expect(shown?.emPx).toBeGreaterThan(0.95 * Math.max(...captions.map(({ emPx }) => emPx)));
    }
  });
});
