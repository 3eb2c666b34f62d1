import type { Config } from './config.ts';

export interface StartFacts {
  config: Config;
  version: string;
  /** set only when this start created the administrator and generated a password */
  generatedAdminPassword: string | undefined;
  databaseNote: string;
  roles: string;
  /** what this machine lacks to keep readers of uploaded files apart */
  confinementGaps: readonly string[];
}

/** Shows where everything is. The only secret on it is the generated password, once. */
export function startScreen({
  config,
  version,
  generatedAdminPassword,
  databaseNote,
  roles,
  ...rest
}: StartFacts): string {
  const rows: [string, string][] = [
    ['Open', config.publicUrl],
    ['Administrator', adminNote(config, generatedAdminPassword)],
    ['Data folder', config.dataFolder],
    ['Database', databaseNote],
    ['Media', mediaNote(config)],
    [
      'Mail',
      config.smtpUrl
        ? `SMTP ${new URL(config.smtpUrl).host}`
        : 'not set up; administrators find mails in Settings, Mail',
    ],
    ['Voices and faces', 'embedded, no key needed'],
    ...servicesRow(config),
    ['Render slots', String(config.renderSlots)],
    ['Running', roles],
    ...uploadsRow(rest.confinementGaps),
  ];
  const width = Math.max(...rows.map(([label]) => label.length));
  const lines = rows.map(([label, value]) => `  ${label.padEnd(width)}  ${value}`);
  return ['', `  Herald ${version}`, '', ...lines, ''].join('\n');
}

function mediaNote({ s3, databaseUrl }: Config): string {
  if (s3) return `S3 bucket ${s3.bucket} at ${s3.endpoint}`;
  return databaseUrl
    ? 'in the data folder of this machine only (set the S3_ variables to share it)'
    : 'in the data folder';
}

/** Only where something is missing: `herald doctor` says what holds. */
function uploadsRow(gaps: readonly string[]): [string, string][] {
  if (gaps.length === 0) return [];
  return [
    [
      'Uploads',
      `read by processes that can see other files of Herald; missing: ${gaps.join(', ')} (npx herald doctor)`,
    ],
  ];
}

/** Services the environment names, where there are any. */
function servicesRow({ services }: Config): [string, string][] {
  const hosts = new Set(services.map(({ baseUrl }) => new URL(baseUrl).host));
  return hosts.size > 0 ? [['Services', [...hosts].join(', ')]] : [];
}

export function adminNote(config: Config, generatedPassword: string | undefined): string {
  if (!generatedPassword) return config.adminEmail;
  return `${config.adminEmail}, password ${generatedPassword} (shown only once)`;
}
