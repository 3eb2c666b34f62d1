/** What a sign before a number is called. */
export interface SignWords {
  '<': string;
  '>': string;
  '≤': string;
  '≥': string;
  '~': string;
  Ø: string;
  '-': string;
  /** "1½" behind the whole number */
  andHalf: string;
  /** "Km 32" */
  kilometer: string;
  minute: readonly [one: string, many: string];
  /** several hours */
  hour: string;
}

export const SIGN_WORDS: Record<string, SignWords> = {
  de: {
    '<': 'unter',
    '>': 'über',
    '≤': 'höchstens',
    '≥': 'mindestens',
    '~': 'etwa',
    Ø: 'Durchmesser',
    '-': 'minus',
    andHalf: 'einhalb',
    kilometer: 'Kilometer',
    minute: ['Minute', 'Minuten'],
    hour: 'Stunden',
  },
  es: {
    '<': 'menos de',
    '>': 'más de',
    '≤': 'como máximo',
    '≥': 'como mínimo',
    '~': 'unos',
    Ø: 'diámetro',
    '-': 'menos',
    andHalf: 'y medio',
    kilometer: 'kilómetro',
    minute: ['minuto', 'minutos'],
    hour: 'horas',
  },
  fr: {
    '<': 'moins de',
    '>': 'plus de',
    '≤': 'au maximum',
    '≥': 'au moins',
    '~': 'environ',
    Ø: 'diamètre',
    '-': 'moins',
    andHalf: 'et demi',
    kilometer: 'kilomètre',
    minute: ['minute', 'minutes'],
    hour: 'heures',
  },
  pt: {
    '<': 'menos de',
    '>': 'mais de',
    '≤': 'no máximo',
    '≥': 'no mínimo',
    '~': 'cerca de',
    Ø: 'diâmetro',
    '-': 'menos',
    andHalf: 'e meio',
    kilometer: 'quilômetro',
    minute: ['minuto', 'minutos'],
    hour: 'horas',
  },
  it: {
    '<': 'meno di',
    '>': 'più di',
    '≤': 'al massimo',
    '≥': 'almeno',
    '~': 'circa',
    Ø: 'diametro',
    '-': 'meno',
    andHalf: 'e mezzo',
    kilometer: 'chilometro',
    minute: ['minuto', 'minuti'],
    hour: 'ore',
  },
  hi: {
    '<': 'से कम',
    '>': 'से ज़्यादा',
    '≤': 'तक',
    '≥': 'कम से कम',
    '~': 'लगभग',
    Ø: 'व्यास',
    '-': 'माइनस',
    andHalf: 'साढ़े',
    kilometer: 'किलोमीटर',
    minute: ['मिनट', 'मिनट'],
    hour: 'घंटे',
  },
};
