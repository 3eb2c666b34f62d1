/** The mean of the cells around each cell of a grid, up to `reach` away, as far as there are any; in place, with `room` for one row. */
export function boxMean(values: usize, columns: i32, rows: i32, reach: i32, room: usize): void {
  for (let row = 0; row < rows; row++) meanLine(values + ((row * columns) << 2), 4, columns, reach, room);
  for (let column = 0; column < columns; column++) meanLine(values + (column << 2), columns << 2, rows, reach, room);
}

function meanLine(from: usize, step: i32, count: i32, reach: i32, room: usize): void {
  for (let k = 0; k < count; k++) store<f32>(room + (k << 2), load<f32>(from + k * step));
  let sum: f32 = 0;
  for (let k = 0; k < min<i32>(reach, count); k++) sum += load<f32>(room + (k << 2));
  for (let k = 0; k < count; k++) {
    if (k + reach < count) sum += load<f32>(room + ((k + reach) << 2));
    if (k - reach > 0) sum -= load<f32>(room + ((k - reach - 1) << 2));
    store<f32>(from + k * step, sum / <f32>(min<i32>(count - 1, k + reach) - max<i32>(0, k - reach) + 1));
  }
}
