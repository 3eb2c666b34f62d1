import { serveChild } from './child/serve-child.ts';
import { type DecodedSound, type DecodeSound, decodeSound } from './encode/decode-sound.ts';

serveChild<DecodeSound, DecodedSound>({ work: decodeSound });
