import type { DrawPhrase } from './drawn-phrase.ts';
import { digitByDigit, inWords, labelInWords, spelled, yearInWords } from './english-numbers.ts';

export const names: DrawPhrase[] = [
  ({ whole, pick }) => {
    const [brand, letter, n] = [
      pick(['BMW', 'Volvo', 'Lexus', 'Audi', 'Nikon']),
      pick(['X', 'Q', 'S', 'M', 'Z', 'B', 'K']),
      whole(1, 9),
    ];
    return [`The ${brand} ${letter}${n} test`, `the ${brand === 'BMW' ? 'b m w' : brand} ${letter} ${inWords(n)} test`];
  },
  ({ whole, pick }) => {
    const name = pick(['Porsche', 'Boeing', 'Peugeot', 'Canon', 'Ferrari', 'Xbox', 'Airbus']);
    const label = whole(2, 9) * 100 + whole(11, 88);
    return [`My old ${name} ${label} runs`, `my old ${name} ${labelInWords(label)} runs`];
  },
  ({ whole, pick }) => {
    const [name, n, after] = [
      pick(['iPhone', 'Galaxy', 'Pixel', 'Windows', 'Halo']),
      whole(2, 26),
      pick(['Pro', 'Plus', 'Ultra', 'is here']),
    ];
    return [`${name} ${n} ${after}`, `${name.replace('iP', 'i p')} ${inWords(n)} ${after}`];
  },
  ({ whole, pick }) => {
    const [n, letter, place] = [
      whole(1, 30),
      pick(['A', 'B', 'C', 'D', 'M', 'K']),
      pick(['Apt.', 'Suite', 'Gate', 'Unit', 'Seat', 'Row']),
    ];
    return [
      `Come to ${place} ${n}${letter}`,
      `come to ${place === 'Apt.' ? 'apartment' : place} ${inWords(n)} ${letter}`,
    ];
  },
  ({ pick }) => {
    const [written, said] = pick([
      ['Chanel No. 5', 'chanel number five'],
      ['Rocky IV', 'rocky [four|the fourth]'],
      ['Star Wars VI', 'star wars six'],
      ['Final Fantasy VII', 'final fantasy seven'],
      ['Ford F-150', 'ford f one fifty'],
      ["Levi's 501s", "levi's five oh ones"],
      ['3M tape', 'three m tape'],
      ['Mazda CX-5', 'mazda c x five'],
      ['Airbus A380', 'airbus a three eighty'],
      ['Boeing 787', 'boeing seven eighty seven'],
      ['7-Eleven', 'seven eleven'],
      ['WD-40', 'w d forty'],
      ['PS5', 'p s five'],
      ['GPT-4', 'g p t four'],
      ['Vitamin B12', 'vitamin b twelve'],
      ['Route 66', 'route sixty six'],
      ['Omega-3', 'omega three'],
      ['a V8 engine', 'a v eight engine'],
      ['the M2 chip', 'the m two chip'],
      ['Super Bowl LX', 'super bowl sixty'],
      ['the A380', 'the a three eighty'],
      ['5G phones', 'five g phones'],
      ['a 4K TV', 'a four k t v'],
      ['Formula 1', 'formula one'],
      ['Studio 54', 'studio fifty four'],
      ['Peugeot 208', 'peugeot two oh eight'],
      ['Area 51', 'area fifty one'],
      ['Forever 21', 'forever twenty one'],
    ]);
    return [`We love ${written}`, `we love ${said}`];
  },
];

/** Spelled by everybody, whatever their vowels. */
const SPELLED =
  'HDMI USB DVD BPA SPF CBD TSA IRS UVA UVB EMF MSRP GMO MSG PVC LCD RGB SSD ADHD PTSD AI IG YT OOTD IYKYK TLDR DIY FAQ MBA CPR ' +
  'EMT HIV IVF OCD PCOS IBS BMI PMS DHL BBC CNN ESPN HBO UFC NCAA MLB CEO CFO GRWM BOGO';
