import type { AccountService } from '@herald/contract/account-services';
import type { ServiceToOpen } from '@herald/media/engines/outside-service';

export interface S3Config {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** The settings of an installation, checked and frozen. Nothing else reads the environment. */
export interface Config {
  port: number;
  host: string;
  publicUrl: string;
  sitesDomain: string;
  dataFolder: string;
  /** where models of natural voices lie */
  voicesFolder: string;
  /** where voice packs are downloaded from */
  voicesUrl: string;
  /** services that speak, film, draw and have people, the preferred first */
  services: readonly ServiceToOpen[];
  /** where services are that accounts have keys for, where that is not their usual address */
  serviceAddresses: Partial<Record<AccountService, string>>;
  /** hosts and networks inside that an administrator may name services in */
  insideServices: readonly string[];
  /** undefined: Herald runs its own PostgreSQL in the data folder */
  databaseUrl: string | undefined;
  pgBin: string | undefined;
  /** undefined: media lies in the data folder */
  s3: S3Config | undefined;
  /** undefined: mails wait in the back office */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** undefined: a secret is generated and kept in the data folder */
  secretKey: string | undefined;
  adminEmail: string;
  adminPassword: string | undefined;
  renderSlots: number;
  /** whether a new installation films a few words to learn how quick its machine is */
  takesFirstMeasure: boolean;
  /** how long a worker that was asked to stop goes on with the videos it makes */
  stopGraceSec: number;
  /** connections of one process's pool; undefined: as its role needs */
  databaseConnections: number | undefined;
  /** how long the API serves on after it was asked to stop and says that it is not ready */
  stopPauseSec: number;
  /** proxies whose forwarding headers Herald believes */
  trustProxy: string[] | undefined;
  /** who may read the figures at /metrics, besides administrators */
  metricsAccess: { token: string | undefined; allowsLoopback: boolean };
  /** where a worker shows its figures and its health; undefined: nowhere */
  workerPort: number | undefined;
  workerHost: string;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
}
