import type { BrandKit } from '@herald/contract/brand';
import { isColor } from '@herald/media/choices';
import { type Canvas, drawEndCard, endCardFonts, type MakeCanvas } from '@herald/stage';
import { useEffect, useRef } from 'react';
import { loadCaptionFonts } from '#lib/caption-fonts.ts';
import { logFailure } from '#lib/log-failure.ts';
import { sampleCard } from '../rules/sample-card.ts';

const SHORT_SIDE_PX = 360;

const makeCanvas: MakeCanvas = (width, height) =>
  Object.assign(document.createElement('canvas'), { width, height }) as unknown as Canvas;

/** The end card, drawn by what draws films. */
export function EndCardPicture({ kit, className }: { kit: BrandKit; className?: string }) {
  const shown = useRef<HTMLCanvasElement>(null);
  const { color, accent, font, end_card, line, link_url, logo_url } = kit;
  useEffect(() => {
    if (!isColor(color) || !isColor(accent)) return undefined;
    const quit = new AbortController();
    const card = sampleCard({ color, accent, font, end_card, line, link_url });
    Promise.all([logo_url ? pictureOf(logo_url) : null, loadCaptionFonts(endCardFonts(card))])
      .then(([logo]) => {
        const context = shown.current?.getContext('2d');
        if (!context || quit.signal.aborted) return;
        const drawn = drawEndCard({ ...card, logo }, SHORT_SIDE_PX, makeCanvas);
        context.drawImage(drawn as unknown as HTMLCanvasElement, 0, 0);
      })
      .catch((error) => logFailure('The end card could not be drawn', error));
    return () => quit.abort();
  }, [color, accent, font, end_card, line, link_url, logo_url]);
  return (
    <canvas
      ref={shown}
      width={SHORT_SIDE_PX}
      height={(SHORT_SIDE_PX * 16) / 9}
      aria-hidden
      className={`aspect-[9/16] w-full bg-film ${className ?? ''}`}
    />
  );
}

async function pictureOf(url: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = url;
  await picture.decode();
  return picture;
}
