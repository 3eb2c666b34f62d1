import type { Clause } from '../reading/clause.ts';
import { lineOf } from '../reading/clause.ts';
import type { Finding } from '../rules/apply-rules.ts';
import type { Held } from '../rules/rule.ts';
import type { Tone } from '../sense/read-sense.ts';

/** A clause with what the rules found in it. */
export interface ActedClause {
  clause: Clause;
  findings: Finding[];
  tone: Tone;
  /** the story turns to what helped */
  isHelped: boolean;
  /** a condition, a limit, or what comes before bad news: no smile is kept in it */
  isReserved: boolean;
  /** which point of a list it begins, 0 where it begins none */
  point: number;
  /** bad news that its sentence goes on with, or the last news told before it */
  after: Tone;
  /** how many sentences ago the last news were told; 0 in their own sentence, and where none were */
  newsAgo: number;
  /** what stays in the face from there */
  held: Held | undefined;
  /** where the next clause begins, or the end */
  untilSec: number;
  /** names it for chance: the same words decide the same wherever they stand */
  key: string;
}

export function keyOf(clause: Clause, before: readonly string[]): string {
  const line = lineOf(clause);
  return `${line}#${before.filter((earlier) => earlier === line).length}`;
}
