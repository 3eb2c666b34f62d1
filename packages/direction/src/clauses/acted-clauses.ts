import type { Material, Reading } from '../direction.ts';
import type { Clause } from '../reading/clause.ts';
import { lineOf } from '../reading/clause.ts';
import { countPoints } from '../reading/count-points.ts';
import { cueAt, findCue } from '../reading/find-cue.ts';
import { plainOf } from '../reading/read-words.ts';
import { applyRules } from '../rules/apply-rules.ts';
import type { Situation } from '../rules/rule.ts';
import { isAboutOthers, lengthOfCondition } from '../sense/read-circumstances.ts';
import { isUnhappy, readSense, type Sense, senseOf, type Tone } from '../sense/read-sense.ts';
import type { SenseWords } from '../sense/sense-words.ts';
import type { CueWords } from '../words/cue-words.ts';
import { cueWordsOf } from '../words/cue-words-of.ts';
import { type ActedClause, keyOf } from './acted-clause.ts';
import { bringsHelp } from './brings-help.ts';
import { isEcho } from './echo.ts';
import { heldFeeling } from './held-feeling.ts';
import { inOutrage, isOutrage } from './outrage.ts';
import { quotedClauses } from './quoted-clauses.ts';
import { inAnger, isCriedNumber, isForViewer, isGladlyAngry, Temper } from './temper.ts';
import { type Story, storyOf } from './told-story.ts';
import { urgeOf } from './urging.ts';

/** News stay in the face for so many sentences that tell none; then it rests. */
const NEWS_SENTENCES = 2;
/** A greeting is sober where one of so many next sentences tells bad news. */
const AHEAD_SENTENCES = 2;
/** "Two, try this cream" */
const ASKING_WORDS = 2;
/** "Rufen Sie sofort einen Arzt" */
const SENDING_WORDS = 4;
const HEAVY: readonly Tone[] = ['grave', 'sorry'];
const END_SENTENCES = 2;
const PUNCH_WORDS = 5;
const SETUP_WORDS = 7;
const WORRY = 'worried thought';
const NEVER_SAID = { startSec: 0, endSec: 0, stressSec: 0, weight: 0 };
const YES = /^(?:yes+|yay|ja+|juhu|sí|oui|ouais|sì|sim|हाँ|हां)$/u;

interface Shown {
  material: Material;
  /** clauses that sound bad and only say how the product is */
  qualities: ReadonlySet<Clause>;
}

