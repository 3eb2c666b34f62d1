import type { FieldErrors } from '@herald/contract/envelope';

interface Finding {
  instancePath: string;
  keyword: string;
  message?: string;
  params: Record<string, unknown>;
}

/** Validation findings as texts under a form's fields. */
export function fieldErrorsOf(findings: readonly Finding[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const finding of findings) {
    const field = finding.instancePath.split('/').filter(Boolean).join('.') || 'body';
    errors[field] = [...(errors[field] ?? []), textOf(finding)];
  }
  return errors;
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
  if (keyword !== 'invalid_type') return message;
  if (message.endsWith('received undefined')) return 'This field is required.';
  return `This must be ${typeNames[String(params.expected)] ?? 'of another kind'}.`;
}
