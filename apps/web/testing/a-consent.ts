import type { ConsentEntry } from '@herald/contract/endpoints/own-data';

export function aConsent(changes: Partial<ConsentEntry> = {}): ConsentEntry {
  return {
    avatar_id: '00000000-0000-7000-8000-00000000d001',
    avatar_name: 'Ingrid Solberg',
    person_id: '00000000-0000-7000-8000-00000000d001',
    kind: 'photo',
    picture_url: '/api/media/face.jpg',
    is_avatar_there: true,
    given_at: '2026-11-12T14:20:00.000Z',
    given_by: 'Maya Holt',
    version: '2026-11-21',
    text: 'This is my own face, or I may use it.',
    revoked_at: null,
    films: 0,
    films_in_work: 0,
    ...changes,
  };
}
