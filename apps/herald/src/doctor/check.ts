/** The result of one check. A warning or problem says how to fix it. */
export type Finding =
  | { title: string; state: 'good'; note: string }
  | { title: string; state: 'warning' | 'problem'; note: string; fix: string };

export const good = (title: string, note: string): Finding => ({ title, state: 'good', note });
export const warning = (title: string, note: string, fix: string): Finding => ({
  title,
  state: 'warning',
  note,
  fix,
});
export const problem = (title: string, note: string, fix: string): Finding => ({
  title,
  state: 'problem',
  note,
  fix,
});