/** The clauses of a script as a story: what each tells among the others, and the news that stay in the face. */
export function actedClauses(
  clauses: readonly Clause[],
  reading: Reading,
  { material, qualities }: Shown,
): ActedClause[] {
  const cues = cueWordsOf(reading.locale);
  const lines = clauses.map(lineOf);
  const story = storyOf(clauses, qualities, { locale: reading.locale, contrast: cues.contrast, dear: cues.dear });
  const softened = clauses.map((clause, index) => isSoftened(clause, clauses[index + 1], story));
  const quoted = quotedClauses(clauses);
  const points = countPoints(clauses, reading.locale);
  const lastSentence = clauses.at(-1)?.sentence ?? 0;
  let news: { tone: Tone; sentence: number } = openingNews(reading, story.cues);
  const temper = new Temper();
  return clauses.map((clause, index) => {
    const told = clause.sentence - news.sentence > NEWS_SENTENCES ? 'open' : news.tone;
    const isNew = clause.sentence - news.sentence === 1;
    const isTakenBack = softened[index] ?? false;
    const around = { before: clauses[index - 1], next: clauses[index + 1], told, lastNews: news.tone, isNew };
    const isPraised = isTakenBack || isGladlyAngry(clause, clauses, reading.locale);
    const urge = urgeOf(clause, clauses[index + 1], reading.locale);
    // After bad news, "don't wait" stays a warning.
    const isUrging = urge === 'call' && !isUnhappy(told);
    const among = isPraised || isUrging ? senseOf('open') : readAmong(clause, around, story);
    const read = urge && !isUrging && among.tone === 'open' ? senseOf('warning') : among;
    const isStillAngry = temper.isHotAt(clause) && !isForViewer(clause, read, cues);
    const outrage = isOutrage(clause, read, reading.locale);
    const sense = outrage ? inOutrage(read) : isStillAngry ? inAnger(read, clause, reading.locale) : read;
    const isOutcry = isCriedNumber(clause, sense, reading.locale);
    const after = toneAhead(clause, clauses[index + 1], story) ?? (sense.tone === 'care' ? 'care' : told);
    const isHelped = bringsHelp(clauses, index, { tone: sense.tone, brand: reading.brand }, story);
    const tone = isHelped ? 'good' : sense.tone;
    const held = heldFeeling(
      {
        ...{ clause, tone, told, news, isHelped, ahead: newsAhead(clause, clauses, story) },
        ...{ isStillAngry, isForViewer: isForViewer(clause, sense, cues) },
        isLastTrouble: !clauses.slice(index + 1).some((next) => isUnhappy(story.read(next).tone)),
      },
      cues,
      reading.locale,
    );
    // "Then the ceiling came down" may end what was good.
    const isEnded = news.tone === 'good' && tone === 'open' && turnsAway(clause, story);
    if (isEnded) news = { tone: 'open', sentence: clause.sentence };
    if (held === 'joy' && isUnhappy(news.tone)) news = { tone: 'good', sentence: clause.sentence };
    if (tone !== 'open' && tone !== 'care') news = { tone, sentence: clause.sentence };
    const isCondition = lengthOfCondition(clause.words, story.cues) > 0;
    temper.hear({ clause, sense: { ...sense, tone }, cues, reading, isCondition });
    const findings = applyRules({
      ...{
        clause,
        index,
        cues,
        sense,
        isHelped,
        told,
        isNew,
        reading,
        material,
        isStillAngry,
        held,
        isOutcry,
        isOutrage: outrage,
        isCondition,
        isUrging,
      },
      isRival: isAboutOthers(clause.words, story.cues),
      badAhead: badAhead(clause, clauses, story, { cues, material }),
      isGladAhead: isGladAhead(clause, clauses[index + 1], story),
      isEnd: clause.sentence > lastSentence - END_SENTENCES,
      isQuoted: quoted[index] ?? false,
      counted: points.get(clause),
      isSoftened: isTakenBack,
      isAfterPraise: softened[index - 1] ?? false,
      isEcho: isEcho(clause, clauses[index - 1], reading.locale),
      isPunch: sense.tone === 'open' && isPunch(clauses, index),
    });
    // "What if I'm rubbish? What if she laughs?"
    if (findings.some(({ rule }) => rule.name === WORRY)) news = { tone: 'bad', sentence: clause.sentence };
    return {
      clause,
      findings,
      tone: sense.tone,
      isHelped,
      isReserved: isReserved(clause, clauses, { story, cues }),
      point: points.get(clause)?.point ?? 0,
      after,
      held,
      newsAgo: news.tone === 'open' ? 0 : clause.sentence - news.sentence,
      untilSec: clauses[index + 1]?.fromSec ?? reading.durationSec,
      key: keyOf(clause, lines.slice(0, index)),
    };
  });
}

interface Around {
  before: Clause | undefined;
  next: Clause | undefined;
  /** the last news before it, as long as they stay in the face */
  told: Tone;
  lastNews: Tone;
  isNew: boolean;
}

/** "Nine years of fear" above the first sentence is told before it. */
function openingNews({ hook = '' }: Reading, cues: SenseWords): { tone: Tone; sentence: number } {
  const words = hook.split(/\s+/u).map((text) => ({ text, plain: plainOf(text), ...NEVER_SAID }));
  const { tone } = readSense({ words, ending: 'statement' }, cues);
  return isUnhappy(tone) ? { tone, sentence: -1 } : { tone: 'open', sentence: 0 };
}

/**
 * What a clause tells among the others. "Keep it shut | until the pressure is gone": what hangs on a warning is no good news
 * of its own; praise right after bad news may be dry, and tears after good ones happy.
 */
function readAmong(clause: Clause, { before, next, told, lastNews, isNew }: Around, story: Story): Sense {
  const { cues } = story;
  if (isNew && isUnhappy(told) && isDryPraise(clause, cues)) return senseOf('ironic');
  const hangsOn = (main: Clause | undefined, tied: Clause | undefined) =>
    main?.sentence === tied?.sentence && tied !== undefined && cueAt(tied.words, 0, cues.ties) > 0;
  const read = story.read(clause);
  // "It took gold. Who's stinky now?" teases.
  if (read.tone === 'bad' && told === 'good' && clause.ending === 'question') return senseOf('open');
  const isJoy = read.tone === 'bad' && told === 'good' && cueAt(clause.words, read.wordIndex, cues.tears) > 0;
  const sense: Sense = isJoy ? { ...read, tone: 'good' } : read;
  const isCareful = (main: Clause) => cueAt(main.words, 0, cues.cautions) > 0 || told === 'warning';
  if (isNew && isUnhappy(told) && endsInCheer(clause, cues)) return senseOf(told === 'ironic' ? 'ironic' : 'open');
  if (told !== 'good' && isSmiledAt(clause, sense, story)) return senseOf('open');
  if (sense.tone === 'good' && isMocked(clause, before, story)) return senseOf('open');
  if (told === 'good' && isWorthIt(clause, next, story)) return { ...senseOf('open'), money: 'change' };
  if (sense.money === 'gain' && isCharged(clause, before, story)) return { ...senseOf('open'), money: 'change' };
  if (sense.tone === 'bad' && isListedAsOver(clause, before, story)) return { ...sense, tone: 'good', isRelief: true };
  // "Call Dana before you drill": after good news nobody warns.
  if (sense.tone === 'care' && lastNews === 'good' && findCue(clause.words, cues.dangers) === undefined)
    return senseOf('open');
  const isRest = before !== undefined && hangsOn(before, clause) && isCareful(before);
  const isMain = sense.tone === 'open' && hangsOn(clause, next) && cueAt(clause.words, 0, cues.cautions) > 0;
  const isSent = sense.tone === 'open' && isUnhappy(told) && sendsToHealer(clause, cues);
  return isRest || isMain || isSent ? senseOf('care') : sense;
}

