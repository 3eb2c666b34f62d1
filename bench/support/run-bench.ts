import { availableParallelism, cpus } from 'node:os';

export interface BenchRow {
  what: string;
  measured: string;
  goal?: string;
}

/** Every file directly in bench/ exports this as `run`. The words are what follows its name on the command line. */
export type Bench = (...words: string[]) => Promise<(BenchRow | Record<string, string>)[]>;

if (import.meta.main) {
  const [name, ...words] = process.argv.slice(2);
  const { run } = (await import(`../${name}.ts`)) as { run: Bench };
  const rows = await run(...words);
  process.stdout.write(`${cpus()[0]?.model.trim()}, ${availableParallelism()} cores, Node ${process.version}\n\n`);
  process.stdout.write(toTable(rows.map((row) => ({ ...row }))));
}

/** Every row has a cell for each column that any row has. */
function toTable(rows: Record<string, string>[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cells = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))];
  const widths = columns.map((_, index) => Math.max(...cells.map((row) => row[index]?.length ?? 0)));
  const lines = cells.map((row) => `| ${row.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' | ')} |`);
  lines.splice(1, 0, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`);
  return `${lines.join('\n')}\n`;
}
