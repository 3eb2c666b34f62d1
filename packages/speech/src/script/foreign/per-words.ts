/** What is written short behind the stroke of "35 h/sem." */
const PER_WORDS: Record<string, Record<string, string>> = {
  de: {
    wo: 'Woche',
    mon: 'Monat',
    mo: 'Monat',
    j: 'Jahr',
    p: 'Person',
    pers: 'Person',
    stk: 'Stück',
    st: 'Stück',
    ü: 'Übernachtung',
  },
  es: {
    sem: 'semana',
    pers: 'persona',
    pax: 'persona',
    ud: 'unidad',
    u: 'unidad',
    hab: 'habitación',
    d: 'día',
    año: 'año',
    kg: 'kilo',
  },
  fr: { sem: 'semaine', pers: 'personne', j: 'jour', ms: 'mois', pce: 'pièce', nt: 'nuit', an: 'an' },
  pt: { sem: 'semana', pess: 'pessoa', un: 'unidade', und: 'unidade', d: 'dia', cx: 'caixa', pct: 'pacote' },
  it: { die: 'giorno', sett: 'settimana', pers: 'persona', pz: 'pezzo', gg: 'giorno', cad: 'cadauno', h: 'ora' },
  hi: {
    mo: 'माह',
    month: 'माह',
    yr: 'साल',
    year: 'साल',
    day: 'दिन',
    night: 'रात',
    person: 'व्यक्ति',
    hr: 'घंटा',
    pc: 'पीस',
    sqft: 'वर्ग फुट',
  },
};

export const longPer = (unit: string, language: string): string | undefined =>
  PER_WORDS[language]?.[unit.toLowerCase()];

/** What a price may be for; "CC/mois" has no number that would tell. */
export const isPeriod = (unit: string): boolean =>
  /^(?:tag|woche|monat|jahr|día|mes|semana|año|noche|jour|mois|an|nuit|séance|dia|mês|ano|noite|giorno|die|mese|anno|notte|माह|दिन|साल|महीना)$/i.test(
    unit,
  );
