import { describeError } from '@herald/core/errors';
import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino';

export interface LoggerOptions {
  level: string;
  stream?: DestinationStream;
}

const secretNames = [
  ...['password', 'password_confirmation', 'current_password', 'new_password', 'new_password_confirmation'],
  ...['token', 'secret', 'signature', 'authorization', 'cookie', 'apiKey', 'api_key', 'passwordHash', 'tokenHash'],
];

/** A JSON log that never holds a password, token or key. */
export function createLogger({ level, stream }: LoggerOptions): Logger {
  const options = {
    level,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    serializers: { err: describeError, error: describeError },
    redact: {
      paths: secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: '[hidden]',
    },
  };
  return stream ? pino(options, stream) : pino(options);
}
