import type { Avatar } from '@herald/contract/endpoints/avatars';
import type { ClipRules, PersonClip } from '@herald/contract/endpoints/clips';

export const someClipRules: ClipRules = {
  shortest_sec: 10,
  longest_sec: 180,
  least_usable_sec: 5,
  good_usable_sec: 15,
  max_bytes: 2 ** 30,
  piece_bytes: 8 * 2 ** 20,
  is_open: true,
  needs_check: true,
  consent: { version: '1', texts: { me: 'This is me.', written: 'I have this person’s written consent.' } },
};

/** Prepared: twelve seconds of listening, then four with an open mouth. */
export function aPersonClip(changes: Partial<PersonClip> = {}): PersonClip {
  return {
    id: '00000000-0000-7000-8000-00000000c101',
    use: 'presenter',
    source: 'upload',
    name: 'me.mov',
    state: 'ready',
    code: '4711',
    agreed: 'me',
    total_bytes: 100,
    received_bytes: 100,
    share: 1,
    error: null,
    report: {
      ...{ durationSec: 16, width: 720, height: 1280, fps: 30, usableSec: 12 },
      spans: [
        { fromSec: 0, toSec: 12, moment: 'calm', fault: null },
        { fromSec: 12, toSec: 16, moment: null, fault: 'mouth-open' },
      ],
      findings: [{ atSec: 12, fault: 'mouth-open', isBlocking: false }],
      ...{ quality: 'usable', weakest: 'mouth-open', hasTeeth: false },
    },
    video_url: '/api/media/proxy.mp4',
    poster_url: '/api/media/poster.jpg',
    created_at: '2026-11-23T04:00:00.000Z',
    ...changes,
  };
}

/** Of a presenter that can speak. */
export const someFilmed: NonNullable<Avatar['filmed']> = {
  clip_id: '00000000-0000-7000-8000-00000000c101',
  person_id: '00000000-0000-7000-8000-00000000c111',
  look: '',
  clip_url: '/api/media/proxy.mp4',
  duration_sec: 16,
  usable_sec: 12,
  quality: 'good',
  weakest: null,
  has_teeth: true,
  moments: [{ moment: 'calm', from_sec: 0, to_sec: 12 }],
  check: 'passed',
  check_reason: '',
  is_shared: false,
  is_yours: true,
};
