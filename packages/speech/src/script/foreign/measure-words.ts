type Forms = readonly [one: string, many: string];

/** Words around numbers, by language. */
export interface MeasureWords {
  units: Record<string, Forms>;
  /** "/month" */
  per: (unit: string) => string;
  /** between two numbers */
  times: string;
  /** behind one number: "3x" */
  often: string;
  outOf: (score: string, all: string) => string;
  stars: string;
  number: string;
  ratio: string;
  /** "+10.000" before what is counted */
  moreThan?: string;
}

const same = (word: string): Forms => [word, word];
const METRIC: Record<string, readonly string[]> = {
  de: [
    'Milliliter',
    'Zentiliter',
    'Liter',
    'Milligramm',
    'Gramm',
    'Kilogramm',
    'Millimeter',
    'Zentimeter',
    'Meter',
    'Kilometer',
  ],
  es: [
    'mililitro',
    'centilitro',
    'litro',
    'miligramo',
    'gramo',
    'kilogramo',
    'milímetro',
    'centímetro',
    'metro',
    'kilómetro',
  ],
  fr: [
    'millilitre',
    'centilitre',
    'litre',
    'milligramme',
    'gramme',
    'kilogramme',
    'millimètre',
    'centimètre',
    'mètre',
    'kilomètre',
  ],
  pt: [
    'mililitro',
    'centilitro',
    'litro',
    'miligrama',
    'grama',
    'quilograma',
    'milímetro',
    'centímetro',
    'metro',
    'quilômetro',
  ],
  it: [
    'millilitro',
    'centilitro',
    'litro',
    'milligrammo',
    'grammo',
    'chilogrammo',
    'millimetro',
    'centimetro',
    'metro',
    'chilometro',
  ],
  hi: ['मिलीलीटर', 'सेंटीलीटर', 'लीटर', 'मिलीग्राम', 'ग्राम', 'किलोग्राम', 'मिलीमीटर', 'सेंटीमीटर', 'मीटर', 'किलोमीटर'],
};
const METRIC_SIGNS = ['ml', 'cl', 'l', 'mg', 'g', 'kg', 'mm', 'cm', 'm', 'km'];

function metric(language: string, several: (one: string) => string): Record<string, Forms> {
  return Object.fromEntries(METRIC[language].map((one, i) => [METRIC_SIGNS[i], [one, several(one)] as const]));
}

const withS = (one: string): string => `${one}s`;

const ELECTRIC_SIGNS = ['hz', 'khz', 'mhz', 'ghz', 'kw', 'kwh', 'mah', '″'];

const electric = (...names: (string | Forms)[]): Record<string, Forms> =>
  Object.fromEntries(names.map((name, i) => [ELECTRIC_SIGNS[i], typeof name === 'string' ? same(name) : name]));

const MORE_SIGNS = 'wh ah v lm db t cm² cm³ km² bar s ms µg mp fps hg'.split(' ');

/** One and many, with "-" for a blank. */
const more = (names: string): Record<string, Forms> =>
  Object.fromEntries(
    names.split('|').map((name, i) => {
      const [one = '', many = one] = name.split(' ').map((word) => word.replaceAll('-', ' '));
      return [MORE_SIGNS[i], [one, many] as const];
    }),
  );

