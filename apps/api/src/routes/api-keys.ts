import { type AccountService, accountServiceTitles } from '@herald/contract/account-services';
import type { ServiceReport } from '@herald/contract/endpoints/admin-services';
import type { apiKeyEndpoints } from '@herald/contract/endpoints/api-keys';
import type { Actor } from '@herald/core/identity';
import {
  keepKeyTest,
  listAccountKeys,
  openKeyToTest,
  removeAccountKey,
  saveAccountKeys,
  saveKeyBudget,
} from '@herald/core/services';
import type { ServiceToOpen } from '@herald/media/engines/outside-service';
import type { Providers } from '@herald/providers';
import { withData } from '../answers.ts';
import type { ApiContext } from '../context.ts';
import { presentReport } from '../presenters/admin-service.ts';
import { presentApiKeys } from '../presenters/api-key.ts';
import { moneyOf } from '../presenters/budget.ts';
import type { Handlers } from '../route.ts';

const keysOf = async ({ core, providers }: ApiContext, actor: Actor) =>
  withData(presentApiKeys(await listAccountKeys(core, actor), providers));

/** By the name of the specification, or by ours. */
const serviceOf = ({ service }: { service: AccountService | 'googleTTS' }): AccountService =>
  service === 'googleTTS' ? 'google' : service;

export const apiKeyRoutes = {
  listApiKeys: async ({ ctx, actor }) => keysOf(ctx, actor),
  saveApiKeys: async ({ ctx, actor, caller, body }) => {
    const { googleTTS, google = googleTTS, ...others } = body;
    await saveAccountKeys(ctx.core, actor, caller, { ...others, google });
    return keysOf(ctx, actor);
  },
  removeApiKey: async ({ ctx, actor, caller, params }) => {
    const service = serviceOf(params);
    await removeAccountKey(ctx.core, { actor, caller, service });
    return keysOf(ctx, actor);
  },
  saveApiKeyBudget: async ({ ctx, actor, caller, params, body }) => {
    const service = serviceOf(params);
    await saveKeyBudget(ctx.core, { actor, caller, service, budget: moneyOf(body) });
    return keysOf(ctx, actor);
  },
  testApiKey: async ({ ctx: { core, providers }, actor, caller, params }) => {
    const service = serviceOf(params);
    const { version, services } = await openKeyToTest(core, { actor, caller, service });
    const report = plainly(await testAll(providers, services, core.clock.now()), service);
    await keepKeyTest(core, { actor, caller, service, version, report });
    return withData(report);
  },
} satisfies Handlers<typeof apiKeyEndpoints>;

/** A key that opens more than one service is good where all of them are. */
async function testAll(
  { services: outside }: Providers,
  services: readonly ServiceToOpen[],
  now: Date,
): Promise<ServiceReport> {
  const known = services.filter(({ wire }) => outside.wires.some((one) => one.wire === wire));
  const models = new Set(known.map(({ model }) => model));
  const reports = await Promise.all(known.map(async (one) => presentReport(await outside.test(one), now)));
  const [first, ...others] = reports.toSorted((a, b) => Number(a.is_ok) - Number(b.is_ok));
  if (!first) throw new Error('A key opens nothing that this release knows.');
  return others.reduce(joined, { ...first, ends: endsOf(reports, models) });
}

/** Who has a key here has no address to check and no server to start. */
const plainly = (report: ServiceReport, service: AccountService): ServiceReport =>
  report.failure === 'NETWORK_ERROR'
    ? { ...report, message: `${accountServiceTitles[service]} could not be reached from this server.` }
    : report;

/** The worse of two says what is wrong; the numbers are those of both. */
const joined = (worse: ServiceReport, other: ServiceReport): ServiceReport => ({
  ...worse,
  asked_for: worse.asked_for === other.asked_for ? worse.asked_for : `${worse.asked_for}, ${other.asked_for}`,
  latency_ms: Math.max(worse.latency_ms ?? 0, other.latency_ms ?? 0) || null,
  voices: worse.voices ?? other.voices,
  models: worse.models ?? other.models,
  quota: worse.quota ?? other.quota ?? null,
});

/** Of the models that work for the account; a maker's list also names those nobody uses here. */
const endsOf = (reports: ServiceReport[], models: ReadonlySet<string | undefined>): ServiceReport['ends'] => {
  const ends = new Map(reports.flatMap((report) => report.ends.map((end) => [end.model, end] as const)));
  return [...ends.values()].filter(({ model }) => models.has(model));
};
