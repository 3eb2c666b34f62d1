import type { WrittenWord } from '../written-word.ts';

const STATES = `
al alabama;ak alaska;az arizona;ar arkansas;ca california;co colorado;ct connecticut;de delaware;fl florida;ga georgia;
hi hawaii;id idaho;il illinois;in indiana;ia iowa;ks kansas;ky kentucky;la louisiana;me maine;md maryland;
ma massachusetts;mi michigan;mn minnesota;ms mississippi;mo missouri;mt montana;ne nebraska;nv nevada;nh new hampshire;
nj new jersey;nm new mexico;ny new york;nc north carolina;nd north dakota;oh ohio;ok oklahoma;or oregon;pa pennsylvania;
ri rhode island;sc south carolina;sd south dakota;tn tennessee;tx texas;ut utah;vt vermont;va virginia;wa washington;
wv west virginia;wi wisconsin;wy wyoming
`;

const NAMES: ReadonlyMap<string, string> = new Map(
  STATES.split(';').map((entry) => {
    const [, code = '', name = ''] = /^(\S+)\s(.+)$/.exec(entry.trim()) ?? [];
    return [code.toUpperCase(), name];
  }),
);

/** "Portland, OR": a town and a comma stand before it, and no ZIP code follows. */
export function readState(
  { core }: WrittenWord,
  before: WrittenWord | undefined,
  next: WrittenWord | undefined,
): string | undefined {
  if (before?.trailing !== ',' || !/^\p{Lu}[\p{L}.'-]*\p{Ll}$/u.test(before.core)) return undefined;
  return /^\d{5}/.test(next?.core ?? '') ? undefined : NAMES.get(core);
}
