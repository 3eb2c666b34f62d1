import type { Context2D } from '#base/canvas/canvas.ts';

const CHALK = '#f2efe6';

/** A dark board with lines of chalk, prices at their right, and a drawing of what is sold. */
export function paintMenu(ctx: Context2D, width: number, height: number, drawing: 'loaf' | 'cup'): void {
  ctx.fillStyle = '#8a6238';
  ctx.fillRect(0, 0, width, height);
  ctx.fillStyle = '#26302c';
  ctx.fillRect(4, 4, width - 8, height - 8);
  ctx.fillStyle = CHALK;
  for (let row = 0; row < 3; row++) {
    const y = height * (0.24 + row * 0.24);
    ctx.fillRect(width * 0.4, y, width * (0.22 + 0.08 * ((row * 2) % 3)), height * 0.08);
    ctx.fillRect(width * 0.83, y, width * 0.1, height * 0.08);
  }
  ctx.save();
  ctx.translate(width * 0.19, height * 0.55);
  ctx.scale(height / 100, height / 100);
  if (drawing === 'loaf') paintLoaf(ctx);
  else paintCup(ctx);
  ctx.restore();
}

function paintLoaf(ctx: Context2D): void {
  ctx.fillStyle = '#e0b070';
  ctx.beginPath();
  ctx.ellipse(0, 0, 42, 24, 0, 0, 2 * Math.PI);
  ctx.fill();
  ctx.strokeStyle = '#8f5a2a';
  ctx.lineWidth = 5;
  for (const x of [-20, 0, 20]) {
    ctx.beginPath();
    ctx.moveTo(x - 6, -14);
    ctx.lineTo(x + 6, 12);
    ctx.stroke();
  }
}

function paintCup(ctx: Context2D): void {
  ctx.fillStyle = CHALK;
  ctx.strokeStyle = CHALK;
  ctx.lineWidth = 6;
  ctx.beginPath();
  ctx.moveTo(-28, -12);
  ctx.lineTo(24, -12);
  ctx.lineTo(16, 28);
  ctx.lineTo(-20, 28);
  ctx.fill();
  ctx.beginPath();
  ctx.arc(26, 4, 11, -Math.PI / 2, Math.PI / 2);
  ctx.stroke();
  for (const x of [-12, 6]) {
    ctx.beginPath();
    ctx.moveTo(x, -20);
    ctx.quadraticCurveTo(x + 8, -28, x, -38);
    ctx.stroke();
  }
}

/** A green board with what a lesson leaves on it. */
export function paintBlackboard(ctx: Context2D, width: number, height: number): void {
  ctx.fillStyle = '#9a7038';
  ctx.fillRect(0, 0, width, height);
  ctx.fillStyle = '#2b5546';
  ctx.fillRect(6, 6, width - 12, height - 12);
  ctx.fillStyle = CHALK;
  ctx.strokeStyle = CHALK;
  ctx.lineWidth = height * 0.028;
  const stroke = (points: readonly (readonly [number, number])[]): void => {
    ctx.beginPath();
    for (const [x, y] of points) ctx.lineTo(width * x, height * y);
    ctx.stroke();
  };
  // A sum, by its strokes: letters of a font look different where the font is missing.
  stroke([
    [0.08, 0.16],
    [0.08, 0.32],
  ]);
  stroke([
    [0.13, 0.16],
    [0.19, 0.16],
    [0.13, 0.32],
    [0.19, 0.32],
  ]);
  stroke([
    [0.25, 0.24],
    [0.33, 0.24],
  ]);
  stroke([
    [0.29, 0.17],
    [0.29, 0.31],
  ]);
  stroke([
    [0.39, 0.16],
    [0.46, 0.16],
    [0.41, 0.32],
  ]);
  stroke([
    [0.08, 0.46],
    [0.46, 0.46],
  ]);
  stroke([
    [0.32, 0.54],
    [0.38, 0.54],
    [0.32, 0.62],
    [0.38, 0.7],
    [0.32, 0.7],
  ]);
  stroke([
    [0.44, 0.54],
    [0.44, 0.7],
    [0.5, 0.7],
  ]);
  ctx.strokeStyle = '#f0d27a';
  ctx.lineWidth = height * 0.03;
  ctx.beginPath();
  ctx.moveTo(width * 0.58, height * 0.86);
  ctx.lineTo(width * 0.92, height * 0.86);
  ctx.lineTo(width * 0.58, height * 0.42);
  ctx.closePath();
  ctx.stroke();
}

/** Paper with a seal and a ribbon, in a frame. */
export function paintDiploma(ctx: Context2D, width: number, height: number, frame: string): void {
  ctx.fillStyle = frame;
  ctx.fillRect(0, 0, width, height);
  ctx.fillStyle = '#f6f1e4';
  ctx.fillRect(width * 0.08, height * 0.1, width * 0.84, height * 0.8);
  ctx.fillStyle = '#54504a';
  ctx.fillRect(width * 0.26, height * 0.22, width * 0.48, height * 0.1);
  ctx.fillStyle = '#a09a8c';
  for (const y of [0.42, 0.52, 0.62]) ctx.fillRect(width * 0.18, height * y, width * 0.64, height * 0.035);
  ctx.fillStyle = '#b3362c';
  ctx.beginPath();
  ctx.arc(width * 0.74, height * 0.76, height * 0.09, 0, 2 * Math.PI);
  ctx.fill();
  ctx.fillRect(width * 0.715, height * 0.78, width * 0.05, height * 0.12);
}

/** Files in a row, all of one height, with a label on each back. */
export function paintFiles(ctx: Context2D, width: number, height: number, colors: readonly string[]): void {
  const thick = height * 0.3;
  for (let i = 0; (i + 1) * thick <= width; i++) {
    const x = i * thick;
    ctx.fillStyle = colors[Math.floor(i / 3) % colors.length] ?? '#2f3f5a';
    ctx.fillRect(x + 1, 0, thick - 2, height);
    ctx.fillStyle = '#f4f1ea';
    ctx.fillRect(x + thick * 0.22, height * 0.14, thick * 0.56, height * 0.34);
    ctx.fillStyle = '#26282b';
    ctx.beginPath();
    ctx.arc(x + thick / 2, height * 0.76, thick * 0.16, 0, 2 * Math.PI);
    ctx.fill();
  }
}

/** Hooks that turn and get smaller, as eyes are tested with. */
export function paintEyeChart(ctx: Context2D, width: number, height: number): void {
  ctx.fillStyle = '#fbfaf6';
  ctx.fillRect(0, 0, width, height);
  ctx.fillStyle = '#1f2226';
  let y = height * 0.07;
  for (const [row, share] of [0.24, 0.17, 0.13, 0.1].entries()) {
    const side = height * share;
    for (let i = 0; i <= row; i++) {
      ctx.save();
      ctx.translate(width / 2 + (i - row / 2) * side * 1.5, y + side / 2);
      ctx.rotate(((row + i) * Math.PI) / 2);
      ctx.fillRect(-side / 2, -side / 2, side * 0.2, side);
      for (const bar of [-0.5, -0.1, 0.3]) ctx.fillRect(-side / 2, side * bar, side, side * 0.2);
      ctx.restore();
    }
    y += side + height * 0.05;
  }
}
