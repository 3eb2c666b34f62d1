const WIDTH_PX = 96;
const HEIGHT_PX = 128;

/** A small picture of what the camera sees, as its tile shows it; undefined where the browser has none yet. */
export function stillOf(video: HTMLVideoElement): string | undefined {
  const { videoWidth, videoHeight } = video;
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH_PX;
  canvas.height = HEIGHT_PX;
  const context = videoWidth > 0 ? canvas.getContext('2d') : null;
  if (!context) return undefined;
  const scale = Math.max(WIDTH_PX / videoWidth, HEIGHT_PX / videoHeight);
  const [width, height] = [videoWidth * scale, videoHeight * scale];
  // Mirrored, as one sees oneself.
  context.translate(WIDTH_PX, 0);
  context.scale(-1, 1);
  context.drawImage(video, (WIDTH_PX - width) / 2, (HEIGHT_PX - height) / 2, width, height);
  return canvas.toDataURL('image/jpeg', 0.8);
}
