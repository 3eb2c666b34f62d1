import { availableParallelism, cpus } from 'node:os';

export interface BenchRow {
  what: string;
  measured: string;
  goal?: string;
}

/** Every file directly in bench/ exports this as `run`. */
export type Bench = () => Promise<BenchRow[]>;

if (import.meta.main) {
  const [name] = process.argv.slice(2);
  const { run } = (await import(`../${name}.ts`)) as { run: Bench };
  const rows = await run();
  process.stdout.write(`${cpus()[0]?.model.trim()}, ${availableParallelism()} cores, Node ${process.version}\n\n`);
  process.stdout.write(toTable(rows));
}

function toTable(rows: BenchRow[]): string {
  const cells = [['what', 'measured', 'goal'], ...rows.map(({ what, measured, goal }) => [what, measured, goal ?? ''])];
  const widths = [0, 1, 2].map((column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const lines = cells.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`);
  lines.splice(1, 0, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`);
  return `${lines.join('\n')}\n`;
}
