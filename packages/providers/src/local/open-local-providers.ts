import type { Providers } from '../providers.ts';
import { libraryPicture } from './faces/library-picture.ts';
import { localImage } from './faces/local-image.ts';
import { localPortrait } from './faces/local-portrait.ts';
import { localSpeech } from './local-speech.ts';
import { localVideo } from './local-video.ts';

/** Everything Herald can do by itself, without a key. */
export function openLocalProviders(): Providers {
  return {
    speech: localSpeech(),
    video: localVideo(),
    image: localImage(),
    portrait: localPortrait(),
    library: { picture: libraryPicture },
  };
}
