import { USUAL_ADDRESSES } from '@herald/media/service-wires';
import { z } from 'zod';
import { testStudio } from '../../answers/test-studio.ts';
import { HOSTED, type OpenedService } from '../../answers/wire.ts';
import { fetchPicture } from '../../net/fetch-link.ts';
import { a2eFilm } from './a2e-film.ts';
import { listPeople } from './a2e-people.ts';
import { a2eVoice, listVoices } from './a2e-voice.ts';
import { type A2eOptions, getA2e, TITLE } from './ask-a2e.ts';

const account = z.object({ coins: z.number().nullish() });

const open = (service: A2eOptions): OpenedService => ({
  voice: a2eVoice(service),
  film: a2eFilm(service),
  people: (signal) => listPeople(service, signal),
  pictureOf: ({ pictureUrl: url }, signal) => fetchPicture({ url, address: service, title: TITLE, signal }),
  test: () =>
    testStudio(service, {
      askedFor: 'its account, and its lists of voices and people',
      async quota(signal) {
        const { coins } = await getA2e(service, account, { path: '/user/remainingCoins', signal });
        return typeof coins === 'number' ? `${coins} coins left` : null;
      },
      voices: (signal) => listVoices(service, signal),
      people: (signal) => listPeople(service, signal),
    }),
});

export const a2eWire = {
  wire: 'a2e',
  kind: 'studio',
  facts: { ...HOSTED, title: TITLE, hint: 'People, voices and films. Paid in coins.', usualUrl: USUAL_ADDRESSES.a2e },
  open,
} as const;
