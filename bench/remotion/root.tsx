import { Composition, registerRoot } from 'remotion';
import { Scene } from './scene.tsx';
import type { SceneProps } from './scene-props.ts';

const EMPTY: SceneProps = {
  width: 720,
  height: 1280,
  fps: 30,
  frames: [],
  backgroundMargin: 0,
  head: { x: 0, y: 0, width: 0, height: 0, pivotX: 0, pivotY: 0 },
  headPictures: [],
  logo: { x: 0, y: 0 },
  captionCenterY: 0,
  captions: [],
};

function Root() {
  return (
    <Composition
      id="scene"
      component={Scene}
      defaultProps={EMPTY}
      durationInFrames={1}
      fps={30}
      width={720}
      height={1280}
      calculateMetadata={({ props: { width, height, fps, frames } }) => ({
        width,
        height,
        fps,
        durationInFrames: Math.max(1, frames.length),
      })}
    />
  );
}

registerRoot(Root);