/** "Call a doctor", and not "my doctor called" or "the doctor laughed". */
function sendsToHealer({ words, ending }: Clause, { healers, own }: SenseWords): boolean {
  const healer = findCue(words, healers) ?? 0;
  return healer > 0 && healer <= SENDING_WORDS && ending !== 'question' && findCue(words, own) === undefined;
}

/**
 * "It had a thousand perfect reviews, and it broke the second day", "the seller was lovely, but …": praise that the rest of its
 * sentence takes back is not told with a smile.
 */
function isSoftened(clause: Clause, next: Clause | undefined, { contrast, read }: Story): boolean {
  if (next?.sentence !== clause.sentence || read(clause).tone !== 'good') return false;
  const { tone } = read(next);
  // "Only $19 until Sunday": a day is no turn.
  const isSum = read(clause).money === 'gain';
  return tone === 'bad' || tone === 'grave' || (tone !== 'good' && !isSum && cueAt(next.words, 0, contrast) > 0);
}

/** "He charged me twice. And he smiled": what nobody dear laughs at, before anything good was told, may mock. */
function isSmiledAt({ words }: Clause, { tone, wordIndex, isStrong }: Sense, { cues, dear }: Story): boolean {
  const isSmile = tone === 'good' && !isStrong && cueAt(words, wordIndex, cues.smiles) > 0;
  const isOwn = findCue(words.slice(0, wordIndex), cues.own) !== undefined;
  // "She laughed until she cried."
  return isSmile && !isOwn && [cues.tears, dear].every((list) => findCue(words, list) === undefined);
}

/** "Great, it leaks again, and the neighbors are delighted." */
function isMocked(clause: Clause, before: Clause | undefined, { read }: Story): boolean {
  return before?.sentence === clause.sentence && read(before).tone === 'ironic';
}

/** "Two never called back, the third wants 300 euros only to come": a sum that a sentence of bad news goes on with. */
function isCharged(clause: Clause, before: Clause | undefined, { contrast, read }: Story): boolean {
  if (before?.sentence !== clause.sentence) return false;
  return isUnhappy(read(before).tone) && cueAt(clause.words, 0, contrast) === 0;
}

/** "I paid 35 dollars for flowers, and I got that", which was good: who paid it is moved, and not hurt. */
function isWorthIt(clause: Clause, next: Clause | undefined, { cues, read }: Story): boolean {
  const sense = read(clause);
  if (sense.tone !== 'bad' || sense.isStrong || sense.money !== 'cost') return false;
  const isGot = (words: Clause['words']) => findCue(words, cues.gots) !== undefined;
  return (
    isGot(clause.words) || (next?.sentence === clause.sentence && !isUnhappy(read(next).tone) && isGot(next.words))
  );
}

/** "No more waking up at three, worrying about payroll": what follows is over, too. */
function isListedAsOver(clause: Clause, before: Clause | undefined, { cues, read }: Story): boolean {
  if (before?.sentence !== clause.sentence || findCue(clause.words, cues.own) !== undefined) return false;
  const length = cueAt(before.words, 0, cues.ends);
  // "¡Fuera, en pijama!" ends nothing.
  const namesIt = length > 0 && !before.words[length - 1]?.text.endsWith(',');
  return namesIt && !isUnhappy(read(before).tone);
}

/** "The kitchen was flooded. Lovely." A sentence of its own, without an exclamation mark. */
function isDryPraise({ words, ending }: Clause, cues: SenseWords): boolean {
  const length = cueAt(words, 0, cues.cheers);
  return length > 0 && words.length <= length + 1 && ending === 'statement';
}

