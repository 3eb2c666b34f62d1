import type { AdminService, ServiceWire } from '@herald/contract/endpoints/admin-services';
import { data } from './replies.ts';

const LAST_TEST = {
  at: '2026-11-20T12:00:00.000Z',
  is_ok: true,
  message: 'Answered in 18 ms.',
  asked_for: 'its lists of models and voices',
  latency_ms: 18,
  voices: 54,
  sample_rate_hz: null,
  models: 1,
  ends: [],
};

export function aService(values: Partial<AdminService> = {}): AdminService {
  return {
    id: '0199aaaa-0000-7000-8000-0000000000aa',
    kind: 'speech',
    origin: 'settings',
    wire: 'openai',
    title: 'Own speech server',
    url: 'http://voices:8880',
    model: 'kokoro',
    voices: '',
    settings: {},
    secret_settings: [],
    has_key: false,
    key_ending: null,
    key_is_lost: false,
    version: 1,
    is_away: false,
    away_reason: null,
    voices_offered: 54,
    sounds: 412,
    drafts: 3,
    last_test: LAST_TEST,
    price_per: 'million_characters',
    price_micros: null,
    usual_price: null,
    month_cap_micros: null,
    account_cap_micros: null,
    month_micros: 0,
    month_uses: 0,
    top_accounts: [],
    ...values,
  };
}

export const someWires: ServiceWire[] = [
  {
    wire: 'openai',
    kind: 'speech',
    title: 'OpenAI-compatible server',
    hint: 'Kokoro-FastAPI, LocalAI, or OpenAI itself.',
    usual_url: '',
    has_models: true,
    usual_model: '',
    needs_key: false,
    lists_voices: true,
    settings: [],
  },
  {
    wire: 'piper',
    kind: 'speech',
    title: 'Piper',
    hint: 'The HTTP server of Piper.',
    usual_url: '',
    has_models: false,
    usual_model: '',
    needs_key: false,
    lists_voices: true,
    settings: [],
  },
  {
    wire: 'comfyui',
    kind: 'film',
    title: 'ComfyUI',
    hint: 'With a workflow of your own that saves an mp4.',
    usual_url: '',
    has_models: false,
    usual_model: '',
    needs_key: false,
    lists_voices: false,
    settings: [
      ...[
        { name: 'workflow', label: 'Workflow', hint: 'The JSON.', is_long: true, is_required: true, is_secret: false },
      ],
      ...[
        { name: 'headers', label: 'Headers', hint: 'For a proxy.', is_long: true, is_required: false, is_secret: true },
      ],
    ],
  },
];

export const servicesOf = (services: AdminService[]) => ({
  listServices: () => data({ services, wires: someWires }),
});
