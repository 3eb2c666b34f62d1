/** Written with spaces, said digit by digit. */
export const PHONE_GROUPS = [
  String.raw`(?!\d{1,2}[./]\d{1,2}[./](?:\d{2}|\d{4})(?![\d./]))(?:\+\d{1,3}\s|\(\d{2,3}\)\s|0\d{0,4}[\s/.-])\d[\d\s.\-/]{3,}\d`,
  String.raw`1800\s\d{3}\s\d{3,4}(?!\d)`,
  String.raw`\d{5}\s\d{5}(?!\d)`,
  String.raw`\d{2}\s9?\d{4}-\d{4}(?!\d)`,
  String.raw`\d{3}\s\d{7}(?!\d)`,
];

const PHONE = new RegExp(`^(?:${PHONE_GROUPS.join('|')})$`, 'u');
/** Spaniards and French say their numbers in the groups in which they write them. */
const IN_GROUPS = new Set(['es', 'fr']);
const PLUS: Record<string, string> = { es: 'más', fr: 'plus', de: 'plus', it: 'più', pt: 'mais', hi: 'प्लस' };

/** Engines read a long number as an amount; a phone number is said digit by digit. */
export function readPhone(core: string, language: string): string | undefined {
  if (/^(?:0\d{2,}|\d{8,})$/.test(core)) return [...core].join(' ');
  const written = core.replace(/^(?=\d{2,3}\)\s)/, '(');
  if (!PHONE.test(written)) return undefined;
  const groups = core.match(/\d+/g) ?? [];
  const said = IN_GROUPS.has(language) ? groups : [...groups.join('')];
  return [core.startsWith('+') && (PLUS[language] ?? '+'), ...said].filter(Boolean).join(' ');
}