/** "Pizza again, how wonderful." After bad news such praise is dry where the sentence before was, and unclear elsewhere. */
function endsInCheer({ words, ending }: Clause, { cheers }: SenseWords): boolean {
  if (ending !== 'statement') return false;
  return words.some(({ text }, index) => {
    const length = text.endsWith(',') ? cueAt(words, index + 1, cheers) : 0;
    return length > 0 && index + 1 + length === words.length;
  });
}

/** A condition, a limit, a rival, and what comes right before bad news: whether one may be glad of it is open. */
function isReserved(
  clause: Clause,
  clauses: readonly Clause[],
  { story, cues }: { story: Story; cues: CueWords },
): boolean {
  const { sentence, fromSec } = clause;
  const said = clauses.filter((one) => one.sentence === sentence && one.fromSec <= fromSec);
  const isLimited = ({ words }: Clause) =>
    lengthOfCondition(words, story.cues) > 0 || findCue(words, cues.merely) !== undefined;
  if (said.some(isLimited)) return true;
  // "Other tools do more": praise of others is none of one's own.
  if (isAboutOthers(clause.words, story.cues)) return true;
  return clauses.some((next) => next.sentence === sentence + 1 && isUnhappy(story.read(next).tone));
}

/**
 * "Dry skin" is what the film is about to solve, and greeted with a smile. Illness, death and an apology are not, nor trouble of
 * somebody dear, nor a broken oven that nothing good follows.
 */
function badAhead(
  { sentence }: Clause,
  clauses: readonly Clause[],
  { read }: Story,
  { cues, material }: Pick<Situation, 'cues' | 'material'>,
): Situation['badAhead'] {
  const later = clauses.filter((next) => next.sentence > sentence);
  const bad = later.filter((next) => next.sentence <= sentence + AHEAD_SENTENCES && isUnhappy(read(next).tone));
  if (bad.length === 0) return undefined;
  const isHeavy = bad.some((next) => HEAVY.includes(read(next).tone) || findCue(next.words, cues.dear) !== undefined);
  const isSolved =
    material.product !== null || later.some((next) => isOffered(next, cues) || read(next).tone === 'good');
  return isSolved && !isHeavy ? 'everyday' : 'heavy';
}

/** What helps is at the link, or is to be tried. */
function isOffered({ words }: Clause, { link, call }: CueWords): boolean {
  return findCue(words, link) !== undefined || findCue(words.slice(0, ASKING_WORDS), call) !== undefined;
}

/** "Oh my god! It is so good", "Yes! It fits", and not "Three-forty! Great." */
function isGladAhead({ words }: Clause, next: Clause | undefined, { cues, read }: Story): boolean {
  if (next === undefined || next.ending === 'question' || isDryPraise(next, cues)) return false;
  const { tone } = read(next);
  return tone === 'good' || (tone === 'open' && words.length === 1 && YES.test(words[0]?.plain ?? ''));
}

const turnsAway = ({ words }: Clause, { cues, contrast }: Story): boolean =>
  [contrast, cues.thens].some((list) => cueAt(words, 0, list) > 0);

/** The news of the next sentences. */
function newsAhead({ fromSec, sentence }: Clause, clauses: readonly Clause[], { read }: Story): Tone {
  const isNear = (next: Clause) => next.fromSec > fromSec && next.sentence <= sentence + AHEAD_SENTENCES;
  return clauses.map((next) => (isNear(next) ? read(next).tone : 'open')).find((tone) => tone !== 'open') ?? 'open';
}

/** The bad news that the rest of a sentence brings. */
function toneAhead(clause: Clause, next: Clause | undefined, { read }: Story): Tone | undefined {
  if (next?.sentence !== clause.sentence) return undefined;
  const { tone } = read(next);
  return isUnhappy(tone) ? tone : undefined;
}

/**
 * "We tested it on our own three dogs for a year. They sleep." A short sentence of one piece right after a long one, and not one of
 * several short ones in a row. The last sentence of a film has a face of its own.
 */
function isPunch(clauses: readonly Clause[], index: number): boolean {
  const { sentence, ending, words } = clauses[index] ?? { sentence: 0, ending: 'open', words: [] };
  const lengthOf = (other: number) =>
    clauses.reduce((sum, clause) => sum + (clause.sentence === other ? clause.words.length : 0), 0);
  const isShort = ending === 'statement' && words.length <= PUNCH_WORDS && lengthOf(sentence) === words.length;
  return isShort && lengthOf(sentence - 1) >= SETUP_WORDS && lengthOf(sentence + 1) > PUNCH_WORDS;
}
