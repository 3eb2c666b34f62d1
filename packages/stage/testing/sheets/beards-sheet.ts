import type { CharacterParams } from '@herald/media/person/character-params';
import { BEARD_STYLES, type BeardParams } from '@herald/media/person/hair-params';
import type { Pose } from '#base/performer.ts';
import { beardOfLevel } from '#people/hair/beard/beard-scale.ts';
import { HAIR_COLORS } from '#people/hair/hair-colors.ts';
import { REST_MOUTH } from '#people/mouth/viseme-mouths.ts';
import { personOf } from './person-of.ts';
import { type Portrait, portraitGrid } from './portrait-grid.ts';
import type { Sheet } from './sheet.ts';

const TALKING: Partial<Pose> = { mouth: { ...REST_MOUTH, open: 0.75, teeth: 0.6 } };

const bearded = (id: string, beard: Partial<BeardParams>): CharacterParams => {
  const person = personOf(id);
  return { ...person, glasses: null, beard: { ...person.beard, ...beard } };
};

const stylePortraits = (): Portrait[] =>
  BEARD_STYLES.filter((style) => style !== 'none').flatMap((style): Portrait[] => [
    { label: style, params: bearded('omar', { style, color: HAIR_COLORS.black }), poses: [{}, { yaw: 0.18 }, TALKING] },
    {
      label: style,
      params: bearded('liam', { style, color: HAIR_COLORS.auburn }),
      poses: [{}, { yaw: -0.18 }, TALKING],
    },
  ]);

const levelPortraits = (): Portrait[] =>
  [0, 1, 2.5, 4, 5, 6, 7, 8, 9, 10].map((level) => ({
    label: `level ${level}`,
    params: bearded('rafael', beardOfLevel(level)),
    poses: [{}],
  }));

const greyPortraits = (): Portrait[] => [
  { label: 'silver', params: bearded('samuel', { style: 'full', color: HAIR_COLORS.silver }), poses: [{}] },
  {
    label: 'grey hairs',
    params: bearded('erik', { style: 'boxed', color: HAIR_COLORS.brown, greyShare: 0.35 }),
    poses: [{}],
  },
];

export const BEARDS_SHEET: Sheet = {
  title: 'Beards: styles at rest, turned and talking; the scale from 0 to 10; grey',
  draw: (makeCanvas) =>
    portraitGrid(
      [...stylePortraits(), ...levelPortraits(), ...greyPortraits()],
      { columns: 6, cellWidth: 300, cellHeight: 330, unitPx: 92, headY: 150 },
      makeCanvas,
    ),
};
