import { createStore } from './create-store.ts';

/** A call that waits until the person at the screen has typed their password again. */
interface WaitingCall {
  goOn: (isConfirmed: boolean) => void;
}

const waiting = createStore<WaitingCall | undefined>(undefined);

/** What the dialog that asks follows. */
export const passwordGate = { subscribe: waiting.subscribe, read: waiting.read };

/** Resolves to whether the password was confirmed. Calls that meet here share one question. */
export function askForPassword(): Promise<boolean> {
  return new Promise((resolve) => {
    const before = waiting.read();
    waiting.write({
      goOn: (isConfirmed) => {
        waiting.write(undefined);
        before?.goOn(isConfirmed);
        resolve(isConfirmed);
      },
    });
  });
}
