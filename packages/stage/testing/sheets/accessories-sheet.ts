import type { CharacterParams } from '@herald/media/person/character-params';
import { personOf } from './person-of.ts';
import { portraitGrid } from './portrait-grid.ts';
import type { Sheet } from './sheet.ts';

type Wearing = readonly [label: string, wearer: string, change: Partial<CharacterParams>];

const pulledBack = (id: string): Partial<CharacterParams> => ({ hair: { ...personOf(id).hair, style: 'bun' } });

const LOOKS: readonly Wearing[] = [
  ['round', 'yuki', { glasses: { kind: 'round', color: '#7a5230' } }],
  ['rectangular', 'omar', { glasses: { kind: 'rectangular', color: '#15181d' } }],
  ['cat-eye', 'amara', { glasses: { kind: 'cat-eye', color: '#1c1715' } }],
  ['aviator', 'erik', { glasses: { kind: 'aviator', color: '#8f8468' } }],
  ['stud, chain', 'sofia', { ...pulledBack('sofia'), earrings: 'stud', necklace: 'chain' }],
  [
    'pearl, pearls',
    'mei',
    { earrings: 'pearl', necklace: 'pearls', garment: { kind: 'scoop', color: '#33415c', innerColor: '#ffffff' } },
  ],
  ['hoop', 'maya', { ...pulledBack('maya'), earrings: 'hoop' }],
  [
    'drop, make-up',
    'priya',
    {
      ...pulledBack('priya'),
      earrings: 'drop',
      makeup: { lips: '#b0203a', lipStrength: 0.8, liner: 1, shadow: '#5b3a6e', blush: 0.6 },
    },
  ],
];

export const ACCESSORIES_SHEET: Sheet = {
  title: 'Glasses, jewellery and make-up, front and turned',
  draw: (makeCanvas) =>
    portraitGrid(
      LOOKS.map(([label, wearer, change]) => ({
        label,
        params: { ...personOf(wearer), ...change },
        poses: [{ smile: 0.3 }, { smile: 0.3, yaw: 0.2, roll: 0.04 }],
      })),
      { columns: 8, cellWidth: 250, cellHeight: 320, unitPx: 84, headY: 140 },
      makeCanvas,
    ),
};
