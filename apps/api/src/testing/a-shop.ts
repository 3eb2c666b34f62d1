import type { WebhookSource } from '@herald/contract/sales';
import { operatorHand } from '@herald/core/office/audit';
import { createPlan, type PlanValues } from '@herald/core/office/plans';
import { saveSource } from '@herald/core/office/webhooks';
import { processEvents } from '@herald/core/sales';
import { SECRET, type SellerPost, send } from './seller-posts.ts';
import type { TestApi } from './test-api.ts';

const plan: PlanValues = {
  name: 'Starter',
  slug: 'STARTER',
  description: 'What is sold.',
  price: 27,
  currency: 'USD',
  purchaseUrl: null,
  videoSeconds: 60,
  scriptCharacters: 1000,
  videosPerMonth: 10,
  storageMb: null,
  isActive: true,
  isFeatured: false,
  features: [],
  isTeamEnabled: false,
  opensFullLibrary: true,
  opensMarketplace: false,
  opensFilming: false,
  teamMembersMax: 0,
  sitesMax: 0,
  warriorPlusItemNumbers: ['wso_q7x2lm'],
  launchpadProductIds: ['1822'],
  jvzooProductIds: ['290011'],
  genericItems: [],
};

export const sellPlan = ({ core }: TestApi, changes: Partial<PlanValues> = {}) =>
  createPlan(core, operatorHand, { ...plan, ...changes });

export const setUp = ({ core }: TestApi, source: WebhookSource, secret = SECRET) =>
  saveSource(core, operatorHand, source, { secret });

/** Acts on what waits, as the job does. */
export const settle = ({ core }: Pick<TestApi, 'core'>) => processEvents(core, new AbortController().signal);

/** Sends a post and acts on it; returns the event. */
export async function sendAndSettle(test: TestApi, post: SellerPost) {
  const status = await send(test.app, post);
  if (status !== 200) throw new Error(`It was answered ${status}`);
  await settle(test);
  return latestEvent(test);
}

export async function latestEvent({ core }: Pick<TestApi, 'core'>) {
  const { rows } = await core.db.pool.query('select * from webhook_events order by id desc limit 1');
  return rows[0];
}

export async function eventsOf({ core }: Pick<TestApi, 'core'>) {
  return (await core.db.pool.query('select * from webhook_events order by id')).rows;
}

/** The slugs of the plans in force of the user with this address; undefined when there is none. */
export async function plansOf({ core }: Pick<TestApi, 'core'>, email: string): Promise<string[] | undefined> {
  const { rows } = await core.db.pool.query(
    `select u.id, array_remove(array_agg(p.slug order by g.started_at), null) as slugs from users u
     left join user_plans g on g.user_id = u.id and g.ended_at is null and (g.expires_at is null or g.expires_at > $2)
     left join plans p on p.id = g.plan_id where u.email = $1 group by u.id`,
    [email, core.clock.now()],
  );
  return rows[0]?.slugs;
}

export async function defaultPlanOf({ core }: Pick<TestApi, 'core'>, email: string): Promise<string | null> {
  const { rows } = await core.db.pool.query('select default_plan_slug from users where email = $1', [email]);
  return rows[0].default_plan_slug;
}
