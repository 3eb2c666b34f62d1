const KEY = 'first-visit';

/** The visit that begins with signing up, or with the first sign-in of somebody who was added, and ends with the tab or the session: nobody has come back yet. */
export const firstVisit = {
  begin(userId: string): void {
    attempt(() => sessionStorage.setItem(KEY, userId));
  },
  isOf(userId: string): boolean {
    return attempt(() => sessionStorage.getItem(KEY)) === userId;
  },
  end(): void {
    attempt(() => sessionStorage.removeItem(KEY));
  },
};

/** A blocked storage behaves like an empty one. */
function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