const german: MeasureWords = {
  units: {
    ...more(
      'Wattstunde Wattstunden|Amperestunde Amperestunden|Volt|Lumen|Dezibel|Tonne Tonnen|Quadratzentimeter|Kubikzentimeter|Quadratkilometer|Bar|Sekunde Sekunden|Millisekunde Millisekunden|Mikrogramm|Megapixel|Bilder pro Sekunde|Hektogramm',
    ),
    ha: same('Hektar'),
    tkm: same('tausend Kilometer'),
    ps: same('P S'),
    zi: same('Zimmer'),
    ...metric('de', (one) => one),
    'm²': same('Quadratmeter'),
    qm: same('Quadratmeter'),
    'm³': same('Kubikmeter'),
    'km/h': ['Kilometer pro Stunde', 'Kilometer pro Stunde'],
    gb: same('Gigabyte'),
    tb: same('Terabyte'),
    mb: same('Megabyte'),
    'gb/s': same('Gigabyte pro Sekunde'),
    'mbit/s': same('Megabit pro Sekunde'),
    min: ['Minute', 'Minuten'],
    std: ['Stunde', 'Stunden'],
    h: ['Stunde', 'Stunden'],
    sek: ['Sekunde', 'Sekunden'],
    stk: same('Stück'),
    pers: ['Person', 'Personen'],
    w: same('Watt'),
    ...electric(
      'Hertz',
      'Kilohertz',
      'Megahertz',
      'Gigahertz',
      'Kilowatt',
      ['Kilowattstunde', 'Kilowattstunden'],
      ['Milliamperestunde', 'Milliamperestunden'],
      'Zoll',
    ),
    '°c': same('Grad Celsius'),
    '°': same('Grad'),
    kcal: ['Kilokalorie', 'Kilokalorien'],
  },
  per: (unit) => `pro ${unit}`,
  times: 'mal',
  often: 'mal',
  outOf: (score, all) => `${score} von ${all}`,
  stars: 'Sterne',
  number: 'Nummer',
  ratio: 'zu',
  moreThan: 'über',
};

const spanish: MeasureWords = {
  units: {
    ...more(
      'vatio-hora vatios-hora|amperio-hora amperios-hora|voltio voltios|lumen lúmenes|decibelio decibelios|tonelada toneladas|centímetro-cuadrado centímetros-cuadrados|centímetro-cúbico centímetros-cúbicos|kilómetro-cuadrado kilómetros-cuadrados|bar bares|segundo segundos|milisegundo milisegundos|microgramo microgramos|megapíxel megapíxeles|fotogramas-por-segundo|hectogramo hectogramos',
    ),
    ºc: ['grado', 'grados'],
    cv: ['caballo', 'caballos'],
    ...metric('es', withS),
    'm²': ['metro cuadrado', 'metros cuadrados'],
    'm³': ['metro cúbico', 'metros cúbicos'],
    'km/h': ['kilómetro por hora', 'kilómetros por hora'],
    gb: ['gigabyte', 'gigabytes'],
    tb: ['terabyte', 'terabytes'],
    mb: ['megabyte', 'megabytes'],
    min: ['minuto', 'minutos'],
    h: ['hora', 'horas'],
    hs: ['hora', 'horas'],
    seg: ['segundo', 'segundos'],
    w: ['vatio', 'vatios'],
    ...electric(
      ['hercio', 'hercios'],
      ['kilohercio', 'kilohercios'],
      ['megahercio', 'megahercios'],
      ['gigahercio', 'gigahercios'],
      ['kilovatio', 'kilovatios'],
      ['kilovatio hora', 'kilovatios hora'],
      ['miliamperio hora', 'miliamperios hora'],
      ['pulgada', 'pulgadas'],
    ),
    '°c': ['grado centígrado', 'grados centígrados'],
    '°': ['grado', 'grados'],
    kcal: ['kilocaloría', 'kilocalorías'],
  },
  per: (unit) => (unit === 'mes' ? 'al mes' : `por ${unit}`),
  times: 'por',
  often: 'veces',
  outOf: (score, all) => `${score} de ${all}`,
  stars: 'estrellas',
  number: 'número',
  ratio: 'a',
  moreThan: 'más de',
};

