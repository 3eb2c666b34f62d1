import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type ErrorCode, errorTable } from '@herald/contract/errors';
import type { FastifyServerOptions } from 'fastify';

const codeOfParseError: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};

/** Responds to what never became a request: headers too large, too slow or not HTTP at all. */
export const answerClientError: FastifyServerOptions['clientErrorHandler'] = (error, socket) => {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  writeAnswer(socket, codeOfParseError[error.code] ?? 'malformed');
};

function writeAnswer(socket: Socket, code: ErrorCode): void {
  const { status, text } = errorTable[code];
  const body = JSON.stringify({ status: 'error', code, message: text });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
