export interface Take {
  number: number;
  file: File;
  url: string;
  durationSec: number;
}

/** Good sound in little room, in the order browsers know them. */
const types = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus'];

export function recordedType(): string | undefined {
  return types.find((type) => MediaRecorder.isTypeSupported(type));
}

export function takeFrom(pieces: Blob[], type: string, number: number, durationSec: number): Take {
  const [plain = 'audio/webm'] = type.split(';');
  const ending = { 'audio/mp4': 'm4a', 'audio/ogg': 'ogg' }[plain] ?? 'webm';
  const file = new File(pieces, `take-${number}.${ending}`, { type: plain });
  return { number, file, url: URL.createObjectURL(file), durationSec };
}
