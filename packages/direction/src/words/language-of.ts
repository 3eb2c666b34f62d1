/** "pt" of "pt-BR": what lists of words go by. */
export const languageOf = (locale: string): string => locale.split('-', 1)[0]?.toLowerCase() ?? '';
