import { fieldError } from '@herald/core/errors';
import { isInputError } from '@herald/media/engine-error';

/** Turns what an engine refuses into an error of the field it came from. */
export async function blameInput<T>(field: string, work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    throw isInputError(error) ? fieldError(field, error.message) : error;
  });
}
