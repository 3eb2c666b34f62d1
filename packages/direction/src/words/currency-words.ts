/** "two hundred euros": a sum without figures, in all languages that have word lists. Pounds may be weight. */
export const CURRENCY =
  /^(?:euros?|dollars?|bucks|quid|dólares|dollari|pesos|reais|rupees|francs|franken|francos|रुपये|रुपए|रुपयों|डॉलर|यूरो)$/u;

/** Before its number, as a word of its own: "R$ 99,90", "US$ 20", "CHF 12". */
export const LEADING_CURRENCY = /^(?:\p{L}{0,2}\$|[€£¥₹]|rs|chf)$/iu;

/** "Five dollars off": what is taken off a price. */
export const TAKEN_OFF =
  /^(?:off|back|less|cheaper|discount|rabatt|nachlass|günstiger|billiger|weniger|réduction|remise|moins|descuento|menos|sconto|meno|desconto|छूट|बचत|कम)$/u;

/** "Free over $50": what an order is to reach. */
export const AMOUNTS_TO_REACH = /^(?:over|above|under|über|oltre|acima|encima)$/u;
