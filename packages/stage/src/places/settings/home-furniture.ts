import { paintBooks, paintPrint } from '../paint/interiors.ts';
import type { Solid } from '../trace/world.ts';
import type { HomePalette } from './home-palettes.ts';
import { type Brief, ball, box, FLOOR, leaves, light, matt, oneOf, panel, pottedPlant, tube } from './parts.ts';

type Furnish = (brief: Brief, palette: HomePalette) => Solid[];

/** What stands along the back wall, and the plants, which stand in every living room. */
export function furniture(brief: Brief, palette: HomePalette): Solid[] {
  const furnish = oneOf<Furnish>([sofaUnderPrints, sideboardUnderPicture, shelvesBehindChair], brief.random);
  return [...furnish(brief, palette), ...plants(brief)];
}

function sofaUnderPrints(brief: Brief, palette: HomePalette): Solid[] {
  const cloth = matt(palette.sofa);
  return [
    ...print(brief, palette, [-1.42, 0.62, 0.36, 0.48]),
    ...print(brief, palette, [-0.86, 0.92, 0.34, 0.42]),
    ...print(brief, palette, [-0.36, 0.86, 0.26, 0.34]),
    ...print(brief, palette, [-1.95, 0.5, 0.42, 0.56]),
    ...bookcase(brief, palette, -2.9),
    box([-0.95, -1.12, -0.75], [2.1, 0.36, 0.85], cloth),
    box([-0.95, -0.9, -0.42], [2.1, 0.62, 0.24], cloth),
    box([-2.08, -1.0, -0.7], [0.22, 0.6, 0.9], cloth),
    box([0.12, -1.0, -0.7], [0.22, 0.6, 0.9], cloth),
    box([-1.7, -0.74, -0.62], [0.42, 0.4, 0.13], matt(palette.cushion), 0.25),
    box([-0.2, -0.76, -0.62], [0.4, 0.38, 0.13], matt('#efe7da'), -0.3),
  ];
}

/** One large picture over a long sideboard with a bowl, a vase and books. */
function sideboardUnderPicture(brief: Brief, palette: HomePalette): Solid[] {
  const wood = matt(palette.wood, { gloss: 0.2 });
  const top = -0.58;
  const vase = matt(palette.cushion, { gloss: 0.3 });
  const grass = { ...leaves(brief, 'pampas'), sheer: 0.5 };
  return [
    ...print(brief, palette, [-1.05, 0.56, 1.15, 0.8]),
    ...print(brief, palette, [-2.1, 0.66, 0.4, 0.54]),
    ...bookcase(brief, palette, -3.2),
    box([-1.15, top - 0.26, -0.28], [2.0, 0.5, 0.46], wood),
    box([-1.15, top + 0.005, -0.28], [2.06, 0.03, 0.5], wood),
    ...[-1.82, -1.15, -0.48].map((x) => box([x, top - 0.26, -0.52], [0.64, 0.42, 0.012], matt(palette.sofa))),
    ball([-1.92, top + 0.17, -0.26], [0.22, 0.32, 0.22], vase),
    panel([-1.92, top + 0.62, -0.26], [0.6, 0.76], grass),
    tube([-0.34, top + 0.06, -0.28], 0.07, 0.08, matt('#efe7da', { gloss: 0.3 }), 0.15),
    ...[0, 1, 2].map((i) =>
      box([-0.92 + i * 0.012, top + 0.04 + i * 0.045, -0.28], [0.3, 0.04, 0.22], matt(palette.prints[i] ?? '#efe7da')),
    ),
  ];
}

/** Two cases of books, and a chair with its cushion before them. */
function shelvesBehindChair(brief: Brief, palette: HomePalette): Solid[] {
  const cloth = matt(palette.sofa);
  return [
    ...bookcase(brief, palette, -1.72),
    ...bookcase(brief, palette, -2.68),
    ...print(brief, palette, [-0.72, 0.6, 0.5, 0.66]),
    box([-0.86, -1.12, -0.7], [0.9, 0.36, 0.8], cloth),
    box([-0.86, -0.78, -0.38], [0.9, 0.86, 0.22], cloth, 0.06),
    box([-1.34, -0.98, -0.68], [0.16, 0.56, 0.8], cloth),
    box([-0.38, -0.98, -0.68], [0.16, 0.56, 0.8], cloth),
    box([-0.86, -0.7, -0.58], [0.44, 0.4, 0.13], matt(palette.cushion), 0.2),
  ];
}

function print(
  { makeCanvas, random }: Brief,
  { prints }: HomePalette,
  [x, y, wide, tall]: readonly [number, number, number, number],
): Solid[] {
  return [
    box([x, y, -0.02], [wide + 0.05, tall + 0.05, 0.04], matt('#3a2c22')),
    box([x, y, -0.035], [wide, tall, 0.03], {
      color: light('#ffffff', 0.92),
      texture: paintPrint(makeCanvas, prints, random),
    }),
  ];
}

function bookcase({ makeCanvas, random }: Brief, palette: HomePalette, x: number): Solid[] {
  const books = {
    color: light('#ffffff', 0.9),
    texture: paintBooks(makeCanvas, [...palette.prints, '#efe6d6'], random),
  };
  return [
    box([x, -0.1, -0.17], [0.95, 2.2, 0.3], matt(palette.wood, { gloss: 0.2 })),
    ...[0.62, 0.2, -0.22].flatMap((y) => [
      box([x, y, -0.2], [0.87, 0.34, 0.3], matt('#7d5c40')),
      panel([x, y - 0.04, -0.37], [0.8, 0.25], books),
    ]),
  ];
}

function plants(brief: Brief): Solid[] {
  return [
    ...pottedPlant(
      [-0.32, FLOOR, -0.5],
      { width: 0.85, height: 1.1, potRadius: 0.15, potHeight: 0.36 },
      leaves(brief, oneOf(['rubber', 'snake', 'palm'] as const, brief.random)),
      matt('#d8cdbd'),
    ),
    ...pottedPlant(
      [-2.9, 1.0, -0.17],
      { width: 0.5, height: 0.36, potRadius: 0.08, potHeight: 0.12 },
      leaves(brief, 'palm'),
      matt('#c98f63'),
    ),
    ...pottedPlant(
      [-3.75, FLOOR, -0.5],
      { width: 0.9, height: 1.5, potRadius: 0.2, potHeight: 0.36 },
      leaves(brief, 'palm'),
      matt('#8a7b68'),
    ),
  ];
}
