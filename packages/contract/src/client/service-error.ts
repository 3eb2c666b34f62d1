/** A call that got no words from the server: from a proxy in front of it, or because nothing came back at all. */
export interface ServiceError {
  message: string;
  /** HTTP_{status}, NETWORK_ERROR, TIMEOUT_ERROR or UNKNOWN_ERROR */
  code: string;
}

export interface ServiceErrorState extends ServiceError {
  retryCount: number;
}

export const serviceErrorTexts = {
  401: 'Invalid API key. Please check your API configuration.',
  403: 'Access forbidden. Please check your API permissions.',
  429: 'Rate limit exceeded. Please try again later.',
  500: 'Server error. Please try again later.',
  503: 'Service temporarily unavailable. Please try again later.',
  network: 'Network error. Please check your internet connection.',
  timeout: 'Request timed out. Please try again.',
} as const;

/** Names a refusal without words. */
export function httpServiceError(httpStatus: number, operation: string): ServiceError {
  const known: Record<number, string> = serviceErrorTexts;
  return {
    message: known[httpStatus] ?? `${operation} failed with status ${httpStatus}`,
    code: `HTTP_${httpStatus}`,
  };
}

/** Names something that was thrown before an answer came. */
export function thrownServiceError(error: unknown): ServiceError {
  if (error instanceof Error) {
    if (error.name === 'AbortError' || error.name === 'TimeoutError') {
      return { message: serviceErrorTexts.timeout, code: 'TIMEOUT_ERROR' };
    }
    // fetch reports an unreachable host as a TypeError, in every browser and in Node.
    if (error instanceof TypeError) return { message: serviceErrorTexts.network, code: 'NETWORK_ERROR' };
    return { message: error.message, code: 'UNKNOWN_ERROR' };
  }
  return { message: 'An unknown error occurred.', code: 'UNKNOWN_ERROR' };
}

const namedByStatus = /^HTTP_(\d{3})$/;

/** The words for a failure by its code; undefined for the codes of the server, which sends words of its own. */
export function serviceErrorOf(code: string | undefined, operation: string): ServiceError | undefined {
  const [, httpStatus] = namedByStatus.exec(code ?? '') ?? [];
  if (httpStatus) return httpServiceError(Number(httpStatus), operation);
  if (code === 'NETWORK_ERROR') return { message: serviceErrorTexts.network, code };
  if (code === 'TIMEOUT_ERROR') return { message: serviceErrorTexts.timeout, code };
  return undefined;
}

/** The next error state: the same error again counts one more retry. */
export function nextServiceErrorState(previous: ServiceErrorState | undefined, error: ServiceError): ServiceErrorState {
  const isRepeated = previous?.code === error.code;
  return { ...error, retryCount: isRepeated ? previous.retryCount + 1 : 0 };
}
