import { type DrawPhrase, nth } from './drawn-phrase.ts';
import { dayInWords, inWords, spelled, yearInWords } from './english-numbers.ts';

const MONTHS = [
  ['Jan', 'january'],
  ['Feb', 'february'],
  ['Mar', 'march'],
  ['Apr', 'april'],
  ['Jun', 'june'],
  ['Jul', 'july'],
  ['Aug', 'august'],
  ['Sept', 'september'],
  ['Oct', 'october'],
  ['Nov', 'november'],
  ['Dec', 'december'],
] as const;
const NUMBERED_MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);
const DAYS = [
  ['Mon', 'monday'],
  ['Tue', 'tuesday'],
  ['Wed', 'wednesday'],
  ['Thu', 'thursday'],
  ['Fri', 'friday'],
  ['Sat', 'saturday'],
  ['Sun', 'sunday'],
] as const;
const two = (n: number): string => String(n).padStart(2, '0');
const many = (n: number, one: string): string => `${inWords(n)} ${one}${n === 1 ? '' : 's'}`;

/** Dollars and cents, as a till or as a friend says them. */
function dollars(units: number, cents: number): string {
  if (!cents) return many(units, 'dollar');
  return `${inWords(units)} [${units === 1 ? 'dollar' : 'dollars'} |][and |]${inWords(cents)}[ cents|]`;
}

const PERIODS = [
  ['/mo', '[a|per] month'],
  ['/month', '[a|per] month'],
  ['/wk', '[a|per] week'],
  ['/yr', '[a|per] year'],
  ['/day', '[a|per] day'],
  ['/night', '[a|per] night'],
  ['/hr', '[an|per] hour'],
  ['/ea.', '[each|apiece]'],
  ['/ea', '[each|apiece]'],
  [' ea.', '[each|apiece]'],
  [' p/m', '[a|per] month'],
  ['/lb', '[a|per] pound'],
  ['/person', '[a|per] person'],
  ['/user/mo', '[a|per] user [a|per] month'],
] as const;

export const prices: DrawPhrase[] = [
  ({ whole, pick }) => {
    const [units, cents] = [whole(2, 99), pick([49, 95, 99, 50, 25])];
    const [sign, words] = pick(PERIODS);
    return [`Now $${units}.${cents}${sign} for members`, `now ${dollars(units, cents)} ${words} for members`];
  },
  ({ whole, pick }) => {
    const [count, price] = [whole(2, 9), whole(5, 60)];
    const word = pick(['socks', 'mugs', 'candles', 'bagels']);
    return [`Get ${word}: ${count}/$${price}`, `get ${word} ${inWords(count)} for ${many(price, 'dollar')}`];
  },
  ({ whole, pick }) => {
    const cents = whole(5, 99);
    const [sign, words] = pick([
      ['/day', '[a|per] day'],
      ['/mile', '[a|per] mile'],
      ['/cup', '[a|per] cup'],
      ['/min', '[a|per] minute'],
    ]);
    return [`It costs ${cents} cents${sign}`, `it costs ${inWords(cents)} cents ${words}`];
  },
  ({ whole, pick }) => {
    const price = whole(1, 99) * 10;
    const [sign, name] = pick([
      ['$', 'dollar'],
      ['€', 'euro'],
      ['£', 'pound'],
    ]);
    const [after, words] = pick([
      [' off', ' off'],
      ['-off coupon', ' off coupon'],
      ['+ value', 's plus value'],
      ['ish', '[ ish|s or so]'],
      [' gift card', '[s|] gift card'],
    ]);
    const plural = /^(?: off|-off)/.test(after) ? (after === ' off' ? 's' : '[s|]') : after === 'ish' ? '[s|]' : '';
    return [`A ${sign}${price}${after}`, `a ${inWords(price)} ${name}${plural}${words}`];
  },
  ({ whole }) => {
    const [low, high] = [whole(2, 9) * 5, whole(10, 30) * 5];
    return [`From $${low}–$${high} a pair`, `from ${inWords(low)} [dollars |]to ${many(high, 'dollar')} a pair`];
  },
  ({ whole, pick }) => {
    const [units, tenth] = [whole(2, 9), whole(1, 9)];
    const [sign, name] = pick([
      ['M', 'million'],
      ['B', 'billion'],
      ['k', 'thousand'],
      ['bn', 'billion'],
    ]);
    return [
      `We raised $${units}.${tenth}${sign} last year`,
      `we raised ${inWords(units)} point ${inWords(tenth)} ${name} dollars last year`,
    ];
  },
  ({ whole, pick }) => {
    const [units, name] = [whole(2, 90), pick(['lakh', 'crore'])];
    return [`Cars under ₹${units} ${name}`, `cars under ${inWords(units)} ${name} rupees`];
  },
  ({ whole }) => {
    const [was, is] = [whole(60, 99), whole(20, 50)];
    return [`Was $${was}, now $${is}!`, `was ${many(was, 'dollar')} now ${many(is, 'dollar')}`];
  },
];

