/** Heads turn and nod no further, in radians. */
export const MOST_TURN = 0.3;

/** How the head is turned at one moment, for what is drawn on it. */
export interface HeadTurn {
  /** sine of yaw and of pitch: a point at depth z moves by (z*turn, -z*tilt) face units */
  turn: number;
  tilt: number;
  roll: number;
  /** -1..1, hair that lags behind the head */
  sway: number;
  /** drop of the jaw in face units */
  jawDrop: number;
  /** left out while the lips rest */
  lips?: LipShift;
}

/** How far lips are from where they rest, in face units: what hair around them follows. */
export interface LipShift {
  /** a corner away from the middle */
  out: number;
  /** a corner, and the middle of the upper lip's upper edge, downwards */
  cornerDown: number;
  topDown: number;
  /** the skin of the cheek beside the corner, upwards */
  cheekUp: number;
}
