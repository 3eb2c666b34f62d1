import type { Knot, Rib } from '../knot.ts';
import { type ContactShadow, paintContactShadow } from './contact-shadow.ts';
import type { HairPainter } from './hair-painter.ts';
import { paintRibbon, RIBBON, type RibbonLook } from './ribbon.ts';
import { paintStrand } from './strand.ts';

/** A lock is a soft ribbon with single strands over it, which break its outline and thin out towards the tip. */
export interface LockLook extends RibbonLook {
  shadow: ContactShadow | null;
  /** strands per face unit of width; 0 leaves the bare ribbon */
  density: number;
  /** how untidy the strands are, 0..1 */
  spread: number;
  /** strands end between this share of the length and 1 */
  shortest: number;
  strandAlpha: number;
  strandWidth: number;
  /** how different the strands' tones are */
  contrast: number;
}

const LOCK: LockLook = {
  ...RIBBON,
  shadow: null,
  density: 130,
  spread: 0.18,
  shortest: 0.72,
  strandAlpha: 0.55,
  strandWidth: 0.0042,
  contrast: 0.5,
};

/** How far a strand may leave its lock, face units at spread 1. */
const STRAY = 0.09;

function paintLockStrands(painter: HairPainter, path: readonly Rib[], look: LockLook): void {
  const { random } = painter;
  let widest = 0;
  for (const rib of path) widest = Math.max(widest, rib[3]);
  const count = Math.round(widest * 2 * look.density);
  const last = path.length - 1;
  for (let i = 0; i < count; i++) {
    const offset = random() * 2 - 1;
    const stray = (random() - 0.5) * look.spread * STRAY;
    const points = Math.max(4, Math.round(path.length * (look.shortest + (1 - look.shortest) * random())));
    const wander = (random() - 0.5) * look.spread;
    const phase = random() * 6.28;
    const strand: Knot[] = [];
    for (let k = 0; k < Math.min(points, path.length); k++) {
      const here = path[k];
      const before = path[k > 0 ? k - 1 : 0];
      const after = path[k < last ? k + 1 : last];
      const dx = after[0] - before[0];
      const dy = after[1] - before[1];
      const flat = Math.hypot(dx, dy) || 1e-6;
      const away =
        (offset + wander * Math.sin(phase + (k / last) * 5)) * (here[3] + 0.006 * (k / last)) +
        stray * Math.sin((k / last) * 3.14);
      strand.push([here[0] - (dy / flat) * away, here[1] + (dx / flat) * away, here[2]]);
    }
    const shade = random();
    paintStrand(painter, strand, {
      tone:
        look.tone * (1 - look.contrast * 0.62 + look.contrast * 1.24 * shade) * (1 - look.edge * 0.5 * offset * offset),
      root: look.root,
      tip: look.tip,
      gloss: look.gloss,
      halo: look.halo,
      shift: (shade - 0.5) * 0.3 + (random() - 0.5) * 0.15,
      grey: random() < painter.grey ? 1 : 0,
      warmth: look.warmth + (random() - 0.5) * 0.1,
      alpha: look.strandAlpha * look.alpha,
      halfWidth: look.strandWidth * (0.7 + 0.6 * random()),
      lean: look.round * offset,
      rootFade: look.rootFade > 0 ? look.rootFade * (0.4 + 0.8 * random()) : 0.05,
      normalAt: look.normalAt,
    });
  }
}

export function paintLock(painter: HairPainter, path: readonly Rib[], look: Partial<LockLook> = {}): void {
  const full = { ...LOCK, ...look };
  if (path.length < 2) return;
  if (full.shadow) paintContactShadow(painter, path, full.shadow);
  paintRibbon(painter, path, full);
  if (full.density > 0) paintLockStrands(painter, path, full);
}
