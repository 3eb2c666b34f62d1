import type { ErrorAnswer } from '@herald/contract/envelope';
import { type ErrorCode, errorTable } from '@herald/contract/errors';
import { AppError } from '@herald/core/errors';
import { StorageError } from '@herald/core/storage';
import { EngineError } from '@herald/media/engine-error';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fieldErrorsOf } from './field-errors.ts';

/** The one door every error leaves through: a code, a status, a text, and nothing else. */
export function registerErrorDoor(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => answerError(translate(error), request, reply));
}

/** Without a web app every unknown address is an error. */
export function registerNotFound(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => answerError(new AppError('not_found'), request, reply));
}

export function answerError(error: AppError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  request.refusedBy = error.code;
  const { status } = errorTable[error.code];
  const isOurFault = status >= 500;
  if (status === 500) request.log.error({ err: error.cause ?? error }, 'A request failed');
  else if (isOurFault && error.cause) request.log.warn({ err: error.cause }, 'A request could not be served');
  if (error.retryAfterSec !== undefined) reply.header('retry-after', error.retryAfterSec);
  const body: ErrorAnswer = {
    status: 'error',
    code: error.code,
    message: status === 500 ? errorTable.internal.text : error.message,
  };
  if (isReadBySuccess(request)) Object.assign(body, { success: false, error: body.message });
  if (error.errors) body.errors = error.errors;
  if (error.ticket) body.ticket = error.ticket;
  if (error.voice) body.voice = error.voice;
  if (isOurFault) body.request_id = request.id;
  return reply.code(status).type('application/json; charset=utf-8').send(body);
}

const isReadBySuccess = ({ url }: FastifyRequest): boolean => /^\/api\/(?:a2e|video-generation)\//.test(url);

const codeOfStatus: Partial<Record<number, ErrorCode>> = {
  400: 'malformed',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  414: 'not_found',
  408: 'request_timeout',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  416: 'range_not_satisfiable',
  429: 'rate_limited',
  503: 'unavailable',
};

export function translate(error: FastifyError | Error): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof StorageError) return translateStorage(error);
  const isRoomMissing = (error instanceof EngineError && error.isEngineAway) || isDiskFull(error);
  if (isRoomMissing) return new AppError('unavailable', { cause: error, retryAfterSec: 30 });
  if (error instanceof EngineError && error.kind === 'voice_failed') {
    return new AppError('unavailable', { message: VOICE_TEXT, cause: error, retryAfterSec: 30 });
  }
  if (error instanceof EngineError && error.kind === 'over_budget') {
    return new AppError('over_budget', { message: error.message });
  }
  if (isDatabaseAway(error)) return new AppError('unavailable', { cause: error, retryAfterSec: 5 });
  if ('validation' in error && error.validation) {
    // An address with an impossible id does not exist; a wrong body or query can be corrected.
    if (error.validationContext === 'params') return new AppError('not_found');
    return new AppError('validation', { errors: fieldErrorsOf(error.validation) });
  }
  const code = 'statusCode' in error && error.statusCode ? codeOfStatus[error.statusCode] : undefined;
  if (code) return new AppError(code, { ...(code === 'unavailable' && { retryAfterSec: 5, cause: error }) });
  return new AppError('internal', { cause: error });
}

function translateStorage(error: StorageError): AppError {
  if (error.code === 'not_found' || error.code === 'bad_key') return new AppError('not_found');
  const message = STORE_TEXTS[error.code];
  return new AppError('unavailable', { message, cause: error, retryAfterSec: 30 });
}

const STORE_TEXTS = {
  full: 'There is no space left to store files. Please try again later.',
  unavailable: 'The file storage does not respond. Please try again in a minute.',
};

const VOICE_TEXT = 'The voice could not speak this. Please try again in a minute, or choose another voice.';

const diskFullCodes = new Set(['ENOSPC', 'EDQUOT', 'EROFS']);

function isDiskFull(error: Error): boolean {
  return 'code' in error && diskFullCodes.has(String(error.code));
}

const databaseAwayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'ENOENT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
]);
const poolTimeout = /timeout exceeded when trying to connect|Connection terminated|Query read timeout/;

/** PostgreSQL is starting, stopping or full; drizzle wraps the driver's error. */
function isDatabaseAway(error: Error): boolean {
  const isQuery = 'query' in error && 'params' in error;
  const reason = isQuery && error.cause instanceof Error ? error.cause : undefined;
  if (!reason) return poolTimeout.test(error.message);
  const code = 'code' in reason ? String(reason.code) : '';
  return databaseAwayCodes.has(code) || poolTimeout.test(reason.message);
}
