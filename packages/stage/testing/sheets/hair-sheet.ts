import type { CharacterParams } from '@herald/media/person/character-params';
import { HAIR_STYLES, type HairParams, type HairStyle } from '@herald/media/person/hair-params';
import { HAIR_COLORS } from '#people/hair/hair-colors.ts';
import { personOf } from './person-of.ts';
import { type Portrait, portraitGrid } from './portrait-grid.ts';
import type { Sheet } from './sheet.ts';

type Sitter = readonly [preset: string, color: string];

/** Two people per style, in a dark and a light shade; for coverings the colour is the cloth's. */
const SITTERS: Record<HairStyle, readonly [Sitter, Sitter]> = {
  long: [
    ['priya', HAIR_COLORS.black],
    ['emma', HAIR_COLORS['light blonde']],
  ],
  wavy: [
    ['sofia', HAIR_COLORS.espresso],
    ['ingrid', HAIR_COLORS.copper],
  ],
  curly: [
    ['camila', HAIR_COLORS.auburn],
    ['emma', HAIR_COLORS.blonde],
  ],
  bob: [
    ['yuki', HAIR_COLORS.black],
    ['ingrid', HAIR_COLORS.chestnut],
  ],
  pixie: [
    ['grace', HAIR_COLORS.silver],
    ['linh', HAIR_COLORS['soft black']],
  ],
  bun: [
    ['mei', HAIR_COLORS['soft black']],
    ['emma', HAIR_COLORS.blonde],
  ],
  ponytail: [
    ['ingrid', HAIR_COLORS['light blonde']],
    ['priya', HAIR_COLORS.espresso],
  ],
  braids: [
    ['emma', HAIR_COLORS.auburn],
    ['priya', HAIR_COLORS.black],
  ],
  sidebraid: [
    ['ingrid', HAIR_COLORS.blonde],
    ['sofia', HAIR_COLORS.espresso],
  ],
  afro: [
    ['maya', HAIR_COLORS.black],
    ['camila', HAIR_COLORS.auburn],
  ],
  shortafro: [
    ['kofi', HAIR_COLORS.black],
    ['samuel', HAIR_COLORS.white],
  ],
  fade: [
    ['kofi', HAIR_COLORS.black],
    ['mateo', HAIR_COLORS.espresso],
  ],
  curlytop: [
    ['mateo', HAIR_COLORS.espresso],
    ['noah', HAIR_COLORS.blonde],
  ],
  quiff: [
    ['liam', HAIR_COLORS.brown],
    ['noah', HAIR_COLORS['dark blonde']],
  ],
  sidepart: [
    ['omar', HAIR_COLORS.black],
    ['erik', HAIR_COLORS.silver],
  ],
  crop: [
    ['bayu', HAIR_COLORS.black],
    ['noah', HAIR_COLORS.blonde],
  ],
  buzz: [
    ['rafael', HAIR_COLORS.black],
    ['noah', HAIR_COLORS['dark blonde']],
  ],
  bald: [
    ['erik', HAIR_COLORS.grey],
    ['kofi', HAIR_COLORS.black],
  ],
  receding: [
    ['erik', HAIR_COLORS.grey],
    ['omar', HAIR_COLORS.espresso],
  ],
  hijab: [
    ['leila', '#7f5566'],
    ['priya', '#1f3b57'],
  ],
  shayla: [
    ['leila', '#e8e2da'],
    ['maya', '#6f8f7d'],
  ],
  turban: [
    ['arjun', '#8c2230'],
    ['omar', '#2f4d7a'],
  ],
  headwrap: [
    ['amara', '#c0762c'],
    ['maya', '#3c6e71'],
  ],
};

const COVERINGS: ReadonlySet<HairStyle> = new Set(['hijab', 'shayla', 'turban', 'headwrap']);

function styled(style: HairStyle, [id, color]: Sitter): CharacterParams {
  const person = personOf(id);
  const own: Partial<HairParams> = COVERINGS.has(style) ? { coverColor: color } : { color };
  return {
    ...person,
    garment: { ...person.garment, kind: 'tee' },
    hair: { ...person.hair, greyShare: id === 'mei' ? 0.2 : 0, ...own, style },
  };
}

const portraits = (): Portrait[] =>
  HAIR_STYLES.flatMap((style) =>
    SITTERS[style].map(
      (sitter, i): Portrait => ({
        label: style,
        params: styled(style, sitter),
        poses: [{}, { yaw: i === 0 ? 0.18 : -0.18, roll: i === 0 ? 0.05 : -0.05 }],
      }),
    ),
  );

export const HAIR_SHEET: Sheet = {
  title: 'Hair styles and head coverings, front and turned',
  draw: (makeCanvas) =>
    portraitGrid(portraits(), { columns: 8, cellWidth: 250, cellHeight: 310, unitPx: 66, headY: 142 }, makeCanvas),
};
