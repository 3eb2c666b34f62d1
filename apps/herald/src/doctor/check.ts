/** What one look at the installation found; a problem always comes with its mend. */
export type Finding =
  | { title: string; state: 'good'; note: string }
  | { title: string; state: 'warning' | 'problem'; note: string; mend: string };

export const good = (title: string, note: string): Finding => ({ title, state: 'good', note });
export const warning = (title: string, note: string, mend: string): Finding => ({
  title,
  state: 'warning',
  note,
  mend,
});
export const problem = (title: string, note: string, mend: string): Finding => ({
  title,
  state: 'problem',
  note,
  mend,
});
