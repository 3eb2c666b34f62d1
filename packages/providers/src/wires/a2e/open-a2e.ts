import { z } from 'zod';
import type { OpenOutside } from '../../answers/outside-service.ts';
import { testStudio } from '../../answers/test-studio.ts';
import { fetchPicture } from '../../net/fetch-link.ts';
import { a2eFilm } from './a2e-film.ts';
import { listPeople } from './a2e-people.ts';
import { a2eVoice, listVoices } from './a2e-voice.ts';
import { type A2eOptions, getA2e, TITLE } from './ask-a2e.ts';

const account = z.object({ coins: z.number().nullish() });

export const openA2e = (service: A2eOptions): ReturnType<OpenOutside> => ({
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
