import { limits } from '@herald/contract/limits';
import type { PasswordValues } from '../api/use-change-password.ts';

export interface PasswordProblem {
  field: keyof PasswordValues;
  title: string;
  text: string;
}

/** The first rule that the form breaks, in the order of the specification; the server checks them again. */
export function passwordProblem(values: PasswordValues): PasswordProblem | undefined {
  const { current_password: current, new_password: chosen, new_password_confirmation: confirmation } = values;
  if (!current || !chosen) {
    const field = current ? 'new_password' : 'current_password';
    return { field, title: 'Missing Information', text: 'Please fill in all password fields.' };
  }
  if (chosen !== confirmation) {
    const text = "New password and confirmation don't match.";
    return { field: 'new_password_confirmation', title: 'Password Mismatch', text };
  }
  if (chosen.length < limits.passwordMinCharacters) {
    const text = `Password must be at least ${limits.passwordMinCharacters} characters long.`;
    return { field: 'new_password', title: 'Weak Password', text };
  }
  return undefined;
}
