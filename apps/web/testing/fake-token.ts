let tests = 0;

/** The token of the sessions of the running test. A late refusal for an earlier test speaks of another one. */
export const fakeToken = () => `fake-session-of-test-${tests}`;

export function renewFakeToken(): void {
  tests += 1;
}
