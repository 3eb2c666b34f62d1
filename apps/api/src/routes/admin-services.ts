import type { adminServiceEndpoints } from '@herald/contract/endpoints/admin-services';
import { fieldError } from '@herald/core/errors';
import {
  addService,
  countServiceTest,
  getOpenService,
  keepServiceTest,
  listServices,
  readServiceUse,
  removeService,
  saveService,
  saveServiceTerms,
} from '@herald/core/office/services';
import { readServiceMonth } from '@herald/core/services';
import { readServices } from '@herald/core/settings';
import { EngineError } from '@herald/media/engine-error';
import { withData } from '../answers.ts';
import type { ApiContext } from '../context.ts';
import { presentReport, presentServices } from '../presenters/admin-service.ts';
import { type MoneyBody, moneyOf } from '../presenters/budget.ts';
import type { Handlers } from '../route.ts';
import { handOf } from './office-hand.ts';

const servicesOf = async ({ core, providers }: ApiContext) => {
  const [stored, use, month] = await Promise.all([listServices(core), readServiceUse(core), readServiceMonth(core)]);
  return withData(presentServices({ stored, use, month, providers }));
};

/** This process has the change at once; the others hear of it. */
async function applied(ctx: ApiContext) {
  await ctx.providers.services.replace(await readServices(ctx.core));
  return servicesOf(ctx);
}

async function assertMayCall({ providers }: ApiContext, url: string): Promise<void> {
  try {
    await providers.services.assertMayCall(url);
  } catch (error) {
    if (error instanceof EngineError) throw fieldError('url', error.message);
    throw error;
  }
}

interface Needs {
  model: string;
  hasKey: boolean;
}

function assertUsable({ providers }: ApiContext, wire: string, { model, hasKey }: Needs): void {
  const facts = providers.services.wires.find((one) => one.wire === wire);
  if (!facts) throw fieldError('wire', 'Please choose a kind of service.');
  if (facts.hasModels && model === '') throw fieldError('model', 'Please enter a model.');
  if (facts.needsKey && !hasKey) throw fieldError('key', 'Please enter the API key.');
}

/** Those a wire knows, its secrets apart. */
function fieldsOf({ providers }: ApiContext, wire: string, entered: Record<string, string>) {
  const known = providers.services.wires.find((one) => one.wire === wire)?.settings ?? [];
  const stranger = Object.keys(entered).find((name) => !known.some((one) => one.name === name));
  if (stranger) throw fieldError(`settings.${stranger}`, 'This kind of service has no such setting.');
  const missing = known.find(({ name, isRequired }) => isRequired && !entered[name]?.trim());
  if (missing) throw fieldError(`settings.${missing.name}`, `Please fill in ${missing.label}.`);
  const named = (isSecret: boolean) =>
    Object.fromEntries(
      known.flatMap((one) =>
        one.isSecret === isSecret && one.name in entered ? [[one.name, entered[one.name] ?? '']] : [],
      ),
    );
  return { plain: named(false), secret: named(true) };
}

/** What is left out stays as it is. */
function valuesOf<Body extends MoneyBody>(body: Body) {
  const { price_micros, month_cap_micros, account_cap_micros, ...values } = body;
  return { ...values, ...moneyOf({ price_micros, month_cap_micros, account_cap_micros }) };
}

export const adminServiceRoutes = {
  listServices: async ({ ctx }) => servicesOf(ctx),
  addService: async ({ ctx, actor, body, caller }) => {
    assertUsable(ctx, body.wire, { model: body.model, hasKey: body.key !== '' });
    await assertMayCall(ctx, body.url);
    const { settings = {}, ...values } = valuesOf(body);
    const fields = fieldsOf(ctx, body.wire, settings);
    await addService(ctx.core, handOf(actor, caller), { ...values, fields });
    return applied(ctx);
  },
  saveService: async ({ ctx, actor, params, body, caller }) => {
    const { base_version: baseVersion, key, settings, ...values } = valuesOf(body);
    const before = await getOpenService(ctx.core, params.id);
    assertUsable(ctx, before.wire, { model: values.model, hasKey: (key ?? before.key ?? '') !== '' });
    await assertMayCall(ctx, body.url);
    const fields = settings && fieldsOf(ctx, before.wire, settings);
    await saveService(ctx.core, handOf(actor, caller), params.id, { ...values, key, fields, baseVersion });
    return applied(ctx);
  },
  saveServiceTerms: async ({ ctx, actor, params: { id }, body, caller }) => {
    const { price_micros, month_cap_micros, account_cap_micros, base_version } = body;
    await saveServiceTerms(ctx.core, handOf(actor, caller), id, {
      priceMicros: price_micros,
      monthCapMicros: month_cap_micros,
      accountCapMicros: account_cap_micros,
      baseVersion: base_version,
    });
    return servicesOf(ctx);
  },
  removeService: async ({ ctx, actor, params, caller }) => {
    await removeService(ctx.core, handOf(actor, caller), params.id);
    return applied(ctx);
  },
  testService: async ({ ctx, actor, params: { id }, caller }) => {
    const { core, providers } = ctx;
    const hand = handOf(actor, caller);
    const service = await getOpenService(core, id);
    await countServiceTest(core, hand);
    const report = presentReport(await providers.services.test(service), core.clock.now());
    await keepServiceTest(core, hand, { id, title: service.title, report, version: service.version });
    return withData(report);
  },
} satisfies Handlers<typeof adminServiceEndpoints>;
