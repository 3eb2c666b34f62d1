import { access } from 'node:fs/promises';
import { type BatchOrder, orderProblems, type PlannedFilm, planFilms } from '@herald/contract/batch';
import { nameInRatio } from '@herald/contract/batch-names';
import { type BatchTable, type RowProblem, readBatchTable } from '@herald/contract/batch-rows';
import { templateWords } from '@herald/contract/template';
import type { Aspect } from '@herald/media/choices';
import type { Providers } from '@herald/providers';
import { assertUsed } from '../render/assert-used.ts';
import { assertVoiceThere, checkLanguage } from '../render/check-language.ts';
import { estimatedSec } from '../render/make-request.ts';
import { assertLength } from '../render/plan-length.ts';
import { checkFields, withFullPaths } from '../render/read-render-args.ts';
import { RenderUseError } from '../render/render-error.ts';
import { filesOf, type RenderRequest } from '../render/render-request.ts';
import { fetchPictures } from './fetch-pictures.ts';
import type { BatchArgs } from './read-batch-args.ts';
import type { SceneTemplate } from './read-template.ts';

export interface FilmToMake {
  film: PlannedFilm;
  /** Of this file. */
  name: string;
  ratio: Aspect;
  /** Missing where it does not fit. */
  request: RenderRequest | undefined;
  estimatedSec: number;
  /** Why it does not fit; empty for one that does. */
  problems: string[];
}

export interface BatchPlan {
  films: FilmToMake[];
  /** Of the table as a whole. */
  notes: string[];
}

interface PlanningMeans extends Pick<Providers, 'speech' | 'webPicture'> {
  signal: AbortSignal;
  /** Where fetched pictures go. */
  picturesFolder: string;
}

/** Everything that can be said about a table before a word is spoken, by the rules of the product. */
export async function planBatch(
  source: string,
  template: SceneTemplate,
  args: BatchArgs,
  { speech, webPicture, signal, picturesFolder }: PlanningMeans,
): Promise<BatchPlan> {
  const table = readBatchTable(source, template.body);
  const fatal = table.problems.find(({ stops }) => stops === 'table');
  if (fatal) throw new RenderUseError(`${args.table}: ${placeOf(fatal, table)}${fatal.text}`);
  const notes: string[] = [];
  const rows = await fetchPictures(table, {
    ...{ variables: template.body.variables, folder: picturesFolder, webPicture, signal },
    onProblem: (row, text) => notes.push(`row ${row}: ${text}`),
  });
  const order = orderOf({ rows }, args);
  const [problem] = Object.values(orderProblems(order, template.body));
  if (problem) throw new RenderUseError(problem);
  const outside = table.problems.filter(({ stops, variable }) => stops === 'row' && variable === null);
  const films: FilmToMake[] = [];
  for (const film of planFilms(order, template.body, { languageOf: ({ country }) => country })) {
    const told = [...film.problems.map(({ field, text }) => (field ? `${field}: ${text}` : text))];
    told.push(...outside.filter(({ row }) => row === film.row).map(({ text }) => text));
    for (const ratio of film.ratios) {
      const file = { film, ratio, name: nameInRatio(film.name, ratio) };
      films.push({ ...file, ...(await fitted(file, told, { template, args, speech })) });
    }
  }
  const lesser = table.problems.filter(({ stops }) => stops === 'nothing');
  return { films, notes: [...notes, ...lesser.map((note) => placeOf(note, table) + note.text)] };
}

const orderOf = ({ rows }: Pick<BatchTable, 'rows'>, { name, pattern, separator, ratios }: BatchArgs): BatchOrder => ({
  ...{ name, pattern, separator },
  source: { kind: 'table', template_id: '', rows, ratios },
});

function placeOf({ row, column }: RowProblem, { columns }: BatchTable): string {
  const heading = column === null ? undefined : columns[column - 1]?.heading;
  return column === null ? `row ${row}: ` : `row ${row}, column ${column}${heading ? ` (${heading})` : ''}: `;
}

interface Fitting {
  template: SceneTemplate;
  args: BatchArgs;
  speech: Providers['speech'];
}

type PlannedFile = Pick<FilmToMake, 'film' | 'name' | 'ratio'>;

async function fitted(
  file: PlannedFile,
  told: string[],
  { template, args, speech }: Fitting,
): Promise<Omit<FilmToMake, keyof PlannedFile>> {
  if (told.length > 0) return { request: undefined, estimatedSec: 0, problems: told };
  try {
    const request = requestOf(file, template);
    await assertFilesThere(request);
    assertVoiceThere(request, speech);
    checkLanguage(request, speech);
    const sec = estimatedSec(request, { speech });
    assertLength(sec, args.maxLengthSec);
    return { request, estimatedSec: sec, problems: [] };
  } catch (error) {
    if (!(error instanceof RenderUseError)) throw error;
    return { request: undefined, estimatedSec: 0, problems: [error.message] };
  }
}

function requestOf({ film: { content }, ratio }: PlannedFile, { scene, folder }: SceneTemplate): RenderRequest {
  const { script, hook, end_card, link_url, product } = templateWords(content);
  const words = { text: script, hook, cta: end_card, link: link_url, product, title: content.title };
  const said = Object.entries(words).filter(([, text]) => text !== '');
  const { text: _t, hook: _h, cta: _c, link: _l, product: _p, title: _i, ...rest } = scene;
  const fields = { ...rest, ...Object.fromEntries(said), aspect: ratio };
  const request = checkFields(withFullPaths(fields, folder));
  if (!request.text) throw new RenderUseError('There is nothing to say.');
  assertUsed(request, fields);
  return request;
}

async function assertFilesThere(request: RenderRequest): Promise<void> {
  for (const path of filesOf(request)) {
    await access(path).catch(() => {
      throw new RenderUseError(`Cannot open ${path}.`);
    });
  }
}