const french: MeasureWords = {
  units: {
    ...more(
      'wattheure wattheures|ampère-heure ampères-heure|volt volts|lumen lumens|décibel décibels|tonne tonnes|centimètre-carré centimètres-carrés|centimètre-cube centimètres-cubes|kilomètre-carré kilomètres-carrés|bar bars|seconde secondes|milliseconde millisecondes|microgramme microgrammes|mégapixel mégapixels|images-par-seconde|hectogramme hectogrammes',
    ),
    ºc: ['degré', 'degrés'],
    ha: ['hectare', 'hectares'],
    m2: ['mètre carré', 'mètres carrés'],
    cv: ['cheval', 'chevaux'],
    ...metric('fr', withS),
    'm²': ['mètre carré', 'mètres carrés'],
    'm³': ['mètre cube', 'mètres cubes'],
    'km/h': ['kilomètre heure', 'kilomètres heure'],
    go: ['gigaoctet', 'gigaoctets'],
    to: ['téraoctet', 'téraoctets'],
    mo: ['mégaoctet', 'mégaoctets'],
    gb: ['gigabyte', 'gigabytes'],
    po: ['pouce', 'pouces'],
    min: ['minute', 'minutes'],
    h: ['heure', 'heures'],
    sec: ['seconde', 'secondes'],
    w: ['watt', 'watts'],
    ...electric(
      'hertz',
      'kilohertz',
      'mégahertz',
      'gigahertz',
      ['kilowatt', 'kilowatts'],
      ['kilowattheure', 'kilowattheures'],
      ['milliampère heure', 'milliampères heure'],
      ['pouce', 'pouces'],
    ),
    '°c': ['degré Celsius', 'degrés Celsius'],
    '°': ['degré', 'degrés'],
    kcal: ['kilocalorie', 'kilocalories'],
    pers: ['personne', 'personnes'],
  },
  per: (unit) => `par ${unit}`,
  times: 'fois',
  often: 'fois',
  outOf: (score, all) => `${score} sur ${all}`,
  stars: 'étoiles',
  number: 'numéro',
  ratio: 'à',
  moreThan: 'plus de',
};

const portuguese: MeasureWords = {
  units: {
    ...more(
      'watt-hora watts-hora|ampère-hora ampères-hora|volt volts|lúmen lumens|decibel decibéis|tonelada toneladas|centímetro-quadrado centímetros-quadrados|centímetro-cúbico centímetros-cúbicos|quilômetro-quadrado quilômetros-quadrados|bar bars|segundo segundos|milissegundo milissegundos|micrograma microgramas|megapixel megapixels|quadros-por-segundo|hectograma hectogramas',
    ),
    ºc: ['grau', 'graus'],
    cv: ['cavalo', 'cavalos'],
    ...metric('pt', withS),
    'm²': ['metro quadrado', 'metros quadrados'],
    'm³': ['metro cúbico', 'metros cúbicos'],
    'km/h': ['quilômetro por hora', 'quilômetros por hora'],
    gb: ['gigabyte', 'gigabytes'],
    tb: ['terabyte', 'terabytes'],
    mb: ['megabyte', 'megabytes'],
    min: ['minuto', 'minutos'],
    h: ['hora', 'horas'],
    seg: ['segundo', 'segundos'],
    w: ['watt', 'watts'],
    ...electric(
      'hertz',
      'quilohertz',
      'megahertz',
      'gigahertz',
      ['quilowatt', 'quilowatts'],
      ['quilowatt hora', 'quilowatts hora'],
      ['miliampère hora', 'miliampères hora'],
      ['polegada', 'polegadas'],
    ),
    '°c': ['grau Celsius', 'graus Celsius'],
    '°': ['grau', 'graus'],
    kcal: ['quilocaloria', 'quilocalorias'],
  },
  per: (unit) => `por ${unit}`,
  times: 'por',
  often: 'vezes',
  outOf: (score, all) => `${score} de ${all}`,
  stars: 'estrelas',
  number: 'número',
  ratio: 'a',
  moreThan: 'mais de',
};

