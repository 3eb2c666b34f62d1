import { type FieldValues, get, type Path, type UseFormReturn } from 'react-hook-form';
import { failureOf } from './api.ts';

/**
 * Puts the server's words under the fields they belong to and moves the focus to the first. `fieldOf` names the field of
 * what the form calls differently.
 */
export function showFieldErrors<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
  fieldOf: Readonly<Record<string, Path<Values>>> = {},
): boolean {
  const values = form.getValues();
  const isShown = (name: string) => name in values || get(values, name) !== undefined;
  const errors = Object.entries(failureOf(error).errors ?? {})
    .map(([name, texts]) => [fieldOf[name] ?? name, texts] as const)
    .filter(([name]) => isShown(name));
  errors.forEach(([name, texts], index) => {
    form.setError(name as Path<Values>, { message: texts[0] ?? '' }, { shouldFocus: index === 0 });
  });
  forgetAtNextChange(
    form,
    errors.map(([name]) => name as Path<Values>),
  );
  return errors.length > 0;
}

/** The form asks only its own inputs again: words about anything else would hold it back for good. */
function forgetAtNextChange<Values extends FieldValues>(form: UseFormReturn<Values>, names: Path<Values>[]): void {
  const isInput = (name: string) => get(form.control._fields, `${name}._f`) !== undefined;
  const others = names.filter((name) => !isInput(name));
  if (others.length === 0) return;
  const following = form.watch(() => {
    following.unsubscribe();
    form.clearErrors(others);
  });
}
