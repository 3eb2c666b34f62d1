import { letGo } from '@herald/stage/let-go';
import type { Frame, Packet } from 'node-av/lib';
import { FilmError } from '../film-error.ts';
import type { Planes } from '../picture.ts';
import { InputFile } from './input-file.ts';
import { planesOfFrame } from './planes-of-frame.ts';
import { secondsOf } from './seconds-of.ts';
import { StreamDecoder } from './stream-decoder.ts';

export interface ReadPictures {
  path: string;
  /** Every picture in order with the moment it is shown; only valid during the call. */
  onPicture(planes: Planes, tSec: number): void | Promise<void>;
  /** Every picture as it lies in the file, in the order of the file. */
  onCoded?(coded: Uint8Array, tSec: number): void;
}

/** Decodes the pictures of a film or of a segment of one. */
export async function readPictures({ path, onPicture, onCoded }: ReadPictures): Promise<void> {
  const input = await InputFile.open(path, 'mov');
  try {
    const { video } = input;
    if (!video) throw new FilmError('wrong_output', 'The film lacks its pictures.');
    const decoder = await StreamDecoder.open(video);
    const onFrame = async (frame: Frame): Promise<void> => {
      const planes = planesOfFrame(frame);
      await onPicture(planes, secondsOf(frame.pts, video.timeBase));
      for (const plane of [planes.luma, planes.blue, planes.red]) letGo(plane);
    };
    const feed = async (packet: Packet | null): Promise<void> => {
      if (!(await decoder.decode(packet, onFrame)))
        throw new FilmError('wrong_output', 'The finished film cannot be read back.');
    };
    try {
      for await (const packet of input.packets()) {
        if (packet.streamIndex !== video.index) continue;
        if (packet.data) onCoded?.(packet.data, secondsOf(packet.pts, video.timeBase));
        await feed(packet);
      }
      await feed(null);
    } finally {
      decoder.close();
    }
  } finally {
    await input.close();
  }
}