const SAID = 'NASA FOMO YOLO NATO LASIK PIN SIM RAM RADAR NAFTA OPEC AIDS UNICEF FIFA IKEA MOMA POTUS';

export const letters: DrawPhrase[] = [
  ({ pick }) => {
    const word = pick(SPELLED.split(' ').filter((known) => known !== 'BOGO'));
    return [`All about ${word} for beginners`, `all about ${spelled(word)} for beginners`];
  },
  ({ pick }) => {
    const [one, other] = [pick(['UVA', 'HDMI', 'DVD', 'SSD']), pick(['UVB', 'USB', 'LCD', 'VGA'])];
    const [sign, word] = pick([
      ['/', '[and |or |slash |]'],
      [' & ', 'and '],
      [' + ', '[plus|and] '],
    ]);
    return [`With ${one}${sign}${other} inside`, `with ${spelled(one)} ${word}${spelled(other)} inside`];
  },
  ({ pick }) => {
    const word = pick(SAID.split(' '));
    return [`A lesson from ${word} today`, `a lesson from ${word} today`];
  },
  ({ pick }) => {
    const [written, said] = pick([
      ['AT&T', 'a t and t'],
      ['H&M', 'h and m'],
      ['M&Ms', '[m and ms|m and m s|m and mz]'],
      ['R&B', 'r and b'],
      ['Q&A', 'q and a'],
      ['B&B', 'b and b'],
      ['P&G', 'p and g'],
      ['R&D', 'r and d'],
      ["TV's", "t v's"],
      ['DJs', '[d js|d j s]'],
      ['SaaS', '[sass|saas]'],
      ['A+', 'a plus'],
    ]);
    return [`We like ${written} too`, `we like ${said} too`];
  },
  ({ pick }) => {
    const [written, said] = pick([
      ['St. Mary’s', 'saint marys'],
      ['St. Patrick’s Day', 'saint patricks day'],
      ['Mt. Hood', 'mount hood'],
      ['Sgt. Miller', 'sergeant miller'],
      ['Lt. Ray', 'lieutenant ray'],
      ['Dr. Bell', 'doctor bell'],
      ['Prof. Lin', 'professor lin'],
      ['P.O. Box 12', 'p o box twelve'],
      ['Oak St. downtown', 'oak street downtown'],
      ['5th Ave. stores', 'fifth avenue stores'],
      ['the mfr. label', 'the manufacturer label'],
      ['the govt. site', 'the government site'],
      ['Gov. Reed', 'governor reed'],
      ['Rev. Cole', 'reverend cole'],
      ['Ft. Worth', 'fort worth'],
      ['Sam Jr. and me', 'sam junior and me'],
      ['your appt. today', 'your appointment today'],
    ]);
    return [`Thanks to ${written}`, `thanks to ${said}`];
  },
  ({ pick, whole }) => {
    const n = whole(2, 40);
    const [written, said] = pick([
      ['approx.', 'approximately'],
      ['max.', 'maximum'],
      ['min.', 'minimum'],
      ['avg.', 'average'],
      ['incl.', 'including'],
      ['no.', 'number'],
      ['vol.', 'volume'],
      ['ext.', 'extension'],
      ['w/o', 'without'],
      ['w/', 'with'],
    ]);
    return [
      `It is ${written} ${n} here`,
      `it is ${said} ${written === 'ext.' && n < 10 ? digitByDigit(String(n)) : written === 'ext.' ? `[${inWords(n)}|${digitByDigit(String(n)).replace(/\[zero\|oh\]/g, 'zero')}]` : inWords(n)} here`,
    ];
  },
];

