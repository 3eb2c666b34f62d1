import { gaussian } from '#base/math/gaussian.ts';
import { mix } from '#base/math/mix.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import type { HairCraft } from '../hair-craft.ts';
import { noise } from '../paint/noise.ts';
import { paintTint } from '../paint/scalp-tint.ts';
import { besideEar, insideSkull, naturalEdge, paintStubble } from './stubble.ts';

/** A shaved head: the shadow of the follicles where hair would grow, and light on the skin of the crown. */
export function paintBald(craft: HairCraft): void {
  const { oldness } = craft.geometry;
  paintStubble(craft, {
    region: (x, y) => {
      const edge = naturalEdge(craft, x);
      const grows = 0.25 + 0.75 * smoothstep(0.45, 0.85, Math.abs(x));
      const thin = mix(1, 0.5 + 0.5 * smoothstep(0.5, 0.8, Math.abs(x)), oldness);
      return (
        insideSkull(craft, x, y, 0.2) *
        smoothstep(edge + 0.06, edge - 0.16, y) *
        grows *
        thin *
        besideEar(x, y, 0.1, -0.2)
      );
    },
    tintStrength: 0.24,
    tone: 0.75,
    hairs: 2600,
    hairLength: 0.012,
    alpha: 0.34,
  });
  paintCrownLight(craft);
}

/** Skin on the crown shines: a broad soft light and a small bright one, towards the key lamp. */
function paintCrownLight(craft: HairCraft): void {
  const { geometry, front } = craft;
  const { key } = geometry.light;
  const x0 = key[0] * 0.5;
  const y0 = -1.02;
  const skinLight = (geometry.skin[0] + geometry.skin[1] + geometry.skin[2]) / 765;
  const shine = craft.newLayer([-1.02, -1.42, 1.02, -0.5], [255, 246, 236]);
  paintTint(
    shine,
    [-1.02, -1.4, 1.02, -0.5],
    (x, y) => {
      const broad = gaussian(Math.hypot((x - x0) / 1.35, y - y0), 0.2) * 0.16;
      const small = gaussian(Math.hypot((x - x0) / 1.5, (y - y0 - 0.02) * 1.2), 0.075) * 0.2;
      const grain = 0.8 + 0.4 * noise(x * 46, y * 46);
      return insideSkull(craft, x, y, 0.2) * (broad + small) * grain * mix(1.25, 0.9, skinLight);
    },
    { tone: 1.1, grain: 0.06 },
  );
  front.overlay(shine);
}
