import { fieldError } from '@herald/core';
import { InputRefused } from '@herald/providers';

/** What an engine refuses is an error of the field it came from. */
export async function blameInput<T>(field: string, work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    throw error instanceof InputRefused ? fieldError(field, error.message) : error;
  });
}
