/** Capital letters that are spelled although they could be said as a word. */
export const INITIALISMS = new Set(
  (
    'US AI UGC CEO CTO CFO COO CMO USA UK EU UN UAE FAQ DIY URL API SEO CTA ROI ROAS KPI CRM PDF TV PC VIP LED OLED USB GPS ' +
    'HD UHD UV IT HR PR QR RSVP ASMR ATM BBQ BMI CPU GPU DNA DJ DM EV FBI CIA FYI GIF HTML HTTP IQ IPO IRS ISP LLC MBA MVP ' +
    'NBA NFL NHL OMG PHD PhD PS RPM SUV SMS SDK TBD TBH UFO UI UX VAT VPN VR AR WWW WTF IOS MP MPH AM PM BTW ETA EOD ' +
    'NFT P2P B2B B2C D2C IP NYC NYU LA CA DC AWS IBM APY APR IRA AOV ARR MRR CAC LOL IMO IDK ASAP EUR USD GBP AUD CAD JPY ' +
    'INR CHF ADHD EMI OTP UPS USPS UCLA OEM UPC ISBN AOL ABC HBO ID IOU ER ICU USDA FDA OTC EST EDT UTC IST CET PJs ' +
    'UVA IG IBS IUD ETF ESG USC EMS IYKYK IRL AMA EQ ICYMI HIV EKG PA NYT NYSE LAX SFO OT EPA DOE HVAC CBD SSD HDD EDP'
  ).split(' '),
);

/** Names whose letters are neither a word nor a row of capitals. */
export const NAMES: Record<string, string> = {
  JPEG: 'jay peg',
  SaaS: 'sass',
  PaaS: 'pass',
  iOS: 'I O S',
  iPadOS: 'i pad O S',
  macOS: 'mac O S',
  eBay: 'ebay',
  CO2: 'C O two',
  H2O: 'H two O',
  'C#': 'C sharp',
  'F#': 'F sharp',
  '24/7': 'twenty four seven',
  '24/7/365': 'twenty four seven three sixty five',
  YoY: 'year over year',
  MoM: 'month over month',
  QoQ: 'quarter over quarter',
  '9/11': 'nine eleven',
  '007': 'double oh seven',
};

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

export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

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
  mcg: ['microgram', 'micrograms'],
  µg: ['microgram', 'micrograms'],
  lb: ['pound', 'pounds'],
  lbs: ['pound', 'pounds'],
  oz: ['ounce', 'ounces'],
  'fl oz': ['fluid ounce', 'fluid ounces'],
  tbsp: ['tablespoon', 'tablespoons'],
  tsp: ['teaspoon', 'teaspoons'],
  l: ['liter', 'liters'],
  ml: ['milliliter', 'milliliters'],
  gal: ['gallon', 'gallons'],
  kcal: ['kilocalorie', 'kilocalories'],
  cal: ['calorie', 'calories'],
  iu: ['I U', 'I U'],
  'm²': ['square meter', 'square meters'],
  'km²': ['square kilometer', 'square kilometers'],
  'cm²': ['square centimeter', 'square centimeters'],
  'ft²': ['square foot', 'square feet'],
  'sq ft': ['square foot', 'square feet'],
  sqft: ['square foot', 'square feet'],
  'm³': ['cubic meter', 'cubic meters'],
  'cm³': ['cubic centimeter', 'cubic centimeters'],
  kb: ['kilobyte', 'kilobytes'],
  mb: ['megabyte', 'megabytes'],
  gb: ['gigabyte', 'gigabytes'],
  tb: ['terabyte', 'terabytes'],
  mbps: ['megabit per second', 'megabits per second'],
  gbps: ['gigabit per second', 'gigabits per second'],
  ms: ['millisecond', 'milliseconds'],
  s: ['second', 'seconds'],
  sec: ['second', 'seconds'],
  secs: ['second', 'seconds'],
  min: ['minute', 'minutes'],
  mins: ['minute', 'minutes'],
  h: ['hour', 'hours'],
  hr: ['hour', 'hours'],
  hrs: ['hour', 'hours'],
  wk: ['week', 'weeks'],
  wks: ['week', 'weeks'],
  mo: ['month', 'months'],
  mos: ['month', 'months'],
  yr: ['year', 'years'],
  yrs: ['year', 'years'],
  mph: ['mile per hour', 'miles per hour'],
  mpg: ['mile per gallon', 'miles per gallon'],
  'km/h': ['kilometer per hour', 'kilometers per hour'],
  hz: ['hertz', 'hertz'],
  khz: ['kilohertz', 'kilohertz'],
  mhz: ['megahertz', 'megahertz'],
  ghz: ['gigahertz', 'gigahertz'],
  w: ['watt', 'watts'],
  kw: ['kilowatt', 'kilowatts'],
  kwh: ['kilowatt hour', 'kilowatt hours'],
  mah: ['milliamp hour', 'milliamp hours'],
  v: ['volt', 'volts'],
  lm: ['lumen', 'lumens'],
  db: ['decibel', 'decibels'],
  hp: ['horsepower', 'horsepower'],
  px: ['pixel', 'pixels'],
  '°c': ['degree celsius', 'degrees celsius'],
  '°f': ['degree fahrenheit', 'degrees fahrenheit'],
  '°': ['degree', 'degrees'],
  x: ['times', 'times'],
  fps: ['frame per second', 'frames per second'],
};

