import { languageOf } from './language-of.ts';

/** What somebody says who remembers, among the first words of a clause. */
const MEMORIES: Readonly<Record<string, readonly string[]>> = {
  de: ['letzten monat', 'letztes jahr', 'letzte woche', 'letzten winter', 'letzten sommer', 'damals', 'als kind'],
  en: [
    ...['last month', 'last year', 'last week', 'last winter', 'last summer', 'last spring'],
    ...['i used to', 'we used to', 'i remember', 'a year ago', 'when i was', 'back then', 'years ago'],
  ],
  es: ['el mes pasado', 'el año pasado', 'la semana pasada', 'me acuerdo', 'recuerdo', 'cuando era'],
  fr: ['le mois dernier', "l'année dernière", 'la semaine dernière', 'je me souviens', "quand j'étais", "à l'époque"],
  hi: ['पिछले महीने', 'पिछले साल', 'पिछले हफ्ते', 'मुझे याद है'],
  it: ['il mese scorso', "l'anno scorso", 'la settimana scorsa', 'mi ricordo', 'ricordo', 'quando ero'],
  pt: ['mês passado', 'ano passado', 'semana passada', 'eu me lembro', 'lembro', 'quando eu era'],
};

export const memoryWordsOf = (locale: string): readonly string[] => MEMORIES[languageOf(locale)] ?? [];
