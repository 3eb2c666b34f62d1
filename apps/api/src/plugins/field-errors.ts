import type { FieldErrors } from '@herald/contract/envelope';
import { isLibraryText, ruleText } from './rule-text.ts';

interface Finding {
  instancePath: string;
  keyword: string;
  message?: string;
  params: Record<string, unknown>;
}

/** Validation findings as texts under a form's fields; rules that say the same say it once. */
export function fieldErrorsOf(findings: readonly Finding[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const finding of findings) {
    for (const field of fieldsOf(finding)) errors[field] = [...new Set([...(errors[field] ?? []), textOf(finding)])];
  }
  return errors;
}

/** Names that nobody knows are found at what contains them. */
function fieldsOf({ instancePath, keyword, params }: Finding): string[] {
  const path = instancePath.split('/').filter(Boolean);
  const names = keyword === 'unrecognized_keys' && Array.isArray(params.keys) ? params.keys.map(String) : [];
  const fields = names.length > 0 ? names.map((name) => [...path, name]) : [path];
  return fields.map((field) => field.join('.') || 'body');
}

const typeNames: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

function textOf({ keyword, message = '', params }: Finding): string {
  if (keyword === 'unrecognized_keys') return 'There is no field of this name.';
  if (keyword !== 'invalid_type') return isLibraryText(message) ? ruleText(keyword, params) : message;
  if (message.endsWith('received undefined')) return 'This field is required.';
  return `This must be ${typeNames[String(params.expected)] ?? 'of another kind'}.`;
}
