import type { FindPerson } from '@herald/stage/clips';
import { FilmError } from '../film-error.ts';

export type OpenPersonFinder = () => Promise<FindPerson>;

/** Opening one takes a quarter of a second: the next film takes the same. */
const opened = new Map<string, Promise<FindPerson>>();

export async function personFinderIn(module: string | undefined): Promise<FindPerson> {
  if (module === undefined) throw new FilmError('drawing', 'Nobody was handed in who finds persons in pictures.');
  const known =
    opened.get(module) ??
    import(module).then((found: { openPersonFinder: OpenPersonFinder }) => found.openPersonFinder());
  opened.set(module, known);
  return known;
}
