import { nextServiceErrorState, type ServiceErrorState, serviceErrorOf } from '@herald/contract/client/service-error';
import { useState } from 'react';
import { failureOf, messageOf } from './api.ts';

export interface ServiceErrors {
  /** The server's words; without any, what the failure means and how often it has happened. */
  explain: (error: unknown, fallback: string) => string;
  /** The same for a failure that the server tells of a service; undefined where it has words of its own. */
  tell: (code: string | undefined) => string | undefined;
  /** After a success the count starts again. */
  clear: () => void;
}

/** The words for the failures of one operation, such as "Speech": a proxy or a dead line sends none of its own. */
export function createServiceErrors(operation: string): ServiceErrors {
  let state: ServiceErrorState | undefined;
  const tell = (code: string | undefined): string | undefined => {
    const wordless = serviceErrorOf(code, operation);
    state = wordless && nextServiceErrorState(state, wordless);
    if (!state) return undefined;
    return state.retryCount === 0 ? state.message : `${state.message} (Tried ${state.retryCount + 1} times.)`;
  };
  return {
    tell,
    explain: (error, fallback) => tell(failureOf(error).code) ?? messageOf(error, fallback),
    clear: () => {
      state = undefined;
    },
  };
}

export function useServiceErrors(operation: string): ServiceErrors {
  const [errors] = useState(() => createServiceErrors(operation));
  return errors;
}
