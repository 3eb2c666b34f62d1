/** A service as its form has it. */
export interface ServiceValues {
  title: string;
  url: string;
  model: string;
  voices: string;
  key: string;
  /** What only its wire has, by name. */
  settings: Record<string, string>;
  /** In dollars, as they are typed. */
  price: string;
  monthCap: string;
  accountCap: string;
}

/** What a save sends: a secret that is kept only when it is entered again or removed. */
export function changedSettings(
  entered: Readonly<Record<string, string | undefined>>,
  kept: readonly string[],
  removed: readonly string[],
): Record<string, string> {
  const filled = Object.entries(entered).filter(
    ([name, value]) => value !== undefined && (value !== '' || !kept.includes(name)),
  );
  return Object.fromEntries([...filled, ...removed.map((name) => [name, ''])]);
}
