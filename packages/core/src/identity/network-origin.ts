const forwardingHeader = /^(forwarded|via|x-forwarded-.+|x-real-ip|cf-connecting-ip|true-client-ip)$/i;

/** True when a header shows that a proxy passed the request on. */
export function isForwarded(headerNames: string[]): boolean {
  return headerNames.some((name) => forwardingHeader.test(name));
}

export function isLoopbackAddress(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\.\d+\.\d+\.\d+$/.test(address);
}
