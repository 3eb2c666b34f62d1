import { createHash } from 'node:crypto';
import { type BackgroundStyle, type DrawnRoom, drawnRoom, type Room, type Setting } from '@herald/media/choices';
import type { VideoOrder } from '@herald/media/engines/video-order';
import type { BackgroundSpec } from '@herald/media/scene/scene-spec';
import { drawnTrade } from '@herald/media/trades';

/** How soft a customer's picture is behind the presenter; a sharp one would make them look cut out. */
const SOFTNESS: Record<BackgroundStyle, number> = { clean: 0.35, warm: 0.7, bold: 0.15 };
const EVENING_SHADE = 0.62;

/** The background of an order as the stage describes it; one's own picture counts once it is there. */
export function backgroundOf(order: VideoOrder): BackgroundSpec {
  const { background, output, pictures } = order;
  if (output.ground === 'green') return { kind: 'ground', ground: 'green' };
  // The film that is played has to show something where nothing is.
  if (output.ground === 'transparent') return { kind: 'ground', ground: 'checker' };
  const { setting, room, environment, lighting, style, color } = background;
  if (setting === 'picture' && pictures.background)
    return { kind: 'picture', picture: 'background', softness: SOFTNESS[style] };
  if (setting === 'picture' || setting === 'color')
    return { kind: 'color', color: environment === 'evening' ? shaded(color) : color };
  const trade = drawnTrade(background);
  return {
    kind: 'setting',
    setting,
    ...roomOf(setting, room),
    ...(trade && { trade }),
    environment,
    lighting,
    style,
    seed: placeSeedOf(order),
  };
}

/** Whoever stands in a place has a home, a kitchen and an office of their own, the same in every film. */
export function placeSeedOf({ performer, seed }: Pick<VideoOrder, 'performer' | 'seed'>): number {
  if (performer.kind === 'character') return performer.params.seed;
  if (performer.kind !== 'preset') return Math.abs(Math.trunc(seed));
  return createHash('sha256').update(performer.presetId).digest().readUInt32BE();
}

function roomOf(setting: Setting, given: Room | '' | undefined): { room?: DrawnRoom } {
  const room = drawnRoom(setting, given);
  return room ? { room } : {};
}

function shaded(color: string): string {
  const channels = color.match(/[0-9a-f]{2}/gi) ?? [];
  const darker = channels.map((hex) => Math.round(Number.parseInt(hex, 16) * EVENING_SHADE));
  return `#${darker.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
