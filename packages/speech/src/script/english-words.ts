export const INITIALISMS = new Set(
  (
    'US AI UGC CEO CTO CFO USA UK EU UN FAQ DIY URL API SEO CTA ROI KPI CRM PDF TV PC VIP LED USB GPS HD UHD UV IT HR PR QR ' +
    'RSVP ASMR ATM BBQ BMI CPU GPU DNA DJ DM EV FBI CIA FYI GIF HTML HTTP IQ IPO IRS ISP LLC MBA MVP NBA NFL NHL OMG PHD ' +
    'PS RPM SUV SMS SDK SaaS TBD TBH UFO UI UX VAT VPN VR AR WWW WTF IOS MP MPH AM PM BTW ETA EOD NFT P2P B2B B2C D2C IP'
  ).split(' '),
);

export const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/** Unit signs: singular and plural. */
export const UNITS: Record<string, [string, string]> = {
  km: ['kilometer', 'kilometers'],
  m: ['meter', 'meters'],
  cm: ['centimeter', 'centimeters'],
  mm: ['millimeter', 'millimeters'],
  mi: ['mile', 'miles'],
  ft: ['foot', 'feet'],
  in: ['inch', 'inches'],
  yd: ['yard', 'yards'],
  kg: ['kilogram', 'kilograms'],
  g: ['gram', 'grams'],
  mg: ['milligram', 'milligrams'],
  lb: ['pound', 'pounds'],
  lbs: ['pound', 'pounds'],
  oz: ['ounce', 'ounces'],
  l: ['liter', 'liters'],
  ml: ['milliliter', 'milliliters'],
  gal: ['gallon', 'gallons'],
  kb: ['kilobyte', 'kilobytes'],
  mb: ['megabyte', 'megabytes'],
  gb: ['gigabyte', 'gigabytes'],
  tb: ['terabyte', 'terabytes'],
  ms: ['millisecond', 'milliseconds'],
  s: ['second', 'seconds'],
  sec: ['second', 'seconds'],
  secs: ['second', 'seconds'],
  min: ['minute', 'minutes'],
  mins: ['minute', 'minutes'],
  h: ['hour', 'hours'],
  hr: ['hour', 'hours'],
  hrs: ['hour', 'hours'],
  mph: ['mile per hour', 'miles per hour'],
  'km/h': ['kilometer per hour', 'kilometers per hour'],
  hz: ['hertz', 'hertz'],
  khz: ['kilohertz', 'kilohertz'],
  ghz: ['gigahertz', 'gigahertz'],
  w: ['watt', 'watts'],
  kw: ['kilowatt', 'kilowatts'],
  mah: ['milliamp hour', 'milliamp hours'],
  v: ['volt', 'volts'],
  '°c': ['degree celsius', 'degrees celsius'],
  '°f': ['degree fahrenheit', 'degrees fahrenheit'],
  '°': ['degree', 'degrees'],
  x: ['times', 'times'],
  fps: ['frame per second', 'frames per second'],
};

/** Currency signs: unit singular and plural, small unit singular and plural. */
export const CURRENCIES: Record<string, [string, string, string, string]> = {
  $: ['dollar', 'dollars', 'cent', 'cents'],
  '€': ['euro', 'euros', 'cent', 'cents'],
  '£': ['pound', 'pounds', 'penny', 'pence'],
  '¥': ['yen', 'yen', 'sen', 'sen'],
  '₹': ['rupee', 'rupees', 'paisa', 'paise'],
  '₩': ['won', 'won', 'jeon', 'jeon'],
};

export const MAGNITUDES: Record<string, string> = {
  k: 'thousand',
  thousand: 'thousand',
  m: 'million',
  mn: 'million',
  million: 'million',
  b: 'billion',
  bn: 'billion',
  billion: 'billion',
  trillion: 'trillion',
};

export const SIGNS: Record<string, string> = {
  '&': 'and',
  '+': 'plus',
  '=': 'equals',
  '@': 'at',
  '%': 'percent',
  '#': 'number',
  '<': 'less than',
  '>': 'greater than',
  '×': 'times',
  '÷': 'divided by',
  '°': 'degrees',
  '→': 'to',
};