const UNITS = [
  ['ml', 'milliliter'],
  ['mL', 'milliliter'],
  ['oz', 'ounce'],
  ['fl. oz.', 'fluid ounce'],
  ['kg', 'kilogram'],
  ['g', 'gram'],
  ['lbs', 'pound'],
  ['lbs.', 'pound'],
  ['mg', 'milligram'],
  ['cm', 'centimeter'],
  ['GB', 'gigabyte'],
  ['W', 'watt'],
  ['mAh', '[milliamp hour|milliampere hour]'],
  ['sq. ft.', 'square foot'],
  ['km', 'kilometer'],
  ['mph', 'mile per hour'],
  ['km/h', 'kilometer per hour'],
] as const;
const unitsIn = (name: string): string => {
  if (name === 'square foot') return 'square feet';
  return / per /.test(name)
    ? name.replace(' per ', 's per ')
    : name.startsWith('[')
      ? name.replace(/(?=\||\])/g, 's')
      : `${name}s`;
};
const THINGS = ['shampoo', 'protein', 'fabric', 'water', 'storage', 'space'];

export const units: DrawPhrase[] = [
  ({ whole, pick }) => {
    const [n, [sign, name], space] = [whole(2, 950), pick(UNITS), pick(['', ' '])];
    return [`It has ${n}${space}${sign} in total`, `it has ${inWords(n)} ${unitsIn(name)} in total`];
  },
  ({ whole, pick }) => {
    const [count, n] = [whole(2, 12), whole(2, 20) * 50];
    const [sign, name] = pick([
      ['ml', 'milliliter'],
      ['g', 'gram'],
      ['mg', 'milligram'],
    ]);
    const cross = pick(['×', ' × ', 'x', ' x ']);
    return [`You get ${count}${cross}${n} ${sign}`, `you get ${inWords(count)} [times|by] ${inWords(n)} ${name}[s|]`];
  },
  ({ whole, pick }) => {
    const [n, top, bottom] = [whole(1, 4), 1, pick([2, 4, 3])];
    const part = { 2: 'half', 4: '[quarter|fourth]', 3: 'third' }[bottom];
    const word = pick(['cups', 'inches', 'miles']);
    return [`Use ${n} ${top}/${bottom} ${word}`, `use ${inWords(n)} and [a|one] ${part} ${word}`];
  },
  ({ whole, pick }) => {
    const [n, thing] = [whole(24, 98), pick(['TV', 'screen', 'monitor'])];
    return [`Our ${n}" ${thing}`, `our ${inWords(n)} [inch|inches] ${thing === 'TV' ? 't v' : thing}`];
  },
  ({ whole }) => {
    const [a, b] = [whole(4, 20), whole(4, 20)];
    return [`A ${a}"x${b}" print`, `a ${inWords(a)} [inch |inches |]by ${inWords(b)}[ inch| inches] print`];
  },
  ({ whole }) => {
    const [feet, inches] = [whole(4, 6), whole(1, 11)];
    return [
      `He is ${feet}'${inches}" tall`,
      `he is ${inWords(feet)} [foot|feet] ${inWords(inches)}[ inch| inches|] tall`,
    ];
  },
  ({ whole, pick }) => {
    const [n, what] = [pick([15, 30, 45, 60, 90]), pick(['timer', 'delay', 'clip'])];
    return [`Set a ${n}s ${what}${whole(0, 1) ? ' now' : ''}`, `set a ${inWords(n)} second[s|] ${what}[ now|]`];
  },
  ({ whole, pick }) => {
    const n = whole(-9, 220);
    const [sign, words] = pick([
      ['°C', 'degrees celsius'],
      ['°F', 'degrees fahrenheit'],
      [' °C', 'degrees celsius'],
      ['°', 'degrees'],
    ]);
    const said = n < 0 ? `minus ${inWords(-n)}` : inWords(n);
    return [
      `Wash at ${n}${sign} only`,
      `wash at ${said} ${Math.abs(n) === 1 ? words.replace('degrees', '[degree|degrees]') : words} only`,
    ];
  },
  ({ pick }) => {
    const [sign, words] = pick([
      ['½', 'half'],
      ['½-price', 'half price'],
      ['1/2-price', 'half price'],
      ['half-price', 'half price'],
    ]);
    const thing = sign === '½' ? ' off' : ` ${pick(['tacos', 'wings', 'lessons'])}`;
    return [`Get ${sign}${thing}`, `get ${words}${thing}`];
  },
  ({ whole, pick }) => {
    const [n, tenth, thing] = [whole(1, 9), whole(1, 9), pick(THINGS)];
    return [`Only ${n}.${tenth} L of ${thing}`, `only ${inWords(n)} point ${inWords(tenth)} liters of ${thing}`];
  },
  ({ pick, whole }) => {
    const [first, last] = [pick(['H₂O', 'H2O']), pick(['CO₂', 'CO2'])];
    return whole(0, 1)
      ? [`Pure ${first} inside`, 'pure h two o inside']
      : [`Less ${last} a year`, 'less c o two a year'];
  },
];