const italian: MeasureWords = {
  units: {
    ...more(
      'wattora|amperora|volt|lumen|decibel|tonnellata tonnellate|centimetro-quadrato centimetri-quadrati|centimetro-cubo centimetri-cubi|chilometro-quadrato chilometri-quadrati|bar|secondo secondi|millisecondo millisecondi|microgrammo microgrammi|megapixel|fotogrammi-al-secondo|etto etti',
    ),
    ºc: ['grado', 'gradi'],
    cv: ['cavallo', 'cavalli'],
    ...metric('it', (one) => `${one.slice(0, -1)}i`),
    'm²': ['metro quadrato', 'metri quadrati'],
    mq: ['metro quadrato', 'metri quadrati'],
    'm³': ['metro cubo', 'metri cubi'],
    'km/h': ['chilometro orario', 'chilometri orari'],
    gb: same('gigabyte'),
    tb: same('terabyte'),
    mb: same('megabyte'),
    min: ['minuto', 'minuti'],
    h: ['ora', 'ore'],
    sec: ['secondo', 'secondi'],
    w: same('watt'),
    ...electric('hertz', 'chilohertz', 'megahertz', 'gigahertz', 'chilowatt', 'chilowattora', 'milliampere ora', [
      'pollice',
      'pollici',
    ]),
    '°c': ['grado Celsius', 'gradi Celsius'],
    '°': ['grado', 'gradi'],
    kcal: ['chilocaloria', 'chilocalorie'],
  },
  per: (unit) => {
    if (/^[aeiou]/.test(unit)) return `all'${unit}`;
    return unit === 'notte' || unit === 'persona' ? `a ${unit}` : `al ${unit}`;
  },
  times: 'per',
  often: 'volte',
  outOf: (score, all) => `${score} su ${all}`,
  stars: 'stelle',
  number: 'numero',
  ratio: 'a',
  moreThan: 'più di',
};

const hindi: MeasureWords = {
  units: {
    ...more(
      'वॉट-घंटा|एंपियर-घंटा|वोल्ट|ल्यूमेन|डेसिबल|टन|वर्ग-सेंटीमीटर|घन-सेंटीमीटर|वर्ग-किलोमीटर|बार|सेकंड|मिलीसेकंड|माइक्रोग्राम|मेगापिक्सल|फ़्रेम-प्रति-सेकंड|हेक्टोग्राम',
    ),
    'm²': same('वर्ग मीटर'),
    hr: same('घंटे'),
    hrs: same('घंटे'),
    sec: same('सेकंड'),
    kcal: same('किलो कैलोरी'),
    ft: same('फ़ुट'),
    'sq ft': same('वर्ग फुट'),
    sqft: same('वर्ग फुट'),
    inch: same('इंच'),
    ...metric('hi', (one) => one),
    'मि.ली': same('मिलीलीटर'),
    'कि.ग्रा': same('किलोग्राम'),
    'कि.मी': same('किलोमीटर'),
    'km/h': same('किलोमीटर प्रति घंटा'),
    gb: same('जीबी'),
    tb: same('टीबी'),
    mb: same('एमबी'),
    min: same('मिनट'),
    w: same('वॉट'),
    ...electric('हर्ट्ज़', 'किलोहर्ट्ज़', 'मेगाहर्ट्ज़', 'गीगाहर्ट्ज़', 'किलोवॉट', 'किलोवॉट घंटा', 'एमएएच', 'इंच'),
    '°c': same('डिग्री सेल्सियस'),
    '°': same('डिग्री'),
  },
  per: (unit) => `प्रति ${unit}`,
  times: 'गुणा',
  often: 'गुना',
  outOf: (score, all) => `${all} में से ${score}`,
  stars: 'स्टार',
  number: 'नंबर',
  ratio: 'से',
};

export const MEASURE_WORDS: Record<string, MeasureWords> = {
  de: german,
  es: spanish,
  fr: french,
  pt: portuguese,
  it: italian,
  hi: hindi,
};
