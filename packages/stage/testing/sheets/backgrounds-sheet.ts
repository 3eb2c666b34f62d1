import { BACKGROUND_STYLES, ENVIRONMENTS, LIGHTINGS, SETTINGS } from '@herald/media/choices';
import type { BackgroundSpec, SettingBackground } from '@herald/media/scene/scene-spec';
import type { MakeCanvas } from '#base/canvas/canvas.ts';
import { prepareBackground } from '#places/prepare-background.ts';
import { layoutScene } from '#scene/layout/layout-scene.ts';
import { type GridCell, pictureGrid } from './picture-grid.ts';
import { sampleProduct } from './sample-pictures.ts';
import type { Sheet } from './sheet.ts';

function draw(spec: BackgroundSpec, aspect: '9:16' | '16:9', makeCanvas: MakeCanvas) {
  const layout = layoutScene({ aspect, resolution: 720 });
  return prepareBackground(spec, layout, 0, { makeCanvas, pictures: new Map([['own', sampleProduct(makeCanvas)]]) });
}

const LIGHTS = LIGHTINGS.filter((lighting) => lighting !== 'auto');

function variants(setting: SettingBackground['setting']): SettingBackground[] {
  const plain = { kind: 'setting', setting, seed: 1 } as const;
  return [
    ...ENVIRONMENTS.flatMap((environment) =>
      BACKGROUND_STYLES.map((style) => ({ ...plain, environment, style, lighting: 'auto' as const })),
    ),
    ...LIGHTS.map((lighting) => ({ ...plain, environment: 'day' as const, style: 'clean' as const, lighting })),
  ];
}

export const BACKGROUNDS_SHEET: Sheet = {
  title: 'Backgrounds: five settings by day and evening, three styles, three lights',
  draw: (makeCanvas) => {
    const cells = SETTINGS.flatMap((setting) =>
      variants(setting).map(
        (spec): GridCell => ({
          label: `${setting} ${spec.environment} ${spec.style}${spec.lighting === 'auto' ? '' : ` ${spec.lighting}`}`,
          picture: draw(spec, '9:16', makeCanvas),
        }),
      ),
    );
    return pictureGrid(cells, { columns: 9, cellWidth: 216, cellHeight: 384 }, makeCanvas);
  },
};

export const WIDE_BACKGROUNDS_SHEET: Sheet = {
  title: 'Backgrounds in 16:9, a colour and an own picture',
  draw: (makeCanvas) => {
    const settings = SETTINGS.flatMap((setting) =>
      ENVIRONMENTS.map(
        (environment): GridCell => ({
          label: `${setting} ${environment}`,
          picture: draw(
            { kind: 'setting', setting, environment, style: 'clean', lighting: 'auto', seed: 1 },
            '16:9',
            makeCanvas,
          ),
        }),
      ),
    );
    const plain: GridCell[] = [
      { label: 'colour', picture: draw({ kind: 'color', color: '#2f6f6a' }, '16:9', makeCanvas) },
      {
        label: 'own picture, soft',
        picture: draw({ kind: 'picture', picture: 'own', softness: 0.5 }, '16:9', makeCanvas),
      },
    ];
    return pictureGrid([...settings, ...plain], { columns: 3, cellWidth: 560, cellHeight: 315 }, makeCanvas);
  },
};
