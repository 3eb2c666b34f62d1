import type { FieldErrors } from '@herald/contract';

interface Finding {
  instancePath: string;
  keyword: string;
  message?: string;
  params: Record<string, unknown>;
}

/** What validation found, as texts under the fields a form knows. */
export function fieldErrorsOf(findings: readonly Finding[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const finding of findings) {
    const field = finding.instancePath.split('/').filter(Boolean).join('.') || 'body';
    errors[field] = [...(errors[field] ?? []), textOf(finding)];
  }
  return errors;
}

function textOf({ keyword, message = '' }: Finding): string {
  if (keyword === 'invalid_type' && message.endsWith('received undefined')) return 'This field is required.';
  return message;
}
