import { PRICE_UNITS } from '@herald/media/service-prices';
import { SERVICE_KINDS } from '@herald/media/service-wires';
import { z } from 'zod';
import { microsField } from '../costs.ts';
import { ep } from '../endpoint.ts';
import { dataAnswer } from '../envelope.ts';
import { idField, requiredText, textField, timestampField } from '../fields.ts';
import { limits } from '../limits.ts';

/** What a service said to the cheapest real call. */
export const serviceReport = z
  .object({
    at: timestampField,
    is_ok: z.boolean(),
    message: z.string().describe('What the service said, or what to do.'),
    failure: z
      .string()
      .nullish()
      .describe('What failed: HTTP_{status} of the service, NETWORK_ERROR, TIMEOUT_ERROR or UNKNOWN_ERROR.'),
    asked_for: z.string().describe('The calls that were made.'),
    latency_ms: z.number().nullable().describe('Of the whole test; empty where the service did not respond.'),
    voices: z.number().nullable().describe('Voices Herald can offer.'),
    sample_rate_hz: z.number().nullable().describe('Known where the test had something said.'),
    models: z.number().nullable().describe('Models in its list; empty where it has no list.'),
    ends: z
      .array(z.object({ model: z.string(), on: z.iso.date() }))
      .describe('Models of its list that the service will shut down, the first to end first.'),
    avatars: z.number().nullable().optional().describe('People of its own that Herald can offer.'),
    quota: z.string().nullable().optional().describe('What is left of the account there, in its own words.'),
  })
  .meta({ id: 'ServiceReport' });
export type ServiceReport = z.infer<typeof serviceReport>;

/** What something paid costs, and may cost. */
export const budget = z.object({
  price_per: z.enum(PRICE_UNITS).describe('What a price that is entered here is for.'),
  price_micros: z.number().nullable().describe('What was entered here; null for the usual price.'),
  usual_price: z
    .object({ micros: z.number(), per: z.enum(PRICE_UNITS), read_on: z.iso.date(), source: z.string() })
    .nullable()
    .describe('Null where nobody knows it.'),
  month_cap_micros: z.number().nullable().describe('The most it may cost in a calendar month; null for no cap.'),
  month_micros: z.number().describe('What it cost this calendar month, with calls that still go on.'),
});

export type Budget = z.infer<typeof budget>;

/** What a service may cost, and what it does. */
const money = budget.extend({
  account_cap_micros: z.number().nullable().describe('The cap for each account.'),
  month_uses: z.number(),
  top_accounts: z
    .array(z.object({ owner: z.string(), micros: z.number() }))
    .describe('Accounts that cost most this month, by the names of their owners.'),
});

const service = z
  .object({
    id: z.string(),
    kind: z.enum(SERVICE_KINDS),
    origin: z
      .enum(['settings', 'environment'])
      .describe('Of a service the environment names, only price and caps are changed here.'),
    wire: z.string(),
    title: z.string(),
    url: z.string(),
    model: z.string(),
    voices: z.string().describe('Voices as an administrator names them; empty for those in its own list.'),
    settings: z.record(z.string(), z.string()).describe('What only its wire has, without secrets.'),
    secret_settings: z.array(z.string()).describe('Names of those that are kept and never sent.'),
    has_key: z.boolean(),
    key_ending: z.string().nullable().describe('The last four characters of the key.'),
    key_is_lost: z.boolean().describe('The key was sealed with another secret of the installation. Enter it again.'),
    version: z.number(),
    is_away: z.boolean().describe('It did not answer when it was last asked.'),
    away_reason: z.string().nullable(),
    voices_offered: z.number().describe('Voices customers find at the moment, from the last list that came.'),
    sounds: z.number().describe(`Sounds made with it in the last ${limits.serviceUseDays} days.`),
    drafts: z.number().describe('Drafts that name one of its voices.'),
    last_test: serviceReport.nullable(),
    ...money.shape,
  })
  .meta({ id: 'Service' });
export type AdminService = z.infer<typeof service>;

