import { languageOf } from './language-of.ts';

/** Words that point at the product, those after which they point at a time instead, and words for what it takes the place of. */
export interface ProductWords {
  points: readonly string[];
  times: readonly string[];
  others: readonly string[];
  /** those of them that tell of what was only at the beginning of a sentence or the end of a clause: "before bed" does not */
  atEdges: readonly string[];
  /** behind one of those: a time of day, "before bed" */
  asides: readonly string[];
}

const NONE: ProductWords = { points: [], times: [], others: [], atEdges: [], asides: [] };

const LANGUAGES: Readonly<Record<string, ProductWords>> = {
  en: {
    points: ['this', 'these', 'meet', 'introducing', 'here is', "here's"],
    times: [
      'morning',
      'week',
      'weekend',
      'month',
      'year',
      'summer',
      'winter',
      'spring',
      'autumn',
      'fall',
      'time',
      'video',
      'story',
      'evening',
    ],
    others: [
      'old',
      'before',
      'other',
      'others',
      'used to',
      'everything else',
      'regular',
      'usual',
      'last year',
      'ordinary',
    ],
    atEdges: ['before'],
    asides: ['bed', 'bedtime', 'sleep', 'going', 'work', 'breakfast', 'lunch', 'dinner', 'every', 'each', 'you'],
  },
  de: {
    points: ['diese', 'dieser', 'dieses', 'diesen', 'diesem', 'das hier', 'hier ist', 'das ist'],
    times: ['woche', 'jahr', 'monat', 'sommer', 'winter', 'mal', 'video', 'morgen', 'wochenende'],
    others: ['alte', 'alten', 'alter', 'altes', 'früher', 'vorher', 'andere', 'anderen', 'letztes jahr', 'normale'],
    atEdges: [],
    asides: [],
  },
  es: {
    points: ['este', 'esta', 'esto', 'estos', 'estas', 'aquí está', 'te presento'],
    times: ['semana', 'mes', 'año', 'verano', 'invierno', 'vez', 'vídeo', 'video', 'mañana', 'noche', 'tarde'],
    others: ['viejo', 'vieja', 'viejos', 'viejas', 'antes', 'otro', 'otra', 'otros', 'otras', 'anterior'],
    atEdges: ['antes'],
    asides: ['de', 'del', 'cada'],
  },
  fr: {
    points: ['ce', 'cet', 'cette', 'ces', 'voici', 'celui-ci', 'celle-ci'],
    times: ['semaine', 'mois', 'année', 'été', 'hiver', 'fois', 'vidéo', 'matin', 'soir', 'week-end'],
    others: ['ancien', 'ancienne', 'vieux', 'vieille', 'avant', 'autre', 'autres', 'précédent', 'précédente'],
    atEdges: ['avant'],
    asides: ['de', 'chaque', 'le', 'la'],
  },
  it: {
    points: ['questo', 'questa', 'questi', 'queste', 'ecco', 'vi presento', 'ti presento'],
    times: ['settimana', 'mese', 'anno', 'estate', 'inverno', 'volta', 'video', 'mattina', 'sera'],
    others: ['vecchio', 'vecchia', 'vecchi', 'vecchie', 'altro', 'altra', 'altri', 'altre', 'precedente'],
    atEdges: [],
    asides: [],
  },
  pt: {
    points: ['este', 'esta', 'isto', 'esse', 'essa', 'isso', 'estes', 'estas', 'conheça', 'apresento'],
    times: ['semana', 'mês', 'ano', 'verão', 'inverno', 'vez', 'vídeo', 'manhã', 'noite'],
    others: ['velho', 'velha', 'velhos', 'velhas', 'antes', 'outro', 'outra', 'outros', 'outras', 'antigo', 'antiga'],
    atEdges: ['antes'],
    asides: ['de', 'do', 'da', 'cada'],
  },
  hi: {
    points: ['यह', 'ये', 'इस', 'इन'],
    times: ['हफ्ते', 'साल', 'महीने', 'बार', 'वीडियो', 'सुबह'],
    others: ['पुराना', 'पुरानी', 'पुराने', 'पहले', 'दूसरे', 'दूसरी'],
    atEdges: ['पहले'],
    asides: [],
  },
};

export function productWordsOf(locale: string): ProductWords {
  return LANGUAGES[languageOf(locale)] ?? NONE;
}
