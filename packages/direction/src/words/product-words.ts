import { languageOf } from './language-of.ts';

/** Words that point at the product, those after which they point at a time instead, and words for what it takes the place of. */
export interface ProductWords {
  points: readonly string[];
  times: readonly string[];
  others: readonly string[];
  /** those of them that a call to order uses for its last day, too */
  deadlines: readonly string[];
}

const NONE: ProductWords = { points: [], times: [], others: [], deadlines: [] };

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
    deadlines: ['before'],
  },
  de: {
    points: ['diese', 'dieser', 'dieses', 'diesen', 'diesem', 'das hier', 'hier ist', 'das ist'],
    times: ['woche', 'jahr', 'monat', 'sommer', 'winter', 'mal', 'video', 'morgen', 'wochenende'],
    others: ['alte', 'alten', 'alter', 'altes', 'früher', 'vorher', 'andere', 'anderen', 'letztes jahr', 'normale'],
    deadlines: [],
  },
  es: {
    points: ['este', 'esta', 'esto', 'estos', 'estas', 'aquí está', 'te presento'],
    times: ['semana', 'mes', 'año', 'verano', 'invierno', 'vez', 'vídeo', 'video', 'mañana', 'noche', 'tarde'],
    others: ['viejo', 'vieja', 'viejos', 'viejas', 'antes', 'otro', 'otra', 'otros', 'otras', 'anterior'],
    deadlines: ['antes'],
  },
  fr: {
    points: ['ce', 'cet', 'cette', 'ces', 'voici', 'celui-ci', 'celle-ci'],
    times: ['semaine', 'mois', 'année', 'été', 'hiver', 'fois', 'vidéo', 'matin', 'soir', 'week-end'],
    others: ['ancien', 'ancienne', 'vieux', 'vieille', 'avant', 'autre', 'autres', 'précédent', 'précédente'],
    deadlines: ['avant'],
  },
  it: {
    points: ['questo', 'questa', 'questi', 'queste', 'ecco', 'vi presento', 'ti presento'],
    times: ['settimana', 'mese', 'anno', 'estate', 'inverno', 'volta', 'video', 'mattina', 'sera'],
    others: ['vecchio', 'vecchia', 'vecchi', 'vecchie', 'altro', 'altra', 'altri', 'altre', 'precedente'],
    deadlines: [],
  },
  pt: {
    points: ['este', 'esta', 'isto', 'esse', 'essa', 'isso', 'estes', 'estas', 'conheça', 'apresento'],
    times: ['semana', 'mês', 'ano', 'verão', 'inverno', 'vez', 'vídeo', 'manhã', 'noite'],
    others: ['velho', 'velha', 'velhos', 'velhas', 'antes', 'outro', 'outra', 'outros', 'outras', 'antigo', 'antiga'],
    deadlines: ['antes'],
  },
  hi: {
    points: ['यह', 'ये', 'इस', 'इन'],
    times: ['हफ्ते', 'साल', 'महीने', 'बार', 'वीडियो', 'सुबह'],
    others: ['पुराना', 'पुरानी', 'पुराने', 'पहले', 'दूसरे', 'दूसरी'],
    deadlines: ['पहले'],
  },
};

export function productWordsOf(locale: string): ProductWords {
  return LANGUAGES[languageOf(locale)] ?? NONE;
}
