/** A choice of a list as people see it. */
export interface Option<Value extends string = string> {
  value: Value;
  label: string;
}

/** A list with the words people read for it, in the list's order. */
export function optionsOf<Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
): readonly Option<Value>[] {
  return values.map((value) => ({ value, label: labels[value] }));
}
