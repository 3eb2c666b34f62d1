import type { ImageEngine, LibraryPictures } from '@herald/media/engines/image-engine';
import type { PortraitEngine } from '@herald/media/engines/portrait-engine';
import type { VideoEngine } from '@herald/media/engines/video-engine';
import type { VoiceEngine } from '@herald/media/engines/voice-engine';
import { libraryPicture } from '../local/faces/library-picture.ts';
import { localImage } from '../local/faces/local-image.ts';
import { localPortrait } from '../local/faces/local-portrait.ts';
import { finishForeign } from '../local/finish-foreign.ts';
import { localVideo } from '../local/local-video.ts';
import { localVoice } from '../local/local-voice.ts';
import { type NaturalVoiceOptions, naturalVoice } from '../local/natural-voice.ts';
import { stillOf } from '../local/still-of.ts';
import type { ForeignFilming } from '../routing/video-service.ts';

/** Engines by what they do, the preferred first. */
export interface Engines {
  voice: readonly VoiceEngine[];
  video: readonly VideoEngine[];
  image: readonly ImageEngine[];
  portrait: PortraitEngine;
  library: LibraryPictures;
  /** What Herald does for films of services. */
  foreign: ForeignFilming;
}

export interface EnginesConfig {
  /** Left out where there are none. */
  naturalVoices?: NaturalVoiceOptions;
}

/** The engines that are part of Herald. A new one is a line here. */
export function openEngines({ naturalVoices }: EnginesConfig): Engines {
  return {
    voice: [...(naturalVoices ? [naturalVoice(naturalVoices)] : []), localVoice()],
    video: [localVideo()],
    image: [localImage()],
    portrait: localPortrait(),
    library: { picture: libraryPicture },
    foreign: { still: stillOf, finish: finishForeign },
  };
}
