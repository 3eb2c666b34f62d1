import { saveFile } from '#lib/save-file.ts';

const SCALE = 2;
const GAP_PX = 32;
const COPIED = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'font-size',
  'font-family',
  'font-weight',
  'opacity',
];

/** Draws every chart of an element below each other into one picture, in the colours of the screen, and saves it. */
export async function saveCharts(within: Element, filename: string): Promise<void> {
  const charts = [...within.querySelectorAll<SVGSVGElement>('svg[data-chart]')];
  const boxes = charts.map((chart) => chart.getBoundingClientRect());
  const canvas = document.createElement('canvas');
  canvas.width = SCALE * (2 * GAP_PX + Math.max(0, ...boxes.map(({ width }) => width)));
  canvas.height = SCALE * (GAP_PX + boxes.reduce((sum, { height }) => sum + height + GAP_PX, 0));
  const context = canvas.getContext('2d');
  if (!context || charts.length === 0) throw new Error('There is no chart to draw.');
  context.scale(SCALE, SCALE);
  context.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
  context.fillRect(0, 0, canvas.width, canvas.height);
  let y = GAP_PX;
  for (const [at, chart] of charts.entries()) {
    const { width = 0, height = 0 } = boxes[at] ?? {};
    context.drawImage(await pictureOf(chart, width, height), GAP_PX, y, width, height);
    y += height + GAP_PX;
  }
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!file) throw new Error('The charts could not be drawn.');
  saveFile(file, filename);
}

/** A copy that needs no style sheet. */
async function pictureOf(chart: SVGSVGElement, width: number, height: number): Promise<HTMLImageElement> {
  const copy = chart.cloneNode(true) as SVGSVGElement;
  const copies = [copy, ...copy.querySelectorAll('*')];
  for (const [at, element] of [chart, ...chart.querySelectorAll('*')].entries()) {
    const style = getComputedStyle(element);
    for (const name of COPIED)
      (copies[at] as SVGElement | undefined)?.style.setProperty(name, style.getPropertyValue(name));
  }
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  return image;
}
