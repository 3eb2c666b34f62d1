import * as react from 'react';

interface Internals {
  recentlyCreatedOwnerStacks?: number;
}

/**
 * React takes the stack of every element it makes in development, for warnings, until it has taken ten thousand in a
 * second: a sixth to a quarter of a screen's processor time. It is told that it has.
 */
export function makeElementsWithoutStacks(): void {
  const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = react as unknown as {
    __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: Internals;
  };
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => undefined,
    configurable: true,
  });
}
