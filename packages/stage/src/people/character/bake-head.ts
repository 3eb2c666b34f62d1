import type { CharacterParams } from '@herald/media/person/character-params';
import type { HairStyle } from '@herald/media/person/hair-params';
import type { MakeCanvas } from '#base/canvas/canvas.ts';
import { parseHex, scaleRgb } from '#base/color/rgb.ts';
import type { Light } from '#base/light/light-presets.ts';
import { mix } from '#base/math/mix.ts';
import { seededRandom } from '#base/math/seeded-random.ts';
import { NewestOnes } from '#base/newest-ones.ts';
import { bakeGlasses } from '../accessories/glasses.ts';
import { bakeComplexion } from '../face/bake-complexion.ts';
import { bakeOcclusion } from '../face/bake-occlusion.ts';
import { bakeRelief, type Relief } from '../face/bake-relief.ts';
import { faceOutline } from '../face/face-outline.ts';
import { type FaceShape, resolveFaceShape } from '../face/face-shape.ts';
import type { FaceSurfaceSource } from '../face/face-surface.ts';
import { headView } from '../face/head-view.ts';
import { smileField } from '../face/smile-field.ts';
import { bakeIris } from '../features/bake-iris.ts';
import { bakeBrow } from '../features/brow.ts';
import { bakeEar } from '../features/ear.ts';
import { bakeTeeth } from '../mouth/bake-teeth.ts';
import type { BakedBeard, BakedHair, SkullGeometry } from '../params/skull-geometry.ts';
import { skinPalette } from '../skin/skin-palette.ts';
import { hairShadowAt } from './hair-shadow.ts';

/** Styles through which the crown of the head shows. */
const BARE_CROWNS = new Set<HairStyle>(['bald', 'buzz', 'receding', 'fade', 'shortafro', 'crop']);

/** The relief has no scale: the same face in another size, or with other clothes, has the same. */
const reliefs = new NewestOnes<Relief>(3);

export interface HeadParts {
  params: CharacterParams;
  geometry: SkullGeometry;
  hair: BakedHair;
  beard: BakedBeard | null;
  makeCanvas: MakeCanvas;
}

/** Everything of the head that is made once: skin fields, sprites and the seeded unevenness of a real face. */
export function bakeHead(parts: HeadParts) {
  const { params, geometry, hair, beard, makeCanvas } = parts;
  const { unitPx, light } = geometry;
  const face = resolveFaceShape(params);
  const palette = skinPalette(params);
  const outline = faceOutline(face);
  const skin = bakeSkin(parts, face);
  return {
    face,
    palette,
    outline,
    light,
    hair,
    beard,
    params,
    unitPx,
    skin,
    viewOf: headView(face, skin.relief.height, unitPx),
    iris: bakeIris(parseHex(params.eyeColor), unitPx, seededRandom(params.seed * 5 + 2), makeCanvas),
    brow: bakeBrow({ face, hair: geometry.hair, unitPx, random: seededRandom(params.seed * 13 + 1), makeCanvas }),
    teeth: bakeTeeth(unitPx, makeCanvas),
    ears: hair.hidesEars
      ? []
      : [bakeEar(-1, { palette, light, unitPx, makeCanvas }), bakeEar(1, { palette, light, unitPx, makeCanvas })],
    glasses: params.glasses ? bakeGlasses({ ...params.glasses, face, light, palette, unitPx, makeCanvas }) : null,
    uneven: unevenness(params.seed),
    edgeDepthAt: geometry.edgeDepthAt,
  };
}

export type BakedHead = ReturnType<typeof bakeHead>;

function bakeSkin(parts: HeadParts, face: FaceShape): FaceSurfaceSource {
  const { params, geometry, hair, beard } = parts;
  const { halfWidthAt, jawShareAt, light } = geometry;
  const palette = skinPalette(params);
  const relief = reliefs.get(JSON.stringify([params.seed, face]), () =>
    bakeRelief({
      face,
      skin: geometry.depthAt,
      smile: smileField(face),
      halfWidthAt,
      random: seededRandom(params.seed * 7 + 3),
    }),
  );
  return {
    relief,
    occlusion: bakeOcclusion({
      face,
      height: relief.height,
      keyDirection: light.key,
      halfWidthAt,
      hairShadowAt: hairShadowAt(hair.faceShadow ?? null, geometry.unitPx),
    }),
    complexion: bakeComplexion({ params, face, palette, hair, beard, random: seededRandom(params.seed * 17 + 9) }),
    light: lightOn(light, palette.darkness),
    material: {
      gloss: mix(0.075, 0.115, palette.darkness),
      fillGloss: mix(0.12, 0.09, palette.darkness),
      softness: 1,
    },
    halfWidthAt,
    jawShareAt,
    chinY: face.chinY,
    hiddenAboveY: BARE_CROWNS.has(params.hair.style) ? -1.42 : face.hairlineY - 0.3,
  };
}

/** Dark skin gives little back of a lamp that grazes it or stands far: it gets more of both, so that its dark side is read as well. */
function lightOn(light: Light, darkness: number): Light {
  return {
    ...light,
    rimColor: scaleRgb(light.rimColor, 1 + 0.9 * darkness),
    fillColor: scaleRgb(light.fillColor, 1 + 0.7 * darkness),
  };
}

/** -1..1 each: no face is the mirror of itself. */
function unevenness(seed: number) {
  const random = seededRandom(seed * 3 + 1);
  const next = () => random() * 2 - 1;
  return { eyes: next(), brows: next(), mouth: next() };
}