const wire = z
  .object({
    wire: z.string(),
    kind: z.enum(SERVICE_KINDS),
    title: z.string(),
    hint: z.string().describe('What works by it.'),
    usual_url: z.string().describe('Empty where every installation has its own.'),
    has_models: z.boolean(),
    usual_model: z.string(),
    needs_key: z.boolean(),
    lists_voices: z.boolean().describe('False: voices must be named.'),
    settings: z
      .array(
        z.object({
          name: z.string(),
          label: z.string(),
          hint: z.string(),
          is_long: z.boolean(),
          is_required: z.boolean(),
          is_secret: z.boolean().describe('Write-only.'),
        }),
      )
      .describe('What only this wire wants to know.'),
  })
  .meta({ id: 'ServiceWire' });
export type ServiceWire = z.infer<typeof wire>;

const list = z.object({ services: z.array(service), wires: z.array(wire).describe('What can be added.') });
export type ServiceList = z.infer<typeof list>;

const urlField = textField(limits.linkCharacters)
  .trim()
  .refine(
    isServiceUrl,
    'Please enter an address that starts with http:// or https://, without a user name or a query.',
  );

/** A key in an address would show wherever the address does. */
function isServiceUrl(text: string): boolean {
  const url = URL.parse(text);
  return (
    url !== null && /^https?:$/.test(url.protocol) && `${url.username}${url.password}${url.search}${url.hash}` === ''
  );
}

export const keyField = z
  .string()
  .trim()
  .max(limits.serviceKeyCharacters, `Please use at most ${limits.serviceKeyCharacters} characters.`)
  .regex(/^[\x21-\x7e]*$/, 'Please use letters, digits and signs without spaces.');

const settingsField = z
  .record(textField(40), textField(limits.serviceFieldCharacters))
  .optional()
  .describe('What only its wire has. Left out, all stay; secrets that are not named stay, empty ones are removed.');

const fields = {
  title: requiredText(limits.serviceTitleCharacters, 'Please enter a name.'),
  url: urlField,
  model: textField(100).trim().default(''),
  voices: textField(limits.serviceVoicesCharacters).trim().default(''),
  price_micros: microsField.optional().describe('Left out, it stays as it is.'),
  month_cap_micros: microsField.optional(),
  account_cap_micros: microsField.optional(),
  settings: settingsField,
};

const added = z.object({ wire: textField(40), ...fields, key: keyField.default('') });
export type ServiceBody = z.input<typeof added>;

const changed = z.object({
  ...fields,
  key: keyField.optional().describe('A new key; empty removes it. Left out, the present one stays.'),
  base_version: z
    .number()
    .int()
    .describe('The version that was edited: refused with `conflict` when it is no longer the latest.'),
});
export type ServiceChanges = z.input<typeof changed>;

const terms = z.object({
  price_micros: microsField,
  month_cap_micros: microsField,
  account_cap_micros: microsField,
  base_version: changed.shape.base_version,
});
export type ServiceTermsBody = z.input<typeof terms>;

const tag = 'Administration';
const params = z.object({ id: idField });

export const adminServiceEndpoints = {
  listServices: ep({
    method: 'GET',
    path: '/admin/services',
    tag,
    summary: 'Services that work for this installation, never with a key, and the kinds that can be added',
    auth: 'admin',
    response: dataAnswer(list),
  }),
  addService: ep({
    method: 'POST',
    path: '/admin/services',
    tag,
    summary: 'Add a service',
    auth: 'admin',
    body: added,
    response: dataAnswer(list),
    successStatus: 201,
    idempotent: 'answer',
  }),
  saveService: ep({
    method: 'PUT',
    path: '/admin/services/:id',
    tag,
    summary: 'Change a service; a save that changes nothing leaves it as it is',
    auth: 'admin',
    params,
    body: changed,
    response: dataAnswer(list),
  }),
  saveServiceTerms: ep({
    method: 'PUT',
    path: '/admin/services/:id/terms',
    tag,
    summary: 'Set what a service of the environment costs and may cost',
    auth: 'admin',
    params,
    body: terms,
    response: dataAnswer(list),
  }),
  removeService: ep({
    method: 'DELETE',
    path: '/admin/services/:id',
    tag,
    summary: 'Remove a service with its key; films made with it stay',
    auth: 'admin',
    params,
    response: dataAnswer(list),
  }),
  testService: ep({
    method: 'POST',
    path: '/admin/services/:id/test',
    tag,
    summary: 'Make the cheapest real call to a service',
    auth: 'admin',
    params,
    response: dataAnswer(serviceReport),
  }),
};
