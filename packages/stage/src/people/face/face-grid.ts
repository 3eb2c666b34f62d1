/** The face as cells of a regular grid in face units; every baked field of the face has one number per cell. */
export const GRID = { left: -1.02, top: -1.42, step: 0.014, columns: 147, rows: 217 } as const;

export const GRID_CELLS = GRID.columns * GRID.rows;

export function columnX(column: number): number {
  return GRID.left + column * GRID.step;
}

export function rowY(row: number): number {
  return GRID.top + row * GRID.step;
}

export function cellAt(x: number, y: number): number {
  const column = Math.max(1, Math.min(GRID.columns - 2, Math.round((x - GRID.left) / GRID.step)));
  const row = Math.max(1, Math.min(GRID.rows - 2, Math.round((y - GRID.top) / GRID.step)));
  return row * GRID.columns + column;
}

export function fillField(valueAt: (x: number, y: number) => number): Float32Array {
  const field = new Float32Array(GRID_CELLS);
  for (let row = 0, i = 0; row < GRID.rows; row++) {
    for (let column = 0; column < GRID.columns; column++, i++) field[i] = valueAt(columnX(column), rowY(row));
  }
  return field;
}

/** Bilinear value of a field anywhere; clamped to the grid's edge. */
export function sampleField(field: Float32Array, x: number, y: number): number {
  const u = Math.max(0, Math.min(GRID.columns - 1.01, (x - GRID.left) / GRID.step));
  const v = Math.max(0, Math.min(GRID.rows - 1.01, (y - GRID.top) / GRID.step));
  const column = u | 0;
  const row = v | 0;
  const fx = u - column;
  const fy = v - row;
  const i = row * GRID.columns + column;
  const above = field[i] * (1 - fx) + field[i + 1] * fx;
  const below = field[i + GRID.columns] * (1 - fx) + field[i + GRID.columns + 1] * fx;
  return above * (1 - fy) + below * fy;
}

/** Like fillField for costly, soft values: every second cell is asked for, the others lie between their neighbours. */
export function fillCoarsely(valueAt: (x: number, y: number) => number): Float32Array {
  const { columns, rows } = GRID;
  const field = new Float32Array(GRID_CELLS);
  for (let row = 0; row < rows; row += 2) {
    const start = row * columns;
    for (let column = 0; column < columns; column += 2) field[start + column] = valueAt(columnX(column), rowY(row));
    for (let column = 1; column < columns - 1; column += 2) {
      field[start + column] = (field[start + column - 1] + field[start + column + 1]) / 2;
    }
  }
  for (let row = 1; row < rows - 1; row += 2) {
    for (let i = row * columns; i < (row + 1) * columns; i++) field[i] = (field[i - columns] + field[i + columns]) / 2;
  }
  return field;
}