/** The names of a currency: whole and small unit, singular and plural. */
type Currency = [string, string, string, string];

const dollar = (country: string): Currency => [`${country} dollar`, `${country} dollars`, 'cent', 'cents'];

/** Currency signs and codes. */
export const CURRENCIES: Record<string, Currency> = {
  $: ['dollar', 'dollars', 'cent', 'cents'],
  '€': ['euro', 'euros', 'cent', 'cents'],
  '£': ['pound', 'pounds', 'penny', 'pence'],
  '¥': ['yen', 'yen', 'sen', 'sen'],
  '₹': ['rupee', 'rupees', 'paisa', 'paise'],
  '₩': ['won', 'won', 'jeon', 'jeon'],
  US$: dollar('U S'),
  A$: dollar('australian'),
  AU$: dollar('australian'),
  C$: dollar('canadian'),
  CA$: dollar('canadian'),
  NZ$: dollar('new zealand'),
  HK$: dollar('hong kong'),
  S$: dollar('singapore'),
  R$: ['real', 'reais', 'centavo', 'centavos'],
  MX$: ['peso', 'pesos', 'centavo', 'centavos'],
  USD: dollar('U S'),
  AUD: dollar('australian'),
  CAD: dollar('canadian'),
  NZD: dollar('new zealand'),
  EUR: ['euro', 'euros', 'cent', 'cents'],
  GBP: ['pound', 'pounds', 'penny', 'pence'],
  JPY: ['yen', 'yen', 'sen', 'sen'],
  CNY: ['yuan', 'yuan', 'fen', 'fen'],
  INR: ['rupee', 'rupees', 'paisa', 'paise'],
  Rs: ['rupee', 'rupees', 'paisa', 'paise'],
  CHF: ['swiss franc', 'swiss francs', 'centime', 'centimes'],
  MXN: ['mexican peso', 'mexican pesos', 'centavo', 'centavos'],
  BRL: ['real', 'reais', 'centavo', 'centavos'],
  SEK: ['krona', 'kronor', 'öre', 'öre'],
  AED: ['dirham', 'dirhams', 'fils', 'fils'],
};

export const MAGNITUDES: Record<string, string> = {
  k: 'thousand',
  thousand: 'thousand',
  m: 'million',
  mn: 'million',
  million: 'million',
  lakh: 'lakh',
  crore: 'crore',
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

/** Shortened in adverts, between two numbers or words. */
export const MORE_LESS: Record<string, string> = {
  '>': 'is greater than',
  '<': 'is less than',
  '≥': 'is at least',
  '≤': 'is at most',
};

/** Signs before a number, without a space. */
export const COMPARISONS: Record<string, string> = {
  '~': 'about',
  '≈': 'about',
  '<': 'less than',
  '>': 'more than',
  '≤': 'at most',
  '≥': 'at least',
  '±': 'plus or minus',
};

/** The ending of an address that is written without "www" or "https". */
export const ADDRESS_ENDINGS =
  'com|org|net|edu|gov|info|biz|io|app|shop|store|co|ai|me|tv|dev|xyz|online|site|blog|cloud|tech|live|club|studio|design|' +
  'agency|beauty|fit|fitness|health|life|link|ly|gg|to|gl|fm|so|sh|vip|world|today|pro|uk|us|ca|au|nz|ie|in|de|at|ch|fr|be|nl|' +
  'es|pt|it|pl|cz|se|no|dk|fi|gr|ro|hu|tr|ru|ua|mx|br|ar|cl|jp|kr|cn|sg|hk|id|ph|vn|th|za|ng|ke|ae|il|eu|asia|page|news|media';
