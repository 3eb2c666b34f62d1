import { AbsoluteFill, Audio, continueRender, delayRender, Img, staticFile, useCurrentFrame } from 'remotion';
import type { CaptionProps, FrameProps, SceneProps } from './scene-props.ts';

const font = new FontFace('Caption', `url(${staticFile('caption.woff2')})`, { weight: '800' });
const waiting = delayRender('caption font');
void font.load().then((loaded) => {
  document.fonts.add(loaded);
  continueRender(waiting);
});

export function Scene(props: SceneProps) {
  const frame = useCurrentFrame();
  const now = props.frames[frame];
  const caption = props.captions.find(({ startFrame, endFrame }) => startFrame <= frame && frame < endFrame);
  if (!now) return null;
  const margin = props.backgroundMargin;
  return (
    <AbsoluteFill style={{ overflow: 'hidden' }}>
      <Img
        src={staticFile('background.png')}
        style={{ position: 'absolute', left: now.driftX - margin, top: now.driftY - margin }}
      />
      <Img src={staticFile('body.png')} style={{ position: 'absolute', left: 0, top: 0 }} />
      <Head now={now} {...props} />
      <Img src={staticFile('logo.png')} style={{ position: 'absolute', left: props.logo.x, top: props.logo.y }} />
      {caption && <Caption caption={caption} frame={frame} centerY={props.captionCenterY} />}
      <Audio src={staticFile('voice.wav')} />
    </AbsoluteFill>
  );
}

/** Every head stays loaded; one is seen. */
function Head({ now, head, headPictures }: { now: FrameProps } & Pick<SceneProps, 'head' | 'headPictures'>) {
  const { x, y, width, height, pivotX, pivotY } = head;
  return (
    <div
      style={{
        position: 'absolute',
        left: x,
        top: y,
        width,
        height,
        transformOrigin: `${pivotX}px ${pivotY}px`,
        transform: `translate(${now.shiftX}px, ${now.shiftY}px) rotate(${now.rollRad}rad)`,
      }}
    >
      {headPictures.map((picture, index) => (
        <Img
          key={picture}
          src={staticFile(picture)}
          style={{ position: 'absolute', left: 0, top: 0, visibility: index === now.head ? 'visible' : 'hidden' }}
        />
      ))}
    </div>
  );
}

const ENTER_FRAMES = 4.2;

function Caption({ caption, frame, centerY }: { caption: CaptionProps; frame: number; centerY: number }) {
  const { words, emPx, startFrame } = caption;
  const left = 1 - Math.min(1, (frame - startFrame) / ENTER_FRAMES);
  const eased = 1 - left ** 3;
  const spoken = words.findLastIndex((word) => word.startFrame <= frame);
  return (
    <div
      style={{
        position: 'absolute',
        width: '100%',
        top: centerY - emPx,
        lineHeight: `${2 * emPx}px`,
        textAlign: 'center',
        whiteSpace: 'pre',
        fontFamily: 'Caption',
        fontWeight: 800,
        fontSize: emPx,
        WebkitTextStroke: `${0.16 * emPx}px #07070a`,
        paintOrder: 'stroke fill',
        opacity: Math.min(1, 0.35 + eased),
        transform: `scale(${0.8 + 0.2 * eased})`,
      }}
    >
      {words.map((word, index) => (
        <span key={word.startFrame} style={{ color: index === Math.max(0, spoken) ? '#fbd530' : '#faf9f7' }}>
          {index > 0 ? ' ' : ''}
          {word.text}
        </span>
      ))}
    </div>
  );
}