export const dates: DrawPhrase[] = [
  ({ whole, pick }) => {
    const [month, day] = [whole(1, 12), whole(13, 28)];
    const before = pick(['Ends', 'Sale ends', 'Order by', 'Valid through', 'Starting', 'Only until', 'Closed on']);
    return [`${before} ${month}/${day}`, `${before} ${NUMBERED_MONTHS[month - 1]} [the |]${dayInWords(day)}`];
  },
  ({ whole }) => {
    const [month, from, to] = [whole(1, 11), whole(20, 28), whole(1, 12)];
    return [
      `Sale ${month}/${from}–${month + 1}/${to}`,
      `sale ${NUMBERED_MONTHS[month - 1]} ${dayInWords(from)} to ${NUMBERED_MONTHS[month]} ${dayInWords(to)}`,
    ];
  },
  ({ whole, pick }) => {
    const [[short, long], from, length] = [pick(MONTHS), whole(1, 20), whole(1, 8)];
    const ending = (n: number): string => (n > 10 && n < 14 ? 'th' : ({ 1: 'st', 2: 'nd', 3: 'rd' }[n % 10] ?? 'th'));
    const written = pick([
      `${short} ${from}${ending(from)}–${from + length}${ending(from + length)}`,
      `${short}. ${from}-${from + length}`,
      `${short} ${from}–${from + length}`,
    ]);
    return [`On sale ${written}`, `on sale ${long} ${dayInWords(from)} to ${dayInWords(from + length)}`];
  },
  ({ whole, pick }) => {
    const [[day, dayName], [short, long], n] = [pick(DAYS), pick(MONTHS), whole(1, 28)];
    const stop = pick(['.', '']);
    return [`See you ${day}${stop}, ${short}. ${n}!`, `see you ${dayName} ${long} [the |]${dayInWords(n)}`];
  },
  ({ whole, pick }) => {
    const [open, close, minutes] = [whole(6, 11), whole(13, 22), pick([0, 15, 30, 45])];
    const clock = (hour: number): string =>
      minutes ? `${inWords(hour)} ${inWords(minutes)}` : `[${inWords(hour)}|${inWords(hour)} hundred]`;
    return [`Open ${open}:30–${close}:${two(minutes)}`, `open ${inWords(open)} thirty to ${clock(close)}`];
  },
  ({ whole, pick }) => {
    const [hour, half, zone] = [
      whole(1, 12),
      pick(['am', 'pm', 'a.m.', 'p.m.']),
      pick(['ET', 'PT', 'CT', 'EST', 'PST']),
    ];
    return [
      `Live at ${hour} ${half} ${zone} tonight`,
      `live at ${inWords(hour)} ${half[0]} m ${spelled(zone)} tonight`,
    ];
  },
  ({ pick, whole }) => {
    const from = whole(0, 3);
    const to = from + whole(1, 3);
    const stop = pick(['.', '']);
    return [
      `Open ${nth(DAYS, from)[0]}${stop}${pick(['–', '-'])}${nth(DAYS, to)[0]}${stop} from ${whole(8, 8)}am`,
      `open ${nth(DAYS, from)[1]} to ${nth(DAYS, to)[1]} from eight a m`,
    ];
  },
  ({ whole, pick }) => {
    const year = whole(1951, 2029);
    const before = pick(['Since', 'Est.', 'Founded in', 'Made in']);
    return [`${before} ${year}`, `${before === 'Est.' ? 'established' : before} ${yearInWords(year)}`];
  },
  ({ whole }) => {
    const [month, day, year] = [whole(1, 12), whole(13, 28), whole(2024, 2029)];
    return [
      `Expires ${month}/${day}/${year}`,
      `expires ${NUMBERED_MONTHS[month - 1]} ${dayInWords(day)} ${yearInWords(year)}`,
    ];
  },
  ({ whole }) => {
    const quarter = whole(1, 4);
    return [`Ships in Q${quarter} 2027`, `ships in q ${inWords(quarter)} twenty twenty seven`];
  },
];