export const ranges: DrawPhrase[] = [
  ({ whole, pick }) => {
    const [low, step, dash] = [whole(2, 20), whole(1, 9), pick(['-', '–', ' - '])];
    const [unit, said] = pick([
      [' days', ' days'],
      [' business days', ' business days'],
      ['%', ' percent'],
      ['x', ' times'],
      [' min', ' minutes'],
      [' hrs', ' hours'],
      [' wks', ' weeks'],
      [' lbs', ' pounds'],
      ['°F', ' degrees fahrenheit'],
    ]);
    return [`In ${low}${dash}${low + step}${unit} more`, `in ${inWords(low)} to ${inWords(low + step)}${said} more`];
  },
  ({ whole }) => {
    const low = whole(2, 12);
    return [`For ages ${low}-${low + 4}`, `for ages ${inWords(low)} to ${inWords(low + 4)}`];
  },
  ({ pick }) => {
    const [a, b] = pick([
      [50, 50],
      [80, 20],
      [60, 40],
      [70, 30],
    ]);
    return [`We split it ${a}${pick(['-', '/'])}${b}`, `we split it ${inWords(a)} ${inWords(b)}`];
  },
  ({ whole }) => {
    const [from, length] = [whole(1985, 2015), whole(1, 9)];
    return [`The ${from}–${from + length} tour`, `the ${yearInWords(from)} to ${yearInWords(from + length)} tour`];
  },
  ({ whole }) => {
    const low = whole(2, 15) * 5;
    return [`Save ${low}%–${low + 20}% today`, `save ${inWords(low)} [percent |]to ${inWords(low + 20)} percent today`];
  },
  ({ whole, pick }) => {
    const low = whole(5, 9);
    return [
      `Sizes ${low}${pick(['-', '–'])}${low + 4} in stock`,
      `sizes ${inWords(low)} to ${inWords(low + 4)} in stock`,
    ];
  },
];

const WORDS = ['glow', 'lumen', 'petal', 'north', 'maple', 'cedar', 'happy', 'bloom'];
export const addresses: DrawPhrase[] = [
  ({ pick }) => {
    const [first, last] = [pick(WORDS), pick(['skin', 'home', 'studio', 'kids'])];
    const [sign, said] = pick([
      ['.', ' dot '],
      ['_', ' [underscore |]'],
      ['', ' '],
    ]);
    return [`Follow @${first}${sign}${last} today`, `follow [at |]${first}${said}${last} today`];
  },
  ({ pick, whole }) => {
    const [name, end, path] = [
      pick(WORDS),
      pick(['com', 'shop', 'net', 'org', 'store']),
      pick(['try', 'sale', 'join', 'free']),
    ];
    const scheme = pick(['', 'https://', 'www.']);
    const www = scheme === 'www.' ? 'w w w dot ' : '';
    const slash = whole(0, 1) ? `/${path}` : '';
    return [
      `Visit ${scheme}${name}.${end}${slash} now`,
      `visit ${www}${name} dot ${end}${slash && ` slash ${path}`} now`,
    ];
  },
  ({ pick }) => {
    const [who, name] = [pick(['hello', 'team', 'sales', 'anna']), pick(WORDS)];
    return [`Write to ${who}@${name}.com today`, `write to ${who} at ${name} dot com today`];
  },
  ({ pick, whole }) => {
    const [first, last, n] = [pick(WORDS), pick(WORDS), whole(2, 99)];
    const tag = `${first.slice(0, 1).toUpperCase()}${first.slice(1)}${last.slice(0, 1).toUpperCase()}${last.slice(1)}`;
    return [`Use #${tag}${n} to win`, `use [hashtag |]${first} ${last} ${inWords(n)} to win`];
  },
  ({ pick, whole }) => {
    const [name, n] = [pick(WORDS), whole(10, 90)];
    return [
      `Use code ${name.toUpperCase()}${n} today`,
      `use code ${name} [${inWords(n)}|${digitByDigit(String(n)).replace(/\[zero\|oh\]/g, 'zero')}] today`,
    ];
  },
];

