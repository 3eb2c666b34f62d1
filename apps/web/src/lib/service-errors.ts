import { nextServiceErrorState, type ServiceErrorState, serviceErrorOf } from '@herald/contract';
import { useState } from 'react';
import { failureOf, messageOf } from './api.ts';

export interface ServiceErrors {
  /** The server's words; without any, what the failure means and how often it has happened. */
  explain: (error: unknown, fallback: string) => string;
  /** After a success the count starts again. */
  clear: () => void;
}

/** The words for the failures of one operation, such as "Speech": a proxy or a dead line sends none of its own. */
export function createServiceErrors(operation: string): ServiceErrors {
  let state: ServiceErrorState | undefined;
  return {
    explain: (error, fallback) => {
      const wordless = serviceErrorOf(failureOf(error).code, operation);
      state = wordless && nextServiceErrorState(state, wordless);
      if (!state) return messageOf(error, fallback);
      return state.retryCount === 0 ? state.message : `${state.message} (Tried ${state.retryCount + 1} times.)`;
    },
    clear: () => {
      state = undefined;
    },
  };
}

export function useServiceErrors(operation: string): ServiceErrors {
  const [errors] = useState(() => createServiceErrors(operation));
  return errors;
}
