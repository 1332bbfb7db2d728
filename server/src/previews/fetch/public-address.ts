import ipaddr from 'ipaddr.js';

type IpAddress = ipaddr.IPv4 | ipaddr.IPv6;

/**
 * IP addresses in public ranges that lead to internal services of a cloud provider. 168.63.129.16 is a
 * service of Azure.
 */
const cloudServiceAddresses: readonly string[] = ['168.63.129.16'];

const nat64Range = ipaddr.IPv6.parseCIDR('64:ff9b::/96');
const globalUnicastRange = ipaddr.IPv6.parseCIDR('2000::/3');

const extractIpv4 = (address: ipaddr.IPv6, offset: number, mask = 0): ipaddr.IPv4 =>
  new ipaddr.IPv4(
    address
      .toByteArray()
      .slice(offset, offset + 4)
      .map((byte) => byte ^ mask),
  );

/**
 * Returns the addresses that a packet to an IPv6 address finally reaches: the embedded IPv4 addresses of a
 * mapped, NAT64, 6to4 or Teredo address, otherwise the address itself.
 */
function listReachedAddresses(address: ipaddr.IPv6): IpAddress[] {
  if (address.isIPv4MappedAddress()) return [address.toIPv4Address()];
  if (address.match(nat64Range)) return [extractIpv4(address, 12)];
  const range = address.range();
  if (range === '6to4') return [extractIpv4(address, 2)];
  // A Teredo address (RFC 4380) contains the address of a Teredo server, and the client's address with
  // inverted bits.
  if (range === 'teredo') return [extractIpv4(address, 4), extractIpv4(address, 12, 0xff)];
  return [address];
}

function isPublicUnicast(address: IpAddress): boolean {
  if (address.range() !== 'unicast' || cloudServiceAddresses.includes(address.toString())) return false;
  return address instanceof ipaddr.IPv4 || address.match(globalUnicastRange);
}

/**
 * Returns whether an IP address is public unicast (RFC 6890). For IPv4-mapped, NAT64, 6to4 and Teredo
 * addresses, checks the embedded IPv4 addresses instead.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  const reached = address instanceof ipaddr.IPv6 ? listReachedAddresses(address) : [address];
  return reached.every(isPublicUnicast);
}
