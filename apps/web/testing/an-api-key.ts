import type { ApiKey } from '@herald/contract/endpoints/api-keys';
import { data } from './replies.ts';

const GOOD = {
  at: '2026-11-20T12:00:00.000Z',
  is_ok: true,
  message: 'Answered in 240 ms.',
  failure: null,
  asked_for: 'its lists of models and voices',
  latency_ms: 240,
  voices: 13,
  sample_rate_hz: null,
  models: 31,
  ends: [],
};

export const aGoodTest = (values: Partial<NonNullable<ApiKey['last_test']>> = {}) => ({ ...GOOD, ...values });

export function anApiKey(values: Partial<ApiKey> = {}): ApiKey {
  return {
    service: 'openai',
    title: 'OpenAI',
    is_set: false,
    key_ending: null,
    key_is_lost: false,
    last_test: null,
    price_per: 'million_characters',
    price_micros: null,
    usual_price: null,
    month_cap_micros: null,
    month_micros: 0,
    ...values,
  };
}

export const apiKeysOf = (keys: ApiKey[], all_ready = false) => ({
  listApiKeys: () => data({ may_edit: true, keys, all_ready }),
});
