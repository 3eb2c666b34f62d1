import type { HairParams } from '@herald/media/person/hair-params';
import { HAIR_COLORS } from '#people/hair/hair-colors.ts';
import { personOf } from './person-of.ts';
import { type Portrait, portraitGrid } from './portrait-grid.ts';
import type { Sheet } from './sheet.ts';

/** One head per family of styles, close enough to judge single hairs. */
const HEADS: readonly (readonly [preset: string, hair: Partial<HairParams>])[] = [
  ['emma', { style: 'wavy', color: HAIR_COLORS.auburn }],
  ['priya', { style: 'long' }],
  ['ingrid', { style: 'sidebraid', color: HAIR_COLORS['light blonde'] }],
  ['camila', { style: 'curly' }],
  ['yuki', { style: 'bob' }],
  ['maya', { style: 'afro' }],
  ['mei', { style: 'bun' }],
  ['grace', { style: 'pixie' }],
  ['omar', { style: 'sidepart' }],
  ['noah', { style: 'crop' }],
  ['liam', { style: 'quiff' }],
  ['mateo', { style: 'curlytop' }],
  ['kofi', { style: 'fade' }],
  ['samuel', { style: 'shortafro' }],
  ['arjun', { style: 'turban' }],
  ['leila', { style: 'hijab' }],
];

const portraits = (): Portrait[] =>
  HEADS.map(([id, hair]) => {
    const person = personOf(id);
    return {
      label: hair.style ?? id,
      params: { ...person, glasses: null, hair: { ...person.hair, ...hair } },
      poses: [{}],
    };
  });

export const HAIR_CLOSE_SHEET: Sheet = {
  title: 'Hair from close by',
  draw: (makeCanvas) =>
    portraitGrid(portraits(), { columns: 4, cellWidth: 460, cellHeight: 520, unitPx: 140, headY: 300 }, makeCanvas),
};
