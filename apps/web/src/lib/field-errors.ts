import { type FieldValues, get, type Path, type UseFormReturn } from 'react-hook-form';
import { failureOf } from './api.ts';

/** Puts the server's words under the fields they belong to and moves the focus to the first. */
export function showFieldErrors<Values extends FieldValues>(form: UseFormReturn<Values>, error: unknown): boolean {
  const values = form.getValues();
  const isShown = (name: string) => name in values || get(values, name) !== undefined;
  const errors = Object.entries(failureOf(error).errors ?? {}).filter(([name]) => isShown(name));
  errors.forEach(([name, texts], index) => {
    form.setError(name as Path<Values>, { message: texts[0] ?? '' }, { shouldFocus: index === 0 });
  });
  return errors.length > 0;
}
