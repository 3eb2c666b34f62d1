import type { SpokenWord } from '../reading/clause.ts';
import { cueAt } from '../reading/find-cue.ts';
import { cueWordsOf } from '../words/cue-words-of.ts';
import { STOPS } from './spoken-sum.ts';

const LONGEST = 16;
const SIGNS_AROUND = /^[^\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu;

const listed = (...lines: string[]) => new Set(lines.join(' ').split(' '));

/** Where a link is, in the languages that have word lists. */
const PLACES = listed(
  'below here bio description profile comments caption',
  'unten hier bio beschreibung profil kommentaren',
  'abajo aquí bio biografía descripción perfil comentarios',
  'dessous ci-dessous ici bio description profil commentaires',
  'sotto qui bio descrizione profilo commenti',
  'abaixo aqui bio descrição perfil comentários',
  'नीचे यहाँ यहां बायो',
);
/** What leads there. */
const LEADS = listed(
  'in my our the is right down',
  'in der meiner unserer ist direkt dem den',
  'en la mi nuestra está el los',
  'en dans la ma notre le juste est',
  'in nella mia nostra è nel',
  'na no minha nossa meu nosso está nos',
  'में मेरे हमारे के',
);

/** "Link in my bio" as it is said; of "the link is good until Friday" the link alone, and nothing of "tap the photo". */
export function linkLabel(words: readonly SpokenWord[], locale: string): string | undefined {
  const said: string[] = [];
  let shown = cueAt(words, 0, cueWordsOf(locale).link) > 0 ? 1 : 0;
  for (const [place, { text, plain }] of words.entries()) {
    if (place > 0 && !PLACES.has(plain) && !LEADS.has(plain)) break;
    said.push(text.replace(SIGNS_AROUND, ''));
    const isShort = said.join(' ').length <= LONGEST;
    if (place > 0 && PLACES.has(plain) && isShort) shown = said.length;
    if (STOPS.test(text)) break;
  }
  const label = said.slice(0, shown).join(' ');
  if (label === '' || label.length > LONGEST) return undefined;
  return label.charAt(0).toLocaleUpperCase(locale) + label.slice(1);
}
