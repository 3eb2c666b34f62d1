/** x to the right, y down, z towards the viewer. */
export type Vector = readonly [x: number, y: number, z: number];

export function normalize(a: Vector): Vector {
  const length = Math.hypot(a[0], a[1], a[2]) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
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

/** A sum of vectors, each with its weight. Hands ask for thousands, so it makes nothing but what it returns. */
export function weighted(...parts: readonly (readonly [Vector, number])[]): Vector {
  let x = 0;
  let y = 0;
  let z = 0;
  for (let i = 0; i < parts.length; i++) {
    const vector = parts[i][0];
    const weight = parts[i][1];
    x += vector[0] * weight;
    y += vector[1] * weight;
    z += vector[2] * weight;
  }
  return [x, y, z];
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
