import { z } from 'zod';
import { type AccountService, accountServices } from '../account-services.ts';
import { microsField } from '../costs.ts';
import { ep } from '../endpoint.ts';
import { dataAnswer } from '../envelope.ts';
import { budget, keyField, serviceReport } from './admin-services.ts';

const service = z.enum(accountServices);

const otherWork = budget
  .pick({ price_per: true, price_micros: true, usual_price: true })
  .extend({ work: z.enum(['speech', 'picture']) });
export type OtherWork = z.infer<typeof otherWork>;

const apiKey = z
  .object({
    service,
    title: z.string(),
    is_set: z.boolean(),
    key_ending: z.string().nullable().describe('The last four characters of the key.'),
    key_is_lost: z.boolean().describe('The key was sealed with another secret of the installation. Enter it again.'),
    last_test: serviceReport.nullable().describe('Empty until the key is tried.'),
    ...budget.shape,
    other_work: otherWork.nullish().describe('What else the key is paid for; empty where it does one kind of work.'),
  })
  .meta({ id: 'ApiKey' });
export type ApiKey = z.infer<typeof apiKey>;

const apiKeys = z.object({
  may_edit: z.boolean().describe('The owner of the account and its team admins see and change keys; others see none.'),
  keys: z.array(apiKey),
  all_ready: z.boolean().describe('HeyGen, Google TTS and OpenAI are set, and the last test of none failed.'),
});
export type ApiKeys = z.infer<typeof apiKeys>;

const newKey = keyField.refine((key) => key !== '', 'Please enter the API key.');

/** A mistyped name must not look saved. */
const changed = z
  .strictObject({
    heygen: newKey.optional(),
    google: newKey.optional(),
    googleTTS: newKey.optional().describe('Another name of `google`.'),
    openai: newKey.optional(),
    a2e: newKey.optional(),
  } satisfies Record<AccountService | 'googleTTS', unknown>)
  .refine(({ google, googleTTS }) => google === undefined || googleTTS === undefined, {
    path: ['googleTTS'],
    message: 'This is another name of google. Please send one of them.',
  });
export type ApiKeysBody = z.input<typeof changed>;

const keyBudget = z.strictObject({
  price_micros: microsField.optional(),
  other_price_micros: microsField.optional().describe('Of what else the key is paid for.'),
  month_cap_micros: microsField.optional(),
});
export type KeyBudgetBody = z.input<typeof keyBudget>;

const tag = 'API keys';
const params = z.object({
  service: z.enum([...accountServices, 'googleTTS']).describe('`googleTTS` is another name of `google`.'),
});

export const apiKeyEndpoints = {
  listApiKeys: ep({
    method: 'GET',
    path: '/api-keys',
    tag,
    summary: 'Services the account has keys of its own for, never with a key',
    auth: 'user',
    response: dataAnswer(apiKeys),
  }),
  saveApiKeys: ep({
    method: 'PUT',
    path: '/api-keys',
    tag,
    summary: 'Set keys of the account; those left out stay, and nobody can read them again',
    auth: 'user',
    role: 'admin',
    onlyInPerson: true,
    body: changed,
    response: dataAnswer(apiKeys),
  }),
  removeApiKey: ep({
    method: 'DELETE',
    path: '/api-keys/:service',
    tag,
    summary: 'Remove a key; films and sounds made with it stay',
    auth: 'user',
    role: 'admin',
    params,
    response: dataAnswer(apiKeys),
  }),
  saveApiKeyBudget: ep({
    method: 'PUT',
    path: '/api-keys/:service/budget',
    tag,
    summary: 'Set what the work of a key costs, and the most it may cost in a month; what is left out stays',
    auth: 'user',
    role: 'admin',
    onlyInPerson: true,
    params,
    body: keyBudget,
    response: dataAnswer(apiKeys),
  }),
  testApiKey: ep({
    method: 'POST',
    path: '/api-keys/:service/test',
    tag,
    summary: 'Make the cheapest real call with a key',
    auth: 'user',
    role: 'admin',
    onlyInPerson: true,
    params,
    response: dataAnswer(serviceReport),
  }),
};
