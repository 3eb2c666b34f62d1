/** "two hundred euros": a sum without figures, in all languages that have word lists. Pounds may be weight. */
export const CURRENCY =
  /^(?:euros?|dollars?|bucks|quid|dólares|dollari|pesos|reais|rupees|francs|franken|francos|रुपये|रुपए)$/u;

/** Before its number, as a word of its own: "R$ 99,90", "US$ 20", "CHF 12". */
export const LEADING_CURRENCY = /^(?:\p{L}{0,2}\$|[€£¥₹]|rs|chf)$/iu;
