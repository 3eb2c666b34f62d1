/** A point of a guide: x right, y down, z towards the viewer; face units on the reference skull. */
export type Knot = [x: number, y: number, z: number];

/** A point of a painted lock: a knot and the lock's half width there. */
export type Rib = [x: number, y: number, z: number, halfWidth: number];
