import { basename, extname } from 'node:path';
import { parseArgs } from 'node:util';
import { NAME_SEPARATORS, type NameSeparator } from '@herald/contract/batch-names';
import { ASPECTS, type Aspect, isOneOf } from '@herald/media/choices';
import { readMaxLength } from '../render/plan-length.ts';
import { argumentsProblem, RenderUseError } from '../render/render-error.ts';

export interface BatchArgs {
  table: string;
  template: string;
  folder: string;
  name: string;
  pattern: string;
  separator: NameSeparator;
  /** Those of the template where none is given. */
  ratios: Aspect[];
  isDryRun: boolean;
  maxLengthSec: number;
  isQuiet: boolean;
}

const OPTIONS = {
  template: { type: 'string' },
  out: { type: 'string', short: 'o' },
  name: { type: 'string' },
  pattern: { type: 'string' },
  separator: { type: 'string' },
  ratio: { type: 'string' },
  'dry-run': { type: 'boolean' },
  'max-length': { type: 'string' },
  quiet: { type: 'boolean' },
} as const;

export function readBatchArgs(argv: string[]): BatchArgs {
  const { values, positionals } = parse(argv);
  const [table, ...more] = positionals;
  if (!table || more.length > 0)
    throw new RenderUseError('Give one table: herald batch rows.csv --template t.json -o folder');
  if (!values.template) throw new RenderUseError('Give the template of the films: --template t.json');
  if (!values.out) throw new RenderUseError('Name the folder for the films: -o folder');
  const { separator = '_' } = values;
  if (!isOneOf(NAME_SEPARATORS, separator)) throw new RenderUseError(`--separator must be _ or -, not "${separator}".`);
  return {
    ...{ table, template: values.template, folder: values.out, separator },
    name: values.name?.trim() || basename(table, extname(table)),
    pattern: values.pattern ?? '',
    ratios: ratiosOf(values.ratio),
    isDryRun: values['dry-run'] ?? false,
    maxLengthSec: readMaxLength(values['max-length']),
    isQuiet: values.quiet ?? false,
  };
}

function parse(argv: string[]) {
  try {
    return parseArgs({ args: argv, options: OPTIONS, allowPositionals: true, strict: true });
  } catch (error) {
    throw new RenderUseError(argumentsProblem(error));
  }
}

function ratiosOf(written: string | undefined): Aspect[] {
  if (written === undefined) return [];
  return written.split(',').map((text) => {
    const ratio = text.trim();
    if (!isOneOf(ASPECTS, ratio)) throw new RenderUseError(`--ratio must be ${ASPECTS.join(', ')}, not "${ratio}".`);
    return ratio;
  });
}
