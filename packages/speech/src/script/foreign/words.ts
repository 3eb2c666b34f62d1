export const languageOf = (locale: string): string => locale.split('-')[0];

/** Between two numbers: "5-10". */
export const RANGE_WORDS: Record<string, string> = {
  es: 'a',
  fr: 'à',
  de: 'bis',
  it: 'a',
  pt: 'a',
  nl: 'tot',
  pl: 'do',
  sv: 'till',
  da: 'til',
  nb: 'til',
  zh: '到',
};

/** How an address names its signs. */
export const ADDRESS_WORDS: Record<string, { dot: string; slash: string; at: string }> = {
  es: { dot: 'punto', slash: 'barra', at: 'arroba' },
  fr: { dot: 'point', slash: 'slash', at: 'arobase' },
  de: { dot: 'Punkt', slash: 'Schrägstrich', at: 'ät' },
  it: { dot: 'punto', slash: 'barra', at: 'chiocciola' },
  pt: { dot: 'ponto', slash: 'barra', at: 'arroba' },
  nl: { dot: 'punt', slash: 'slash', at: 'apenstaartje' },
  pl: { dot: 'kropka', slash: 'ukośnik', at: 'małpa' },
  sv: { dot: 'punkt', slash: 'snedstreck', at: 'snabel a' },
};

/** One hour and several, for "8 h". */
export const HOURS: Record<string, [string, string]> = {
  es: ['hora', 'horas'],
  fr: ['heure', 'heures'],
  de: ['Stunde', 'Stunden'],
  it: ['ora', 'ore'],
  pt: ['hora', 'horas'],
  nl: ['uur', 'uur'],
};

/** Languages that write an ordinal with a full stop: "1. Mai". */
export const DOTTED_ORDINALS = new Set(['de', 'da', 'nb', 'fi', 'cs', 'hu', 'pl', 'tr']);

/** Short forms and what is said for them; the key has no full stop at its end. */
export const ABBREVIATIONS: Record<string, Record<string, string>> = {
  de: {
    inkl: 'inklusive',
    exkl: 'exklusive',
    zzgl: 'zuzüglich',
    mwst: 'Mehrwertsteuer',
    ca: 'circa',
    nr: 'Nummer',
    usw: 'und so weiter',
    'z.b': 'zum Beispiel',
    'd.h': 'das heißt',
    'u.a': 'unter anderem',
    bzw: 'beziehungsweise',
    tel: 'Telefon',
    std: 'Stunden',
    mio: 'Millionen',
    mrd: 'Milliarden',
    str: 'Straße',
    evtl: 'eventuell',
    ggf: 'gegebenenfalls',
    max: 'maximal',
    min: 'mindestens',
    dr: 'Doktor',
    prof: 'Professor',
  },
  fr: {
    m: 'monsieur',
    mme: 'madame',
    mlle: 'mademoiselle',
    dr: 'docteur',
    env: 'environ',
    'p.ex': 'par exemple',
    tél: 'téléphone',
    'n°': 'numéro',
    nº: 'numéro',
  },
  es: {
    sr: 'señor',
    sra: 'señora',
    srta: 'señorita',
    dr: 'doctor',
    dra: 'doctora',
    ud: 'usted',
    uds: 'ustedes',
    'n.º': 'número',
    nº: 'número',
    'n°': 'número',
    núm: 'número',
    aprox: 'aproximadamente',
    'p.ej': 'por ejemplo',
    tel: 'teléfono',
    máx: 'máximo',
    mín: 'mínimo',
    'c/u': 'cada uno',
    'ee. uu': 'Estados Unidos',
  },
  it: {
    sig: 'signor',
    dott: 'dottor',
    ecc: 'eccetera',
    tel: 'telefono',
    ca: 'circa',
    max: 'massimo',
    min: 'minimo',
    'n°': 'numero',
    'p.es': 'per esempio',
  },
  pt: {
    sr: 'senhor',
    sra: 'senhora',
    dr: 'doutor',
    dra: 'doutora',
    tel: 'telefone',
    aprox: 'aproximadamente',
    'p.ex': 'por exemplo',
    máx: 'máximo',
    mín: 'mínimo',
    nº: 'número',
    'n°': 'número',
  },
  nl: {
    bijv: 'bijvoorbeeld',
    enz: 'enzovoort',
    nr: 'nummer',
    incl: 'inclusief',
    excl: 'exclusief',
    ca: 'circa',
    tel: 'telefoon',
    max: 'maximaal',
    min: 'minimaal',
  },
};

/** These end a sentence when one ends there; the others are always followed by what they belong to. */
export const MAY_BE_LAST = new Set(['usw', 'enz', 'ecc', 'etc', 'mwst', 'c/u', 'ee. uu', 'std', 'str']);
