import type { ActedClause } from '../clauses/acted-clause.ts';
import { isUnhappy } from '../sense/read-sense.ts';
import { countsTroubles, endsGravely, isForViewer, lastNewsOf } from './plan-expressions.ts';

/** How a sentence looks of which nothing is known: `easing` after bad news, in a film that ends well. */
export type Ground = 'warm' | 'easing' | 'own';

interface Film {
  locale: string;
  /** a product is seen in it */
  sells: boolean;
  /** whether the last sentence is the last of the film */
  endsFilm: boolean;
}

/** The call and what goes with it. */
const CLOSING_SENTENCES = 2;
const BRINGS: readonly string[] = ['link', 'offer', 'gift', 'saving', 'call', 'thanks', 'praise'];

export interface FilmGround {
  /** it sells, invites, advises or ends well, and so it ends with a smile */
  isWarm: boolean;
  of(acted: ActedClause): Ground;
}

/** What a script as a whole does decides how a sentence looks that tells no news: whoever recommends something is glad to. */
export function filmGround(clauses: readonly ActedClause[], film: Film): FilmGround {
  const isWarm = isWarmFilm(clauses, film);
  const lastSentence = clauses.at(-1)?.clause.sentence ?? 0;
  const of = (acted: ActedClause): Ground => {
    if (!isWarm || isUnhappy(acted.tone)) return 'own';
    const isLeave = film.endsFilm && acted.clause.sentence > lastSentence - CLOSING_SENTENCES;
    return groundAmong(acted, clauses, { isLeave, sells: film.sells });
  };
  return { isWarm, of };
}

function isWarmFilm(clauses: readonly ActedClause[], { sells, locale, endsFilm }: Film): boolean {
  if (endsGravely(clauses)) return false;
  const news = lastNewsOf(clauses);
  if (sells || news?.tone === 'good' || clauses.findLast(isNews)?.isHelped) return true;
  const sentence = clauses.at(-1)?.clause.sentence ?? 0;
  const invites = clauses
    .filter(({ clause }) => clause.sentence > sentence - CLOSING_SENTENCES)
    .some((acted) => brings(acted) || isForViewer(acted));
  const advises = clauses.some(({ point }) => point > 0) && !countsTroubles(clauses, locale);
  return (endsFilm && invites) || advises;
}

const brings = ({ findings }: ActedClause): boolean => findings.some(({ rule }) => BRINGS.includes(rule.name));

interface Place {
  /** it is said where the film takes leave */
  isLeave: boolean;
  sells: boolean;
}

const isNews = ({ tone, isHelped }: ActedClause): boolean => isHelped || tone === 'good' || isUnhappy(tone);

/** Nobody smiles right before bad news, and after them only once something helped, or the viewer is spoken to at the end. */
function groundAmong(acted: ActedClause, clauses: readonly ActedClause[], { isLeave, sells }: Place): Ground {
  const { clause, after, newsAgo } = acted;
  const aheadSentences = sells ? 0 : 1;
  const isBefore = clauses.some(
    (one) =>
      isUnhappy(one.tone) &&
      one.clause.fromSec > clause.fromSec &&
      one.clause.sentence - clause.sentence <= aheadSentences,
  );
  if (isBefore || (isUnhappy(after) && newsAgo === 0)) return 'own';
  if (isLeave || brings(acted) || isForViewer(acted)) return 'warm';
  if (isUnhappy(after)) return sells && after !== 'grave' ? 'easing' : 'own';
  const told = clauses.findLast((one) => one.clause.fromSec <= clause.fromSec && isNews(one));
  const isTurned = told === undefined || told.isHelped || told.tone === 'good';
  return isTurned || sells ? 'warm' : 'own';
}
