import type { CharacterParams, GarmentKind } from '@herald/media/person/character-params';
import { personOf } from './person-of.ts';
import { portraitGrid } from './portrait-grid.ts';
import type { Sheet } from './sheet.ts';

type Fitting = readonly [kind: GarmentKind, wearer: string, color: string, inner: string];

const FITTINGS: readonly Fitting[] = [
  ['tee', 'noah', '#c94a3b', '#f1efec'],
  ['vneck', 'linh', '#c98d43', '#f1efec'],
  ['scoop', 'sofia', '#1f2a38', '#f1efec'],
  ['turtleneck', 'samuel', '#7a3f36', '#f1efec'],
  ['shirt', 'liam', '#9fb8d1', '#f1efec'],
  ['blazer-tee', 'kenji', '#6b7078', '#1e2023'],
  ['blazer-shirt', 'omar', '#27334a', '#f2f2f0'],
  ['hoodie', 'bayu', '#2f3640', '#f1efec'],
  ['sport', 'ingrid', '#1f3b57', '#e8ecef'],
  ['tank', 'maya', '#c8553d', '#f1efec'],
  ['dress', 'emma', '#8a1f35', '#f1efec'],
  ['kurta', 'priya', '#1f6f64', '#f1efec'],
  ['kurta-men', 'arjun', '#c7bda5', '#f1efec'],
  ['cardigan', 'grace', '#7c8f86', '#f4efe6'],
  ['denim', 'mateo', '#3d5a80', '#f1efec'],
  ['sweater', 'emma', '#c58a45', '#f1efec'],
];

function fitted([kind, wearer, color, innerColor]: Fitting): CharacterParams {
  const person = personOf(wearer);
  return { ...person, garment: { kind, color, innerColor }, hair: { ...person.hair, length: 2 } };
}

export const GARMENTS_SHEET: Sheet = {
  title: 'Garments',
  draw: (makeCanvas) =>
    portraitGrid(
      FITTINGS.map((fitting) => ({ label: fitting[0], params: fitted(fitting), poses: [{ smile: 0.3 }] })),
      { columns: 5, cellWidth: 380, cellHeight: 400, unitPx: 80, headY: 55 },
      makeCanvas,
    ),
};
