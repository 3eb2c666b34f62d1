/** The value, when there is one: for tests that read what must be there. */
export function present<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('Expected a value, found none.');
  return value;
}
