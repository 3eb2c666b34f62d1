/** Why a mail was not sent, in words for the administrator. */
export class MailError extends Error {
  override readonly name = 'MailError';
  /** The server refused this mail for good: another attempt gets the same response. */
  readonly isFinal: boolean;

  constructor(message: string, { isFinal, cause }: { isFinal: boolean; cause?: unknown }) {
    super(message, { cause });
    this.isFinal = isFinal;
  }
}

/** What nodemailer knows of a failure. */
interface SmtpFailure {
  code?: unknown;
  response?: unknown;
  responseCode?: unknown;
  message?: unknown;
}

const RESPONSE_CHARACTERS = 300;

const reasons: Record<string, string> = {
  ECONNREFUSED: 'refused the connection',
  EDNS: 'has no address: check the host in SMTP_URL',
  ENOTFOUND: 'has no address: check the host in SMTP_URL',
  ETIMEDOUT: 'did not respond in time',
  ECONNRESET: 'closed the connection',
  ECONNECTION: 'closed the connection',
  ETLS: 'offers no encryption that Herald accepts',
  EAUTH: 'refused the user and password in SMTP_URL',
};

/** `secrets` are taken out of whatever the server says. */
export function mailErrorOf(cause: unknown, server: string, secrets: readonly string[]): MailError {
  const { code, response, responseCode, message }: SmtpFailure = cause instanceof Error ? cause : {};
  const said = typeof response === 'string' ? response : '';
  const reason = (typeof code === 'string' && reasons[code]) || reasonIn(String(message ?? ''));
  const isRefusal = code === 'EENVELOPE' || code === 'EMESSAGE';
  const text = isRefusal ? 'refused the mail' : (reason ?? 'could not take the mail');
  const detail = said || (reason || isRefusal ? '' : String(message ?? cause));
  const words = detail ? `${server} ${text}: ${withoutSecrets(detail, secrets)}` : `${server} ${text}.`;
  return new MailError(words, { isFinal: isRefusal && Number(responseCode) >= 500, cause });
}

/** A socket's own error arrives with its reason in the text only. */
function reasonIn(message: string): string | undefined {
  return Object.entries(reasons).find(([code]) => message.includes(code))?.[1];
}

function withoutSecrets(text: string, secrets: readonly string[]): string {
  const hidden = secrets
    .flatMap((secret) => [secret, Buffer.from(secret).toString('base64')])
    .reduce((words, secret) => words.replaceAll(secret, '…'), text);
  return hidden.slice(0, RESPONSE_CHARACTERS);
}
