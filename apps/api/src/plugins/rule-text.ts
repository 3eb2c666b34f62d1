type Params = Record<string, unknown>;

/** What the library that checks fields says where a field has no words of its own. */
const libraryTexts = /^(?:Too (?:small|big): expected|Invalid (?!email or password)|Unrecognized key)/;

export const isLibraryText = (message: string): boolean => message === '' || libraryTexts.test(message);

/** One plain sentence for the rule that a value breaks: what to send instead. */
export function ruleText(rule: string, params: Params): string {
  return texts[rule]?.(params) ?? 'This value is not allowed here.';
}

const texts: Record<string, (params: Params) => string> = {
  too_small: (params) => sizeText(params, 'at least', params.minimum),
  too_big: (params) => sizeText(params, 'at most', params.maximum),
  invalid_value: ({ values }) => choiceText(Array.isArray(values) ? values.map(String) : []),
  invalid_format: formatText,
  not_multiple_of: ({ divisor }) => `Use a multiple of ${divisor}.`,
  invalid_key: () => 'This name is not allowed here.',
  invalid_element: () => 'One of these values is not allowed here.',
};

const units: Record<string, string> = {
  string: 'character',
  array: 'item',
  set: 'item',
  map: 'entry',
  file: 'byte',
};

type Bound = 'at least' | 'at most';

function sizeText({ origin, inclusive, exact }: Params, bound: Bound, limit: unknown): string {
  const unit = units[String(origin)];
  if (unit) return `Use ${exact ? 'exactly' : bound} ${amountText(limit)} ${limit === 1 ? unit : pluralOf(unit)}.`;
  if (inclusive === false) return `Use ${bound === 'at least' ? 'more' : 'less'} than ${amountText(limit)}.`;
  return `Use ${amountText(limit)} or ${bound === 'at least' ? 'more' : 'less'}.`;
}

const pluralOf = (unit: string): string => (unit === 'entry' ? 'entries' : `${unit}s`);

const amountText = (amount: unknown): string =>
  typeof amount === 'number' || typeof amount === 'bigint' ? amount.toLocaleString('en-US') : String(amount);

function choiceText(values: readonly string[]): string {
  const choices = values.map((value) => (value === '' ? 'an empty text' : value));
  const last = choices.at(-1);
  if (choices.length < 2) return `This must be ${last ?? 'left out'}.`;
  return `Choose one of ${choices.slice(0, -1).join(', ')} or ${last}.`;
}

const formats: Record<string, string> = {
  email: 'Enter a valid email address.',
  url: 'Enter a web address, for example https://example.com/offer.',
  uuid: 'This is not a valid id.',
  datetime: 'Enter a date and time, for example 2026-01-31T09:00:00Z.',
  date: 'Enter a date, for example 2026-01-31.',
  time: 'Enter a time, for example 09:00:00.',
};

function formatText({ format, prefix, suffix, includes }: Params): string {
  if (prefix !== undefined) return `This must start with ${prefix}.`;
  if (suffix !== undefined) return `This must end with ${suffix}.`;
  if (includes !== undefined) return `This must contain ${includes}.`;
  return formats[String(format)] ?? 'This does not have the form that is needed here.';
}
