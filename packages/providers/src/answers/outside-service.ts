import type { ImageEngine } from '@herald/media/engines/image-engine';
import type { HostedAvatar, ServiceTestReport, ServiceToOpen } from '@herald/media/engines/outside-service';
import type { VideoEngine } from '@herald/media/engines/video-engine';
import type { VoiceEngine } from '@herald/media/engines/voice-engine';
import type { AddressGuard } from '../net/address-guard.ts';

/** A service with what keeps it from leading inside. */
export interface GuardedService extends ServiceToOpen {
  mayCall?: AddressGuard;
  /** How long an answer may take; every wire knows its usual time. */
  timeoutMs?: number;
}

/** What a service does for Herald. */
export interface OutsideService {
  name: string;
  title: string;
  voice?: VoiceEngine;
  film?: VideoEngine;
  /** It films our still although it has people of its own. */
  filmsStills?: boolean;
  picture?: ImageEngine;
  /** People who are filmed there and nowhere else. */
  people?(signal: AbortSignal): Promise<readonly HostedAvatar[]>;
  /** The picture of one of them, as a file of its service. */
  pictureOf?(person: HostedAvatar, signal: AbortSignal): Promise<Uint8Array>;
  /** The cheapest real call; it never throws. */
  test(): Promise<ServiceTestReport>;
}
