import type { SettingBackground } from '@herald/media/scene/scene-spec';
import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { useStage } from '../preview/stage-remote.ts';
import { useWizard } from '../steps/wizard-context.ts';

interface SettingPictureProps {
  background: SettingBackground;
  className?: string;
}

/** A place as the stage builds it; what was drawn before stays until the new one is there. */
export function SettingPicture({ background, className }: SettingPictureProps) {
  const { stage, state } = useStage();
  const canvas = useRef<HTMLCanvasElement>(null);
  const shown = useRef<ImageBitmap>(null);
  const { showsPreview } = useWizard();
  // Ordered once the presenter is drawn, who comes first, unless there is none to show yet.
  const tile = state.hasPicture || state.failure || !showsPreview ? stage.tile(background) : null;
  useEffect(() => {
    const { current } = canvas;
    if (!current || !tile || shown.current === tile) return;
    shown.current = tile;
    current.width = tile.width;
    current.height = tile.height;
    current.getContext('2d')?.drawImage(tile, 0, 0);
  }, [tile]);
  return (
    <canvas
      ref={canvas}
      aria-hidden
      data-drawn={tile !== null || undefined}
      width={4}
      height={5}
      className={clsx('block w-full object-cover', className)}
    />
  );
}
