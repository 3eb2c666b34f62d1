import type { ActedClause } from '../clauses/acted-clause.ts';
import { findCue } from '../reading/find-cue.ts';
import { isUnhappy } from '../sense/read-sense.ts';
import { pointsAtIt } from '../things/product-talk.ts';
import { cueWordsOf } from '../words/cue-words-of.ts';
import {
  countsTroubles,
  endsGravely,
  isBeforeTrouble,
  isForViewer,
  lastNewsOf,
  PAST_SENTENCES,
} from './plan-expressions.ts';

/** How a sentence looks of which nothing is known: `easing` after bad news, in a film that ends well; `own` until its story has told its trouble. */
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
const AHEAD_SENTENCES = 1;
const BRINGS: readonly string[] = ['link', 'offer', 'price', 'gift', 'saving', 'call', 'thanks', 'praise'];

export interface FilmGround {
  /** how its last picture looks: it smiles where the film sells, invites, advises or ends well */
  leave: Ground;
  of(acted: ActedClause): Ground;
}

/** What a script as a whole does decides how a sentence looks that tells no news: whoever recommends something is glad to. */
export function filmGround(clauses: readonly ActedClause[], film: Film): FilmGround {
  const sells = film.sells && !warnsOff(clauses, film.locale);
  const leave = leaveOf(clauses, { ...film, sells });
  const of = (acted: ActedClause): Ground => {
    if (leave === 'own' || isUnhappy(acted.tone)) return 'own';
    const ground = groundAmong(acted, clauses, sells);
    return leave === 'easing' && ground === 'warm' && isAfterTrouble(acted, clauses) ? 'easing' : ground;
  };
  return { leave, of };
}

function leaveOf(clauses: readonly ActedClause[], { sells, locale, endsFilm }: Film): Ground {
  if (endsGravely(clauses)) return 'own';
  if (sells || lastNewsOf(clauses)?.tone === 'good' || clauses.findLast(isNews)?.isHelped) return 'warm';
  const sentence = clauses.at(-1)?.clause.sentence ?? 0;
  const invites = clauses
    .filter(({ clause, tone }) => clause.sentence > sentence - CLOSING_SENTENCES && !isUnhappy(tone))
    .some((acted) => brings(acted) || isForViewer(acted));
  const advises = clauses.some(({ point }) => point > 0) && !countsTroubles(clauses, locale);
  if (!(endsFilm && invites) && !advises) return 'own';
  return isSoonAfterTrouble(clauses) ? 'easing' : 'warm';
}

/** "The flood took our school. It stood by the river. Donate at north.com": nothing helped yet. */
function isSoonAfterTrouble(clauses: readonly ActedClause[]): boolean {
  const news = clauses.findLast(isNews);
  const sentence = clauses.at(-1)?.clause.sentence ?? 0;
  return news !== undefined && isUnhappy(news.tone) && sentence - news.clause.sentence < PAST_SENTENCES;
}

const isAfterTrouble = ({ clause }: ActedClause, clauses: readonly ActedClause[]): boolean => {
  const told = clauses.findLast((one) => one.clause.fromSec <= clause.fromSec && isNews(one));
  return told !== undefined && !told.isHelped && isUnhappy(told.tone);
};

/** "Do not buy this one": what is shown is not sold, unless the script turns to praise. */
function warnsOff(clauses: readonly ActedClause[], locale: string): boolean {
  const { call } = cueWordsOf(locale);
  const isWarning = ({ clause: { words }, tone }: ActedClause) =>
    tone === 'warning' && pointsAtIt(words, locale) && findCue(words, call) !== undefined;
  return clauses.some(isWarning) && clauses.findLast(isNews)?.tone === 'warning';
}

const brings = ({ findings }: ActedClause): boolean => findings.some(({ rule }) => BRINGS.includes(rule.name));

const isNews = ({ tone, isHelped }: ActedClause): boolean => isHelped || tone === 'good' || isUnhappy(tone);

/** Nobody smiles before bad news, and after them only once something helped, or the viewer is spoken to. */
function groundAmong(acted: ActedClause, clauses: readonly ActedClause[], sells: boolean): Ground {
  const { clause, after, newsAgo } = acted;
  const isRightBefore = clauses.some(
    (one) =>
      isUnhappy(one.tone) &&
      one.clause.fromSec > clause.fromSec &&
      one.clause.sentence - clause.sentence <= AHEAD_SENTENCES,
  );
  const isBefore = isRightBefore || isBeforeTrouble(acted, clauses);
  if (isBefore || (isUnhappy(after) && newsAgo === 0)) return 'own';
  if (brings(acted) || isForViewer(acted)) return 'warm';
  if (isUnhappy(after)) return sells && after !== 'grave' ? 'easing' : 'own';
  return !isAfterTrouble(acted, clauses) || sells ? 'warm' : 'own';
}
