import type { SpokenWord } from '../reading/clause.ts';

const listed = (...lines: string[]) => new Set(lines.join(' ').split(' '));

const NOW = listed("now today jetzt heute ahora hoy maintenant aujourd'hui désormais ora adesso oggi agora hoje अब आज");
const ONLY = listed(
  'only just nur bloß lediglich solo sólo solamente seulement juste que soltanto appena só apenas somente सिर्फ़ सिर्फ केवल बस',
);
/** "Jetzt nur noch 79", "ahora por solo 79", "agora por 79". */
const BETWEEN = listed('noch for für por pour per a à at');

/** "Now it's only 79": behind an old price, a number that `now` and `only` or `now` alone leads to is the new one. */
export function isLowered(words: readonly SpokenWord[], word: number): boolean {
  let at = word - 1;
  while (at >= 0 && BETWEEN.has(words[at]?.plain ?? '')) at -= 1;
  const before = words[at]?.plain ?? '';
  if (NOW.has(before)) return true;
  return ONLY.has(before) && words.slice(0, at).some(({ plain }) => NOW.has(plain));
}
