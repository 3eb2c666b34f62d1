import { describe, expect, it } from 'vitest';
import { featuresIn } from '#base/face-reach.ts';
import { touches } from '#base/math/rect.ts';
import { freePlaces } from '#scene/layout/free-places.ts';
import { layoutScene } from '#scene/layout/layout-scene.ts';
import { PORTRAIT_NAMES, portraitAnalysis } from '../../testing/photo-portraits.ts';
import { HEAD_SIZES, type HeadSize, portraitCut } from '../../testing/portrait-cut.ts';
import { photoReach } from './face-in-picture.ts';
import { fills, fitPhoto } from './fit-photo.ts';
import { framePhoto } from './frame-photo.ts';
import { freeSides } from './person-in-frame.ts';

const ASPECTS = ['9:16', '4:5', '1:1', '16:9'] as const;
/** One that fills the picture altogether has no frame that suits it. */
const HEAD_NAMES = (Object.keys(HEAD_SIZES) as HeadSize[]).filter((size) => size !== 'filling');
const cases = PORTRAIT_NAMES.flatMap((name) => ASPECTS.map((aspect) => ({ name, aspect })));

const framedOf = ({ name, aspect }: (typeof cases)[number], hasWords = true) => {
  const analysis = portraitAnalysis(name);
  const layout = layoutScene({ aspect, resolution: 720, hasHook: hasWords });
  const { framing: wish, caption, hook } = layout;
  const taken = hasWords ? [caption, hook] : [];
  return { analysis, wish, layout, framing: framePhoto(analysis, wish, taken) };
};

describe('the place of a face', () => {
  it.each(cases)('of $name in $aspect leaves words clear of eyes, nose and mouth', (wanted) => {
    const { framing, layout, analysis } = framedOf(wanted);
    const reach = photoReach(analysis);
    const { caption, hook } = freePlaces(layout, framing, reach);
    const features = featuresIn(framing, reach);
    expect([caption, hook].filter((part) => touches(features, part))).toEqual([]);
  });

  it.each(cases)('of $name in $aspect is in the upper middle of the frame', (wanted) => {
    const { headX, headY, frameWidth, frameHeight } = framedOf(wanted).framing;
    expect(Math.abs(headX / frameWidth - 0.5)).toBeLessThan(0.12);
    expect(headY / frameHeight).toBeGreaterThan(0.25);
    expect(headY / frameHeight).toBeLessThan(0.51);
  });

  it.each(cases)('of $name in $aspect has about the wished size', (wanted) => {
    const { framing, wish } = framedOf(wanted);
    expect(framing.unitPx / wish.unitPx).toBeGreaterThan(0.8);
    expect(framing.unitPx / wish.unitPx).toBeLessThan(1.88);
  });

  it.each(HEAD_NAMES)(
    'of a picture with a %s head leaves no edge of it to be seen, or sets it from edge to edge',
    (size) => {
      for (const aspect of ASPECTS) {
        const { analysis } = portraitCut(portraitAnalysis('eu_f28'), size);
        const { framing: wish, caption } = layoutScene({ aspect, resolution: 720 });
        const { open } = fitPhoto(analysis, framePhoto(analysis, wish, [caption]));
        const isStamp = open.left + open.right > 0 && open.top + open.bottom > 0;
        expect(isStamp, aspect).toBe(false);
      }
    },
  );

  it.each(ASPECTS)('of somebody who is cut out leaves open in %s what nobody ends at', (aspect) => {
    const analysis = portraitAnalysis('eu_f28');
    const { framing: wish, caption } = layoutScene({ aspect, resolution: 720 });
    const fit = fitPhoto(analysis, framePhoto(analysis, wish, [caption], freeSides(analysis)));
    expect(fit.open.bottom).toBe(0);
    // This picture ends beside the shoulders, and a wide frame is wider than them.
    expect(fills(fit, freeSides(analysis))).toBe(aspect !== '16:9');
  });

  it.each(HEAD_NAMES)(
    'of somebody with a %s head who is cut out never ends above the lower edge, with words',
    (size) => {
      const { analysis } = portraitCut(portraitAnalysis('eu_f28'), size);
      for (const aspect of ASPECTS) {
        const { framing: wish, caption, hook } = layoutScene({ aspect, resolution: 720, hasHook: true });
        const { open } = fitPhoto(analysis, framePhoto(analysis, wish, [caption, hook], freeSides(analysis)));
        expect(open.bottom, aspect).toBe(0);
      }
    },
  );

  it('of a tight selfie fills a tall frame, with the words below the mouth', () => {
    const { analysis } = portraitCut(portraitAnalysis('eu_f28'), 'large');
    const { framing: wish, caption } = layoutScene({ aspect: '9:16', resolution: 720 });
    const framing = framePhoto(analysis, wish, [caption]);
    expect(fitPhoto(analysis, framing).covers).toBe(true);
    expect((2 * framing.unitPx) / framing.frameWidth).toBeLessThan(0.89);
    const mouth = featuresIn(framing, photoReach(analysis));
    expect(mouth.y + mouth.height + caption.height).toBeLessThan(0.87 * framing.frameHeight);
  });

  it.each(['1:1', '4:5'] as const)(
    'of a selfie with a low mouth fills a frame in %s, with less high words',
    (aspect) => {
      const { analysis } = portraitCut(portraitAnalysis('eu_f28'), 'large');
      const cutPx = 115;
      const height = aspect === '1:1' ? analysis.width : analysis.height - cutPx;
      const points = analysis.points.map(([x, y, z]): [number, number, number] => [x, y - cutPx, z]);
      const selfie = { ...analysis, height, points };
      const layout = layoutScene({ aspect, resolution: 720 });
      const framing = framePhoto(selfie, layout.framing, [layout.caption]);
      expect(fitPhoto(selfie, framing).covers).toBe(true);
      const { caption } = freePlaces(layout, framing, photoReach(selfie));
      expect(touches(featuresIn(framing, photoReach(selfie)), caption)).toBe(false);
      expect(caption.height).toBeGreaterThanOrEqual(68);
      expect(caption.y + caption.height).toBeLessThanOrEqual(0.97 * framing.frameHeight);
    },
  );

  it('fills an upright frame with an upright photo that has the room', () => {
    for (const name of ['eu_f28', 'sa_m42', 'se_m27'] as const) {
      const { analysis, framing } = framedOf({ name, aspect: '9:16' }, false);
      expect(fitPhoto(analysis, framing).covers).toBe(true);
    }
  });

  it('is the same at every resolution', () => {
    const analysis = portraitAnalysis('sa_m42');
    const [small, large] = ([720, 1080] as const).map((resolution) => {
      const { framing, caption } = layoutScene({ aspect: '4:5', resolution });
      return framePhoto(analysis, framing, [caption]);
    });
    expect(large.headY / small.headY).toBeCloseTo(1.5, 1);
    expect(large.unitPx / small.unitPx).toBeCloseTo(1.5, 1);
  });
});
