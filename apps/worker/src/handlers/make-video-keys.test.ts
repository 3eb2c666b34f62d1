import { keepCast } from '@herald/core/avatars';
import { accountView } from '@herald/core/services';
import type { OrderedMaker } from '@herald/media/engines/video-order';
import { openProviders, type Providers } from '@herald/providers';
import { openHeyGenDouble, type StudioDouble } from '@herald/providers/testing';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { quickFilm } from '../testing/quick-film.ts';
import { runVideo } from '../testing/run-video.ts';
import { openVideoShop, type VideoShop } from '../testing/video-shop.ts';

const OURS = 'heygen';
const OWN = 'kaabbccdd';

let shop: VideoShop;
let studio: StudioDouble;
let providers: Providers;
/** Who was asked for the film. */
let makers: (OrderedMaker | undefined)[];

beforeEach(async () => {
  makers = [];
  studio = await openHeyGenDouble();
  const opened = await openVideoShop(inject('databaseServerUrl'));
  shop = { ...opened, core: { ...opened.core, serviceAddresses: { heygen: studio.baseUrl } } };
  const service = { name: OURS, title: 'HeyGen', wire: 'heygen', baseUrl: studio.baseUrl, key: 'ours' };
  providers = await openProviders({ services: [service], insideServices: [new URL(studio.baseUrl).host] });
  for (const [name, accountId] of [
    [OURS, null],
    [OWN, shop.actor.accountId],
  ] as const) {
    const maya = { id: 'look_maya', name: 'Maya', gender: 'female', type: 'default', pictureUrl: '' } as const;
    const takeSnapshot = async () => ({ bytes: Buffer.from('a picture'), format: 'png' }) as const;
    await keepCast(shop.core, { name, title: 'HeyGen', accountId, people: [maya], takeSnapshot });
  }
});
afterEach(async () => {
  await shop.close();
  await studio.close();
});

const enterKey = () =>
  shop.core.db.pool.query(
    `insert into account_keys (id, account_id, service, key, key_ending, created_at, updated_at)
     values ('01930000-0000-7000-8000-0000aabbccdd', $1, 'heygen', $2, 'm4Xp', now(), now())`,
    [shop.actor.accountId, shop.core.vault.seal('own')],
  );
const personOf = async (service: string) =>
  (await shop.core.db.pool.query('select id from avatars where hosted_by = $1', [service])).rows[0].id as string;

async function film(videoId: string): Promise<OrderedMaker | undefined> {
  const quick = quickFilm();
  const makeVideo: typeof quick.makeVideo = (request) => {
    makers.push(request.order.maker);
    return quick.makeVideo(request);
  };
  const video = { ...providers.video, ...quick, makeVideo };
  const forAccount: Providers['forAccount'] = async (view) => ({ ...(await providers.forAccount(view)), video });
  const { status, failure } = await runVideo(shop, videoId, video, { providers: { ...providers, forAccount } });
  expect([status, failure]).toEqual(['completed', null]);
  return makers[0];
}

it('a person that a draft names by the installation is filmed with the key of the account', async () => {
  const videoId = await shop.order(undefined, {}, await personOf(OURS));
  await enterKey();
  expect(await film(videoId)).toMatchObject({ engine: OWN, avatarId: 'look_maya' });
});

it('a service that a draft names by the installation films with the key of the account', async () => {
  const videoId = await shop.order(undefined, { made_by: OURS });
  await enterKey();
  expect(await film(videoId)).toEqual({ engine: OWN, mayFallBack: true });
});

it('a film that was ordered from the installation stays there', async () => {
  const videoId = await shop.order(undefined, {}, await personOf(OURS));
  await enterKey();
  const noted = JSON.stringify({ service: OURS, id: 'film-1', orders: 1, failures: 0, since: 1 });
  await shop.core.db.pool.query('update videos set outside_job = $2 where id = $1', [videoId, noted]);
  expect(await film(videoId)).toMatchObject({ engine: OURS });
});

it('a person that a draft names by a key that is gone is filmed by the installation', async () => {
  const { absent } = await accountView(shop.core, { accountId: shop.actor.accountId });
  const gone = absent?.find(({ wire }) => wire === 'heygen')?.name ?? '';
  await shop.core.db.pool.query('update avatars set hosted_by = $1 where hosted_by = $2', [gone, OWN]);
  const videoId = await shop.order(undefined, {}, await personOf(gone));
  expect(await film(videoId)).toMatchObject({ engine: OURS, avatarId: 'look_maya' });
});
