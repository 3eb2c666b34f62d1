/** "two hundred euros": a sum without figures, in all languages that have word lists. Pounds may be weight. */
export const CURRENCY =
  /^(?:euros?|dollars?|bucks|quid|dólares|dollari|pesos|reais|rupees|francs|franken|francos|रुपये|रुपए)$/u;
