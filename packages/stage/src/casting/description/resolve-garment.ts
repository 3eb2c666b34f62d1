import type { CharacterParams, GarmentKind } from '@herald/media/person/character-params';
import { CLOTHING_GARMENTS } from '../words/garment-words.ts';
import type { Clothing, GarmentWish, Wish } from '../words/wish.ts';

const WHITE = '#f2f1ee';
/** Pieces of which the part beneath is seen. */
const OPEN_KINDS: readonly GarmentKind[] = ['blazer-tee', 'blazer-shirt', 'cardigan', 'hoodie', 'sport'];
const MENS_KINDS: Partial<Record<GarmentKind, GarmentKind>> = {
  kurta: 'kurta-men',
  scoop: 'tee',
  dress: 'kurta-men',
};
const SOBER_COLORS = ['#22304f', '#3a3d42', '#27334a', '#4a3b33', '#24503a', '#701f30', '#5b6672'];

type Pick = <T>(options: readonly T[]) => T;

/** The clothes that were asked for; a choice of the form, then the seed, fill in what was left out. */
export function resolveGarment(
  base: CharacterParams,
  wish: Wish,
  clothing: Clothing | undefined,
  pick: Pick,
): CharacterParams['garment'] {
  const pieces = wish.garments ?? [];
  const not = wish.notGarments ?? [];
  const usual = usualGarment(base, wish.clothing ?? clothing, not, pick);
  const said = layered(pieces);
  const worn = said.kind ? said : { ...wish.jobGarment, ...said };
  const bare = pieces.find(({ kind }) => !kind);
  const kind = worn.kind ?? usual.kind;
  const color = worn.color ?? bare?.color ?? (kind === 'denim' ? '#3d5a80' : usual.color);
  const inner =
    worn.innerColor ?? bare?.innerColor ?? (OPEN_KINDS.includes(kind) && worn.kind ? WHITE : usual.innerColor);
  return { kind: base.gender === 'male' ? (MENS_KINDS[kind] ?? kind) : kind, color, innerColor: inner };
}

/** A blazer over a shirt is one garment here. */
function layered(pieces: readonly GarmentWish[]): GarmentWish {
  const outer = pieces.find(({ layer }) => layer === 'outer');
  const whole = pieces.find(({ layer }) => layer === 'whole');
  const tops = pieces.filter(({ layer }) => layer === 'top');
  const top = tops.find(({ kind }) => kind === 'sweater' || kind === 'turtleneck') ?? tops[0];
  if (!outer) {
    const main = whole ?? top;
    const under = main === whole ? top : tops.find((piece) => piece !== main);
    return { ...main, ...(main && under?.color && !main.innerColor ? { innerColor: under.color } : {}) };
  }
  const under = top ?? whole;
  const innerColor = under?.color ?? outer.innerColor;
  return { ...outer, kind: openKind(outer, under), ...(innerColor ? { innerColor } : {}) };
}

function openKind(outer: GarmentWish, under: GarmentWish | undefined): GarmentKind | undefined {
  if (outer.kind !== 'blazer-tee' && outer.kind !== 'blazer-shirt') return outer.kind;
  if (!under?.kind) return outer.kind;
  return under.kind === 'shirt' || under.kind === 'denim' ? 'blazer-shirt' : 'blazer-tee';
}

function usualGarment(
  base: CharacterParams,
  clothing: Clothing | undefined,
  not: readonly GarmentKind[],
  pick: Pick,
): { kind: GarmentKind; color: string; innerColor: string } {
  const { kind, color, innerColor } = base.garment;
  const options = CLOTHING_GARMENTS[clothing ?? 'casual'][base.gender].filter((option) => !not.includes(option));
  const sober = clothing === 'business' || clothing === 'formal';
  if (clothing || not.includes(kind)) {
    const chosen = options.length > 0 ? pick(options) : 'tee';
    return { kind: chosen, color: sober ? pick(SOBER_COLORS) : color, innerColor };
  }
  return { kind, color, innerColor };
}
