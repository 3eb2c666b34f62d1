const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

let codes: Map<string, string> | undefined;

/** The locale of a language that a service names in English: "English" is en-US, "Spanish (Mexico)" es-MX. */
export function localeOfLanguage(name: string): string | undefined {
  const [, language = '', country = ''] = /^\s*([^(]*?)\s*(?:\(([^)]*)\))?\s*$/.exec(name) ?? [];
  if (/^multi/i.test(language)) return 'en-US';
  codes ??= codesByName('language');
  const code = /^[a-z]{2,3}([-_][A-Za-z]{2,4})?$/.test(language) ? language : codes.get(language.toLowerCase());
  if (!code) return undefined;
  const region = regionOf(country);
  return new Intl.Locale(region ? `${code.slice(0, 2)}-${region}` : code.replace('_', '-')).toString();
}

let regions: Map<string, string> | undefined;

function regionOf(country: string): string | undefined {
  if (!country) return undefined;
  regions ??= codesByName('region');
  return /^[A-Z]{2}$/.test(country) ? country : regions.get(country.toLowerCase());
}

function codesByName(type: 'language' | 'region'): Map<string, string> {
  const names = new Intl.DisplayNames('en', { type, fallback: 'none' });
  const pairs = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  const known = pairs.flatMap((pair) => {
    const code = type === 'region' ? pair.toUpperCase() : pair;
    const name = names.of(code);
    return name ? [[name.toLowerCase(), code] as const] : [];
  });
  return new Map(known.toReversed());
}
