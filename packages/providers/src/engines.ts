import type { ImageEngine, LibraryPictures, PortraitEngine, VideoEngine, VoiceEngine } from '@herald/media';
import { libraryPicture } from './local/faces/library-picture.ts';
import { localImage } from './local/faces/local-image.ts';
import { localPortrait } from './local/faces/local-portrait.ts';
import { localVideo } from './local/local-video.ts';
import { localVoice } from './local/local-voice.ts';

/** Engines by what they do, the preferred first. */
export interface Engines {
  voice: readonly VoiceEngine[];
  video: readonly VideoEngine[];
  image: readonly ImageEngine[];
  portrait: PortraitEngine;
  library: LibraryPictures;
}

/** Every engine of an installation. A new one is a line here. */
export function openEngines(): Engines {
  return {
    voice: [localVoice()],
    video: [localVideo()],
    image: [localImage()],
    portrait: localPortrait(),
    library: { picture: libraryPicture },
  };
}