export const scores: DrawPhrase[] = [
  ({ whole, pick }) => {
    const [units, tenth] = [whole(3, 4), whole(1, 9)];
    const [sign, said] = pick([
      ['/5', ' out of five'],
      ['★', ' stars'],
      [' stars', ' stars'],
      ['/5 stars', ' out of five stars'],
      ['-star', ' star'],
    ]);
    const after = sign === '-star' ? ' reviews' : '';
    return [`Rated ${units}.${tenth}${sign}${after}`, `rated ${inWords(units)} point ${inWords(tenth)}${said}${after}`];
  },
  ({ whole }) => {
    const n = whole(6, 10);
    return [`It is a ${n}/10 for me`, `it is a ${inWords(n)} out of ten for me`];
  },
  ({ whole, pick }) => {
    const [n, all] = [whole(6, 9), pick([10])];
    return [`${n}/${all} moms agree`, `${inWords(n)} out of ${inWords(all)} moms agree`];
  },
  ({ whole, pick }) => {
    const [a, b] = [whole(2, 7), whole(0, 1)];
    const before = pick(['We won', 'They lost']);
    return [
      `${before} ${a}-${b} again`,
      `${before} ${inWords(a)} [to |]${b ? inWords(b) : '[zero|nothing|nil]'} again`,
    ];
  },
  ({ whole, pick }) => {
    const n = whole(1, 9);
    return [`The ${pick(['#', 'No. ', 'no. '])}${n} choice`, `the number ${inWords(n)} choice`];
  },
  ({ whole }) => {
    const n = whole(2, 9);
    return [
      `Because ${n} > ${n - 1} here`,
      `because ${inWords(n)} is [greater|more] than ${inWords(n - 1)} here`.replace(' is ', ' [is |]'),
    ];
  },
  ({ whole, pick }) => {
    const n = whole(2, 99);
    const sign = pick(['k+', ',000+']);
    return [`Join ${n}${sign} fans`, `join ${inWords(n)} thousand plus fans`];
  },
];

const digitsOf = (count: number, whole: (from: number, to: number) => number): string =>
  Array.from({ length: count }, () => whole(0, 9)).join('');

export const phones: DrawPhrase[] = [
  ({ whole, pick }) => {
    const [area, middle, end] = [String(whole(201, 989)), String(whole(200, 989)), digitsOf(4, whole)];
    const written = pick([
      `(${area}) ${middle}-${end}`,
      `${area}-${middle}-${end}`,
      `${area}.${middle}.${end}`,
      `${area} ${middle} ${end}`,
    ]);
    return [`Call ${written} today`, `call ${[area, middle, end].map(digitByDigit).join(' ')} today`];
  },
  ({ whole }) => {
    const [middle, end] = [String(whole(200, 989)), digitsOf(4, whole)];
    return [`Call 1-800-${middle}-${end}`, `call one eight hundred ${digitByDigit(middle)} ${digitByDigit(end)}`];
  },
  ({ whole }) => {
    const [middle, end] = [String(whole(200, 989)), digitsOf(4, whole)];
    return [`Our number: ${middle}-${end}`, `our number ${digitByDigit(middle)} ${digitByDigit(end)}`];
  },
  ({ whole, pick }) => {
    const [word, code] = [pick(['JOIN', 'SAVE', 'WIN', 'GLOW']), String(whole(20000, 99999))];
    return [`Text ${word} to ${code}`, `text ${word} to ${digitByDigit(code)}`];
  },
  ({ whole, pick }) => {
    const [state, zip] = [pick(['CA', 'TX', 'NY', 'WA']), String(whole(10000, 98999))];
    return [
      `Mail it to ${state} ${zip}`,
      `mail it to [${spelled(state)}|${state === 'TX' ? 'texas' : spelled(state)}] ${digitByDigit(zip)}`,
    ];
  },
  ({ whole }) => {
    const [middle, end] = [digitsOf(4, whole), digitsOf(4, whole)];
    return [
      `Ring +44 20 ${middle} ${end}`,
      `ring plus four four two [zero|oh] ${digitByDigit(middle)} ${digitByDigit(end)}`,
    ];
  },
];
