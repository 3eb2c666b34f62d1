import type { ImageProvider, LibraryPictures, PortraitProvider } from './contracts/image-provider.ts';
import type { SpeechProvider } from './contracts/speech-provider.ts';
import type { VideoProvider } from './contracts/video-provider.ts';

/** The engines and services of this installation, by what they do. */
export interface Providers {
  speech: SpeechProvider;
  video: VideoProvider;
  image: ImageProvider;
  portrait: PortraitProvider;
  library: LibraryPictures;
}
