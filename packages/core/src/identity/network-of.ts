/** One household or attacker usually has a whole IPv6 /64, so that counts as one address. */
export function networkOf(ip: string): string {
  if (!ip.includes(':') || ip.includes('.')) return ip;
  const [head = '', tail] = ip.split('::');
  const groups = head.split(':').filter(Boolean);
  if (tail !== undefined) {
    const tailGroups = tail.split(':').filter(Boolean);
    while (groups.length + tailGroups.length < 8) groups.push('0');
    groups.push(...tailGroups);
  }
  return `${groups.slice(0, 4).join(':')}::/64`;
}
