import { z } from 'zod';

const file = z.object({ filename: z.string(), subfolder: z.string().optional(), type: z.string().optional() });
const outputs = z.record(z.string(), z.record(z.string(), z.unknown()));

const FILM = /\.(?:mp4|m4v|mov)$/i;

/** Where a film lies, as `/view` wants it; films are among the images, whatever the key says. */
export function filmIn(told: unknown): string | undefined {
  const nodes = outputs.safeParse(told).data ?? {};
  const lists = Object.values(nodes).flatMap((node) => Object.values(node).filter(Array.isArray));
  const files = lists.flat().flatMap((one) => file.safeParse(one).data ?? []);
  // What is only shown beside the workflow is of the type `temp`.
  const films = files.filter(({ filename }) => FILM.test(filename));
  const film = films.find(({ type }) => type === 'output') ?? films[0];
  if (!film) return undefined;
  const { filename, subfolder = '', type = 'output' } = film;
  return `./view?${new URLSearchParams({ filename, subfolder, type })}`;
}
