export interface ResetRequestOrigin {
  hasMailTransport: boolean;
  publicUrl: string;
  socketAddress: string;
  hostHeader: string;
  headerNames: string[];
}

const forwardingHeader = /^(forwarded|via|x-forwarded-.+|x-real-ip|cf-connecting-ip|true-client-ip)$/i;

/**
 * Policy: the token is answered on one's own machine only. Anything that hints at a server or a
 * proxy keeps it in the mail, because whoever holds the token owns the account.
 */
export function maySeeResetToken(origin: ResetRequestOrigin): boolean {
  return (
    !origin.hasMailTransport &&
    isLoopbackHost(URL.parse(origin.publicUrl)?.hostname ?? '') &&
    isLoopbackAddress(origin.socketAddress) &&
    isLoopbackHost(URL.parse(`http://${origin.hostHeader}`)?.hostname ?? '') &&
    !isForwarded(origin.headerNames)
  );
}

/** True when a header shows that a proxy passed the request on. */
export function isForwarded(headerNames: string[]): boolean {
  return headerNames.some((name) => forwardingHeader.test(name));
}

export function isLoopbackAddress(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\.\d+\.\d+\.\d+$/.test(address);
}

function isLoopbackHost(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || isLoopbackAddress(host);
}
