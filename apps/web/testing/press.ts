import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

/** Clicks a button as soon as it may be clicked: one that waits for the server swallows the click. */
export async function press(user: UserEvent, name: string | RegExp): Promise<void> {
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name });
  await waitFor(() => expect(button().disabled).toBe(false));
  await user.click(button());
}
