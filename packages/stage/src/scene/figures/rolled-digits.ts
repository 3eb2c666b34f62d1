import { clamp } from '#base/math/clamp.ts';

/** So many digits pass before one stands. The half keeps those that wait from being read. */
const PASSED = 3.5;
/** A digit starts this share of the way after the one before it. */
const STAGGER = 0.12;
const DIGIT = /^\d$/u;
/** No amounts: a day and a night, a time, a score. */
const NOT_ROLLED = /\d\s*[/:–-]\s*\d/u;
/** A smaller number is read at a glance, also a wrong one on its way. */
const LEAST_ROLLED = 20;

/** What stands in the place of one sign: itself, or two digits on their way up through it. */
export interface RolledSign {
  text: string;
  /** each with how far it is below its place, in heights of the row; none where the sign stands still */
  passing: readonly { digit: string; below: number }[];
}

/** The signs of a number whose digits roll into place like those of a meter: no other number can be read on the way. */
export function rolledDigits(text: string, progress: number): RolledSign[] {
  const isSmall = Number(text.replace(/\D/gu, '')) < LEAST_ROLLED;
  const isStill = progress >= 1 || isSmall || NOT_ROLLED.test(text);
  let place = 0;
  return Array.from(text, (sign): RolledSign => {
    if (isStill || !DIGIT.test(sign)) return { text: sign, passing: [] };
    return { text: sign, passing: passingOf(Number(sign), ownProgress(progress, place++)) };
  });
}

function ownProgress(progress: number, place: number): number {
  const start = Math.min(0.6, STAGGER * place);
  return clamp((progress - start) / (1 - start));
}

function passingOf(digit: number, progress: number): RolledSign['passing'] {
  const left = (1 - progress) * PASSED;
  if (left === 0) return [];
  const passed = Math.ceil(left);
  const share = passed - left;
  const digitAt = (before: number) => String((digit - before + 10) % 10);
  return [
    { digit: digitAt(passed), below: -share },
    { digit: digitAt(passed - 1), below: 1 - share },
  ];
}
