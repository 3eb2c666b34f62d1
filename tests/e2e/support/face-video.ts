import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright-core';
import { inject } from 'vitest';

const FRAMES = 60;

/**
 * A person who does not exist sits before the camera, listens and sways a little: pictures one after the other, as a fake
 * camera takes them.
 */
export async function faceForCamera(): Promise<string> {
  const browser = await chromium.launch({ executablePath: inject('chromiumPath'), args: ['--no-sandbox'] });
  const page = await browser.newPage();
  const portrait = await closedLips(page);
  const frames = await page.evaluate(
    async ([source, count]) => {
      const [width, height] = [1280, 720];
      const face = new Image();
      face.src = source;
      await face.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const context = canvas.getContext('2d');
      const scale = (height * 1.25) / face.height;
      const [wide, high] = [face.width * scale, face.height * scale];
      return Array.from({ length: count }, (_, frame) => {
        const turn = (frame / count) * 2 * Math.PI;
        if (context) {
          context.fillStyle = '#8a8f98';
          context.fillRect(0, 0, width, height);
          context.drawImage(face, (width - wide) / 2 + 6 * Math.sin(turn), 4 * Math.sin(2 * turn) - 40, wide, high);
        }
        return canvas.toDataURL('image/jpeg', 0.92).split(',')[1] ?? '';
      });
    },
    [portrait, FRAMES] as const,
  );
  await browser.close();
  const path = join(tmpdir(), `herald-face-${process.pid}.mjpeg`);
  await writeFile(path, Buffer.concat(frames.map((frame) => Buffer.from(frame, 'base64'))));
  return path;
}

const listener = fileURLToPath(new URL('../../../packages/stage/fixtures/portraits/se_m27.jpg', import.meta.url));

/** A portrait whose lips are hardly apart, without the five rows of pixels between them. */
async function closedLips(page: Page): Promise<string> {
  const portrait = `data:image/jpeg;base64,${(await readFile(listener)).toString('base64')}`;
  return page.evaluate(async (source) => {
    const face = new Image();
    face.src = source;
    await face.decode();
    const [top, gap] = [640, 5];
    const [width, below] = [face.width, face.height - top - gap];
    const canvas = Object.assign(document.createElement('canvas'), { width, height: top + below });
    const context = canvas.getContext('2d');
    context?.drawImage(face, 0, 0, width, top, 0, 0, width, top);
    context?.drawImage(face, 0, top + gap, width, below, 0, top, width, below);
    return canvas.toDataURL('image/jpeg', 0.95);
  }, portrait);
}
