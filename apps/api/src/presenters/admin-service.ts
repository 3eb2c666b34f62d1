import type { AdminService, ServiceList, ServiceReport } from '@herald/contract/endpoints/admin-services';
import type { ServiceState, ServiceUse } from '@herald/core/office/services';
import type { ServiceMonth } from '@herald/core/services';
import { shownFields } from '@herald/core/settings';
import type { ServiceTestReport } from '@herald/media/engines/outside-service';
import type { Providers, WireSetting } from '@herald/providers';
import { presentBudget } from './budget.ts';

interface Known {
  stored: readonly ServiceState[];
  use: ServiceUse;
  /** What each cost this month, by name. */
  month: ReadonlyMap<string, ServiceMonth>;
  providers: Providers;
}

/** Services in the order in which they are asked. */
export function presentServices({ stored, use, month, providers }: Known): ServiceList {
  const { wires } = providers.services;
  const stateOf = stateReader(providers, use);
  return {
    services: stored.map((service) => ({
      ...presentStored(service),
      ...stateOf(service.name, service.id),
      ...presentMoney(service, month.get(service.name)),
    })),
    wires: wires.map((one) => ({
      wire: one.wire,
      kind: one.kind,
      title: one.title,
      hint: one.hint,
      usual_url: one.usualUrl,
      has_models: one.hasModels,
      usual_model: one.usualModel,
      needs_key: one.needsKey,
      lists_voices: one.listsVoices,
      settings: (one.settings ?? []).map(presentSetting),
    })),
  };
}

type State = 'is_away' | 'away_reason' | 'voices_offered' | 'sounds' | 'drafts' | 'last_test';

function stateReader({ health, speech }: Providers, { reports, sounds, drafts }: ServiceUse) {
  const engines = health();
  const voices = Map.groupBy(speech.allVoices(), ({ engine }) => engine);
  return (name: string, id: string): Pick<AdminService, State> => {
    const engine = engines.find((one) => one.engine === name);
    return {
      is_away: engine?.state === 'away',
      away_reason: engine?.reason ?? null,
      voices_offered: new Set(voices.get(name)?.map((voice) => voice.id)).size,
      sounds: sounds.get(name) ?? 0,
      drafts: drafts.get(name) ?? 0,
      last_test: reports.get(id) ?? null,
    };
  };
}

type Money = keyof ReturnType<typeof presentMoney>;

function presentMoney(service: ServiceState, month: ServiceMonth | undefined) {
  return {
    ...presentBudget({ ...service, monthMicros: month?.costMicros ?? 0 }),
    account_cap_micros: service.accountCapMicros,
    month_uses: month?.uses ?? 0,
    top_accounts: month?.top.map(({ owner, costMicros }) => ({ owner, micros: costMicros })) ?? [],
  };
}

const presentSetting = ({ name, label, hint, isLong, isRequired, isSecret }: WireSetting) => ({
  ...{ name, label, hint },
  ...{ is_long: isLong, is_required: isRequired, is_secret: isSecret },
});

function presentFields(stored: ServiceState['settings']): Pick<AdminService, 'settings' | 'secret_settings'> {
  const { plain, secrets } = shownFields(stored);
  return { settings: plain, secret_settings: secrets };
}

const presentStored = (service: ServiceState): Omit<AdminService, State | Money> => ({
  id: service.id,
  kind: service.kind,
  origin: service.origin,
  wire: service.wire,
  title: service.title,
  url: service.url,
  model: service.model,
  voices: service.voices,
  ...presentFields(service.settings),
  has_key: service.hasKey,
  key_ending: service.keyEnding || null,
  key_is_lost: service.isKeyLost,
  version: service.version,
});

export const presentReport = (report: ServiceTestReport, now: Date): ServiceReport => ({
  at: now.toISOString(),
  is_ok: report.isOk,
  message: report.message,
  failure: report.failure ?? null,
  asked_for: report.askedFor,
  latency_ms: report.latencyMs,
  voices: report.voices,
  sample_rate_hz: report.sampleRateHz,
  models: report.models,
  ends: report.ends,
  avatars: report.avatars ?? null,
  quota: report.quota ?? null,
});
