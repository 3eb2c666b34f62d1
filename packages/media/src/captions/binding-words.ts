import { type Around, bare, listed, plain, STOPPED, unsigned } from './bare-words.ts';
import { beginsAnother, isNumeral, isWithinDeal, isWithinNumber, JOINING, MONEY, NUMBER } from './number-words.ts';

/** Words that end with a point of their own and belong to what follows. */
const TITLES =
  /^(?:mr|mrs|ms|mx|dr|prof|st|sr|sra|srta|mme|mlle|hr|fr|vs|approx|incl|excl|est|ca|rev|gen|sgt|capt|hon)\.$/iu;
/** They may end a sentence, too: before a capital only a pause tells. */
const LISTS =
  /^(?:etc|usw|usf|bzw|ggf|inkl|zzgl|bspw|evtl|sog|tel|str|min|max|ecc|env|aprox|máx|mín|ej|pág|núm|av|cfr)\.$/iu;
/** Short forms before their number, and ordinary words elsewhere: "No. 5", "No. It is art." */
const NUMBERED = /^(?:no|nr|fig|vol|art)\.$/iu;
/** "a.m.", "U.S.A.", "z.B.": points within. */
const POINTED = /^(?:\p{L}\.){2,}$/u;

/** Words that lead to the next one: articles, prepositions, conjunctions, possessives, forms of "to be". */
const LEADING = listed(
  'a an the of in on at to for with by from into about over under after before between without through until than as',
  'and or but nor so if when because while my your our his her its their this that these those every each no not never',
  "i'm you're we're they're he's she's it's that's there's here's what's who's i'd i've i'll you'd you've you'll he'd he'll she'd",
  "she'll we'd we've we'll they'd they've they'll it'll that'll don't doesn't didn't can't couldn't won't wouldn't isn't aren't",
  "wasn't weren't haven't hasn't hadn't shouldn't",
  'very too more most is are was were be been have has had will would can could should just only & +',
  'der die das den dem des ein eine einen einem einer eines kein keine keinen mein meine meinen dein deine unser unsere ihr ihre',
  'ist sind war waren und oder aber weil wenn dass als wie im am vom zum zur ins beim mit für von bei nach aus auf an vor über',
  'unter um ohne gegen bis nur noch nicht sehr so zu',
  'el la los las un una unos unas del al de en con por para sin sobre hasta desde entre y e o u pero porque que si como cuando',
  'mi mis tu tus su sus nuestro nuestra es son era está muy más no ni se me te lo le ya',
  'le la les un une des du de à au aux en dans pour par sur avec sans chez vers et ou mais donc que qui si comme quand mon ma',
  'mes ton ta tes son sa ses notre nos votre vos leur leurs ce cet cette ces est sont était très plus pas ne se me te',
  'il lo gli i le un uno una di del dello della dei degli delle a al allo alla ai agli alle da dal dalla in nel nella nei nelle',
  'su sul sulla con per tra fra senza e ed o ma che chi se come quando mio mia tuo tua suo sua nostro nostra è sono era molto',
  'più non mi ti si ci',
  'o os as um uma uns umas do da dos das no na nos nas ao à aos às de em com por pelo pela pra pro para sem sobre até entre e ou',
  'mas que se como quando porque meu minha seu sua nosso nossa é são era muito mais não nem me te já',
);
/** Who does something, before what is done: a mild pull, because some of them also end a phrase. */
const DOERS = listed(
  "i you we they he she it i've we've you've they've who what",
  'ich du er sie es wir ihr man wer was yo tú él ella nosotros usted ustedes ellos je tu il elle on nous vous ils elles',
  'io lui lei noi voi loro eu você ele ela nós vocês eles elas मैं हम तुम आप वह वो यह ये',
);
/** Words of Hindi that close what stands before them: no caption begins with one. */
const CLOSING = listed('का के की को में से पर ने तक भी ही है हैं था थे थी हो गया गई गए रहा रही रहे लिए नहीं');
/** "1. Mai": also where a language writes its ordinals with a point. */
const ORDINAL = /^\d{1,2}\.$/u;
/** A number that still waits for what it counts; a sum of money does not. */
const COUNT = /^\d(?:[\d.,]*\d)?$/u;
const HAN_NUMBER = /[一二三四五六七八九十百千万两\d]$/u;
const HAN = /^\p{Script=Han}/u;
const LETTER = /^\p{L}/u;
/** A part of a name: "Little" of "Little Harbor". */
const NAMED = /^\p{Lu}\p{Ll}[\p{L}'’-]*$/u;
/** "9 out of 10" in seven languages */
const OF = new Set(['of', 'out', 'von', 'de', 'sur', 'su', 'em', 'in', 'में']);
/** Two words that say "instead of": they stay together, and with the price that follows. */
const INSTEAD_OF = new Set([
  'instead of',
  ...['au lieu', 'lieu de', 'lieu des', 'lieu du'],
  ...['en vez', 'em vez', 'vez de', 'vez do', 'vez da', 'en lugar', 'lugar de'],
  ...['invece di', 'invece che', 'invece dei'],
  ...['के बजाय', 'के बदले', 'की जगह'],
]);
/** One word that says it, before a price. */
const INSTEAD = new Set(['statt', 'anstatt']);
/** Where a price that replaces another begins: it stays with the first one where both fit. */
const REPLACING = new Set(['statt', 'anstatt', 'instead', 'invece']);
/** A month and its day: "May 12". */
const MONTH =
  /^(?:jan(?:uary|uar|vier)?|feb(?:ruary|ruar)?|mar(?:ch|s|zo)?|märz|apr(?:il)?|abril|aprile|may|mai|mayo|maio|maggio|june?|juni?|july?|juli?|aug(?:ust)?|sept?(?:ember)?|okt(?:ober)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|dez(?:ember)?)$/iu;
const UNIT =
  /^(?:%|°[cf]?|\p{Sc}|[kmgt]?b|[kmgt]hz|mm|cm|m|km|m²|km²|kg|g|mg|lbs?|oz|ml|l|kcal|cal|h|hrs?|min|mins|sec|secs|s|ms|a\.?m\.?|p\.?m\.?|am|pm|percent|dollars?|euros?|pounds?|days?|weeks?|months?|years?|hours?|minutes?|seconds?|million|billion|thousand|bn|euro|prozent|tage?n?|wochen?|monate?n?|jahre?n?|stunden?|minuten?|sekunden?|gramm|liter|euros|por|días?|semanas?|mes(?:es)?|años?|horas?|minutos?|segundos?|gramos?|litros?|pour|jours?|semaines?|mois|ans|années?|heures?|minutes|grammes?|litres?|dias?|semanas|anos?|gramas?|giorni|settimane|mesi|anni|ore|minuti|secondi|grammi|litri|dólares|dollari|reais|pesos|रुपये|रुपए|दिन|हफ़्ते|महीने|साल|घंटे|मिनट|प्रतिशत)[.,;:!?]*$/iu;

const DETERMINERS = listed(
  'a an the my your our his her their its this these those every each no most some any one another few many several',
  'der die das den dem des ein eine einen einem einer eines kein keine keinen mein meine meinen dein deine deinen unser unsere',
  'unseren ihr ihre ihren diese dieser dieses diesen jede jeder jedes jeden viele el la los las un una unos unas mi mis tu tus',
  'su sus nuestro nuestra este esta estos estas cada le les une des du mon ma mes ton ta tes son sa ses notre nos votre vos',
  'leur leurs ce cet cette ces chaque il lo gli i uno del della dei delle ogni questo questa mio mia tuo tua suo sua nostro',
  'nostra o os as um uma uns umas meu minha seu sua nosso nossa todo toda',
);
/** "Calms down", "wakes up": a part of what is done. They are of English only. */
const PARTICLES = listed('down away back up out off');
/** Stand before what they tell of, hardly ever behind it. */
const QUALITIES = listed(
  'new old first last next good great best big small little own other whole real fresh quick easy nice simple clean same local nervous',
  'neue neuen neuer neues gute guten guter gutes beste besten erste ersten letzte letzten kleine kleinen große großen ganze ganzen',
  'eigene eigenen alte alten frische frischen echte echten nuevo nueva nuevos nuevas primer primera último última mejor mejores gran',
  'buen buena buenos buenas otro otra otros otras nouveau nouvelle nouveaux nouvelles premier première meilleur meilleure petit petite',
  'petits petites grand grande bon bonne bons bonnes autre autres vrai vraie nuovo nuova nuovi nuove ultimo ultima miglior migliore buon',
  'buona bella altro altra altri altre novo nova novos novas primeiro primeira melhor melhores bom boa outro outra',
);
/** Whom something is done to, behind what is done. */
const OBJECTS = listed('it them me us him you mich dich ihn ihm uns euch mir dir');
/** What comes behind them, and begins a phrase of its own. */
const BEHIND_OBJECT = listed(
  'a an the my your our his her their its in on at to for with by from into about the this these an ein eine einen einem der die',
  'das den dem mit für von bei nach aus auf an vor über unser unsere dein deine mein meine',
);
/** Behind a noun, and no part of what it is. */
const ADVERBS = listed(
  'below above here there now today tonight tomorrow again then too also back out up down off away home alone together once',
  'unten oben hier da dort jetzt heute morgen wieder auch abajo arriba aquí hoy ahora también ici maintenant aussi qui sotto ora',
  'oggi anche abaixo aqui agora hoje também',
);
const CENTS = /^\d{2}$/u;

/** A word whose last point is its own, and ends no sentence by itself. */
export function isAbbreviation(text: string, next = ''): boolean {
  const word = bare(text).replace(/[,;:!?]+$/u, '');
  return isTitle(word, bare(next)) || POINTED.test(word);
}

/** Goes on in its sentence: "usw. und", "z.B. das", "etc. but", where a small letter follows. */
export const isShortened = (text: string, next: string): boolean =>
  /^\p{Ll}/u.test(bare(next)) && (isAbbreviation(text, next) || LISTS.test(bare(text)));

const isTitle = (word: string, next: string): boolean =>
  TITLES.test(word) || (NUMBERED.test(word) && /^\d/u.test(next));

export const isMonth = (text: string): boolean => MONTH.test(bare(text).replace(/[.,;:!?]+$/u, ''));

/** An article, a preposition, a pronoun or the like, in small letters. */
export const leadsOn = (small: string): boolean => LEADING.has(small) || DOERS.has(small);

/** "It", "me", in small letters: what something is done to, where it ends a phrase. */
export const isObjectWord = (small: string): boolean => OBJECTS.has(small);

/** An article, a possessive, or a number as a word, in small letters. */
export const isDeterminer = (small: string): boolean => DETERMINERS.has(small) || isNumeral(small);

const WITH_UNIT = 10;
export const WITH_NOUN = 6;
const WITH_NAME = 4;
const BEFORE_NUMBER = 2;
const WITH_OBJECT = 1.3;
const WITH_PARTICLE = 1.5;
/** What is mostly one thing: "a bookkeeping | service", "calms | down". */
const AS_ONE = 0.6;
/** What is surely one thing, because a phrase ends or goes on behind it. */
const SURELY_ONE = 0.8;

/** Joins what stands before and behind it: a caption rather begins with it. */
const JOINS = listed('and but or und aber oder y pero et ou mais e ma ed और');
/** Begins a clause of its own in most places. */
const ASKING = listed(
  'how why where which whether when if because until while unless wie wo warum welche weil wenn dass cómo dónde cuando porque',
  'comment où quand parce come dove quando perché onde',
);
/** Who does something, where nothing else is meant in any language: not "it" or "you", which may be done something to. */
const SUBJECTS = listed(
  "i'm i've i'd i'll we we're we've we'd we'll they they're they've they'd they'll he he's he'd he'll she she's she'd she'll",
  "it's it'll you're you've you'd you'll that's there's here's j'ai yo io eu",
);
/** "I" in English; in small letters Italian and Polish have other words of one letter. */
const ME = 'I';
/** Behind "he" in Spanish: "nunca he visto". */
const PARTICIPLE = /(?:[aií]do|sto|ito|eso|cho|rto|lto)$/u;
/** Before a subject they ask, answer, or are one thing with what it does: "do I", "so did they", "everything I make". */
const HELPING = listed(
  "do does did don't doesn't didn't am may might must shall won't can't couldn't wouldn't isn't what who once",
  'all everything anything something nothing thing things time times way day',
);

/** What begins with a word: a clause, what joins or asks, or neither. */
export type Opening = 'clause' | 'joint' | undefined;

export function openingOf(text: string, next: string, after = ''): Opening {
  const [small, following] = [plain(text), plain(next)];
  const isHeld = !OBJECTS.has(small) && (leadsOn(small) || ASKING.has(small) || HELPING.has(small));
  const isSubject = SUBJECTS.has(following) || bare(next) === ME;
  if (isSubject && !isHeld) return following === 'he' && PARTICIPLE.test(plain(after)) ? undefined : 'clause';
  return JOINS.has(following) || (ASKING.has(following) && !isHeld) ? 'joint' : undefined;
}

/** "Last year", "el año pasado". The weekdays are of English only. */
const BEFORE_TIMES = listed('last next this letztes letzten letzte nächstes nächsten nächste dieses diesen diese');
const TIMES = listed(
  'year years month months week weeks night summer winter spring autumn fall time monday tuesday wednesday thursday friday saturday sunday',
  'jahr monat woche nacht sommer frühling herbst mal',
  'año mes semana noche verano invierno année mois semaine nuit été hiver anno mese settimana notte estate inverno ano mês noite verão',
);
const BEHIND_TIMES = listed(
  'pasado pasada próximo próxima dernier dernière prochain prochaine scorso scorsa prossimo prossima passado passada',
);

/** "Right here", "hier unten": the second word alone says nothing. */
const BEFORE_PLACES = listed('right down up over out back genau direkt justo juste proprio bem');
const PLACES = listed('here there hier aquí acá ici qui aqui');
const BEHIND_PLACES = listed('unten oben abajo arriba sotto sopra embaixo abaixo');

function isPlace(word: string, next: string): boolean {
  const [first, second] = [word.toLowerCase(), unsigned(next)];
  return (BEFORE_PLACES.has(first) && PLACES.has(second)) || (PLACES.has(first) && BEHIND_PLACES.has(second));
}

function isTime(word: string, next: string): boolean {
  const [first, second] = [word.toLowerCase(), unsigned(next)];
  return (BEFORE_TIMES.has(first) && TIMES.has(second)) || (TIMES.has(first) && BEHIND_TIMES.has(second));
}

/** "Week", "noche": with an article it says when or how often. */
export const namesTime = (text: string): boolean => TIMES.has(unsigned(bare(text)));

/** How much a reader misses the next word where a caption ends with this one: 0 little, 1 a bit, 10 very much. */
export function pullTo(text: string, next: string, around: Around = {}): number {
  const word = bare(text);
  const following = bare(next);
  if (isTitle(word, following)) return WITH_UNIT;
  const small = word.toLowerCase();
  if (isWithinDeal(text, next, around)) return WITH_NOUN;
  if (isWithinNumber(text, next, around)) return JOINING.has(following.toLowerCase()) ? WITH_UNIT - 1 : WITH_UNIT;
  if (isNumeral(word) && isNumeral(following)) return beginsAnother(small, following) ? WITH_NAME : WITH_UNIT;
  // "Four thousand | dollars" rather than "four | thousand dollars".
  if (isNumeral(word) && isNumeral(bare(around.before ?? '')) && UNIT.test(following)) return WITH_NOUN;
  if (isCounting(word, following) || isHanCount(word, following) || isCents(word, following, around)) return WITH_UNIT;
  const replaced = pullToReplaced(word, following.toLowerCase());
  if (replaced !== undefined) return replaced;
  if (isCounted(word, following)) return WITH_NOUN;
  if (isTime(word, following) || isPlace(word, following)) return WITH_OBJECT;
  if (isObject(following, around.after) && !leadsOn(small)) return WITH_OBJECT;
  if (OBJECTS.has(small) && BEHIND_OBJECT.has(following.toLowerCase())) return 0;
  if (LEADING.has(small)) return COUNT.test(following) || ORDINAL.test(following) ? BEFORE_NUMBER : leadOf(following);
  if (CLOSING.has(following)) return 1;
  if (!DOERS.has(small) && NAMED.test(word) && NAMED.test(following.replace(/[.,;:!?]+$/u, ''))) return WITH_NAME;
  if (DETERMINERS.has(small)) return leadsOn(following.toLowerCase()) ? 0 : 0.6;
  return DOERS.has(small) ? 0.5 : inNounPhrase(word, next, around);
}

/** "Instead of 19 euros": one with the other, and with the price before it where both fit. */
function pullToReplaced(word: string, following: string): number | undefined {
  const small = word.toLowerCase();
  if (INSTEAD_OF.has(`${small} ${following}`)) return WITH_UNIT;
  if (INSTEAD.has(small) && (NUMBER.test(following) || isNumeral(following))) return WITH_UNIT;
  if (!REPLACING.has(following)) return undefined;
  return NUMBER.test(word) || UNIT.test(word) ? 1 : 0;
}

/** "4 Euro 90" */
const isCents = (word: string, next: string, { before = '' }: Around): boolean =>
  MONEY.test(word) && NUMBER.test(bare(before)) && CENTS.test(next.replace(/[.,;:!?…]+$/u, ''));

/** "Gave it five stars", "send us your first receipt": not "it is", which begins a sentence. */
function isObject(word: string, after = ''): boolean {
  const follows = bare(after).toLowerCase();
  return OBJECTS.has(word.toLowerCase()) && (BEHIND_OBJECT.has(follows) || isNumeral(follows) || COUNT.test(follows));
}

/** "A bookkeeping service": two words behind an article are mostly one thing, surely so where a phrase ends or goes on behind them. */
function inNounPhrase(word: string, next: string, { before = '', after = '' }: Around): number {
  const following = bare(next)
    .replace(/[.,;:!?…।]+$/u, '')
    .toLowerCase();
  const leads = isDeterminer(bare(before).toLowerCase());
  if (STOPPED.test(word) || !LETTER.test(following)) return 0;
  if (PARTICLES.has(following))
    return isPlace(following, after) ? 0 : LEADING.has(bare(after).toLowerCase()) ? AS_ONE : WITH_PARTICLE;
  if (leadsOn(following) || isNumeral(following) || ADVERBS.has(following)) return 0;
  if (!leads) return QUALITIES.has(word.toLowerCase()) ? AS_ONE : 0;
  return STOPPED.test(next) || LEADING.has(bare(after).toLowerCase()) ? SURELY_ONE : AS_ONE;
}

/** "Dancing in" before "the kitchen" tears less than "dancing in the" before "kitchen". */
function leadOf(following: string): number {
  return LEADING.has(following.toLowerCase()) ? 0.6 : 1;
}

/** A number before its unit, its month, or what it is out of; a month before its day. */
function isCounting(word: string, next: string): boolean {
  if (NUMBER.test(word)) return UNIT.test(next) || (COUNT.test(word) && OF.has(next.toLowerCase()));
  if (ORDINAL.test(word)) return LETTER.test(next);
  const isMoreThanOne = isNumeral(word) && !isNumeral(next) && UNIT.test(next);
  return (
    isMoreThanOne ||
    (MONTH.test(word) && COUNT.test(next)) ||
    (OF.has(word.toLowerCase()) && COUNT.test(next) && word !== 'in')
  );
}

/** "二" before "滴": a number in Chinese or Japanese before its measure word. */
function isHanCount(word: string, next: string): boolean {
  return HAN_NUMBER.test(word) && HAN.test(next);
}

/** A number before the thing it counts. */
function isCounted(word: string, next: string): boolean {
  const isThing = LETTER.test(next) && !leadsOn(next.toLowerCase()) && !CLOSING.has(next);
  return isThing && (COUNT.test(word) || isNumeral(word));
}
