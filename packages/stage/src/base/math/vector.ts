/** x to the right, y down, z towards the viewer. */
export type Vector = readonly [x: number, y: number, z: number];

export function normalize([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}

export function add(a: Vector, b: Vector): Vector {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

export function subtract(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

export function scale(a: Vector, by: number): Vector {
  return [a[0] * by, a[1] * by, a[2] * by];
}

export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

export function lengthOf(a: Vector): number {
  return Math.hypot(a[0], a[1], a[2]);
}

export function between(a: Vector, b: Vector, share: number): Vector {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
}

/** What a vector has across an axis, as a unit vector. */
export function acrossAxis(a: Vector, axis: Vector): Vector {
  return normalize(subtract(a, scale(axis, dot(a, axis))));
}

/** A sum of vectors, each with its weight. */
export function weighted(...parts: readonly (readonly [Vector, number])[]): Vector {
  return parts.reduce<Vector>((sum, [vector, weight]) => add(sum, scale(vector, weight)), [0, 0, 0]);
}

export function angleBetween(a: Vector, b: Vector): number {
  return Math.acos(Math.max(-1, Math.min(1, dot(a, b))));
}

/** Turns one direction towards another along the shortest arc; a share beyond 1 goes past it. */
export function turnTowards(from: Vector, to: Vector, share: number): Vector {
  const angle = angleBetween(from, to);
  const sine = Math.sin(angle);
  if (angle < 1e-3) return normalize(between(from, to, share));
  // Opposite directions have no shortest arc: a small push chooses one.
  if (sine < 1e-3) return normalize(between(from, add(to, [0.01, 0.02, 0.03]), share));
  return normalize(weighted([from, Math.sin((1 - share) * angle) / sine], [to, Math.sin(share * angle) / sine]));
}
