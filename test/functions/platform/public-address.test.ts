import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPublicAddress } from '#functions/platform/public-address';

const refused = {
  'this network': ['0.0.0.0', '0.1.2.3', '0.255.255.255'],
  'private networks': ['10.0.0.0', '10.255.255.255', '172.16.0.1', '172.31.255.255', '192.168.0.1'],
  'carrier-grade NAT': ['100.64.0.0', '100.100.100.200', '100.127.255.255'],
  loopback: ['127.0.0.1', '127.255.255.254', '::1'],
  'link-local and cloud metadata': ['169.254.0.1', '169.254.169.254', '169.254.170.2', 'fe80::1'],
  'the platform service of Azure': ['168.63.129.16'],
  'protocol assignments': ['192.0.0.1', '192.0.0.192', '192.88.99.1'],
  documentation: ['192.0.2.1', '198.51.100.7', '203.0.113.255', '2001:db8::1', '3fff::1'],
  benchmarking: ['198.18.0.1', '198.19.255.255', '2001:2::1'],
  multicast: ['224.0.0.1', '239.255.255.255', 'ff02::1', 'ff0e::1'],
  'reserved and broadcast': ['240.0.0.1', '255.255.255.254', '255.255.255.255'],
  'the unspecified address': ['::'],
  'unique local addresses': ['fc00::1', 'fd00:ec2::254', 'fdff:ffff::1'],
  'site-local addresses': ['fec0::1', 'feff::1'],
  'IPv4 in IPv6, mapped': ['::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:8.8.8.8', '::ffff:0:10.0.0.1'],
  'IPv4 in IPv6, compatible': ['::127.0.0.1', '::7f00:1', '::10.0.0.1'],
  NAT64: ['64:ff9b::127.0.0.1', '64:ff9b::a00:1', '64:ff9b:1::a9fe:a9fe', '64:ff9b:1:ffff::1'],
  '6to4': ['2002:7f00:1::', '2002:a00:1::1', '2002:c0a8:101::1'],
  Teredo: ['2001::1', '2001:0:4136:e378:8000:63bf:3fff:fdd2'],
  'unassigned blocks': ['4000::1', '100::1', '5f00::1', '1::1'],
  'addresses with a zone': ['fe80::1%eth0'],
  'texts that are no canonical address': ['', 'localhost', '127.1', '0x7f.0.0.1', '2130706433', '[::1]'],
};

const allowed = [
  ...['1.1.1.1', '8.8.8.8', '93.184.215.14', '100.63.255.255', '100.128.0.0', '172.15.255.255', '172.32.0.0'],
  ...['169.253.255.255', '169.255.0.0', '192.167.255.255', '198.17.255.255', '198.20.0.0', '223.255.255.255'],
  ...['2606:4700:4700::1111', '2001:4860:4860::8888', '2a00:1450:400f::200e', '2600::1'],
];

it('a special or private address, or a text that is none, is refused, and a public address is accepted', () => {
  for (const [group, addresses] of Object.entries(refused))
    for (const address of addresses) expect(isPublicAddress(address), `${group}: ${address}`).toBe(false);
  for (const address of allowed) expect(isPublicAddress(address), address).toBe(true);
});

/** The private and special address blocks, written out by hand. They check the library's table independently. */
const blocks = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24'],
  ...['203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
].map((block) => {
  const [start = '', bits] = block.split('/');
  return [start, Number(bits)] as const;
});
const numberOf = (address: string) => address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
const dotted = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255).join('.');
const any32 = fc.integer({ min: 0, max: 0xffffffff });
const inside = fc
  .tuple(fc.constantFrom(...blocks), fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }))
  .map(([[start, bits], at]) => numberOf(start) + Math.floor(at * 2 ** (32 - bits)));
const hex = (value: number) => `${(value >>> 16).toString(16)}:${(value & 0xffff).toString(16)}`;

describe('isPublicAddress, by generated addresses,', () => {
  it('refuses all of the private and special blocks', () => {
    fc.assert(
      fc.property(inside, (value) => !isPublicAddress(dotted(value))),
      { numRuns: 2000 },
    );
  });

  it('refuses IPv6 addresses that embed an IPv4 address', () => {
    fc.assert(
      fc.property(fc.oneof(any32, inside), (value) =>
        [`::ffff:${hex(value)}`, `::${hex(value)}`, `64:ff9b::${hex(value)}`, `2002:${hex(value)}::1`].every(
          (address) => !isPublicAddress(address),
        ),
      ),
    );
  });

  it('accepts only global unicast IPv6 addresses', () => {
    fc.assert(
      fc.property(fc.ipV6(), (address) => !isPublicAddress(address) || /^[23][\da-f]{3}:/i.test(address)),
      { numRuns: 2000 },
    );
  });

  it('answers for any text without throwing', () => {
    fc.assert(fc.property(fc.string(), (text) => typeof isPublicAddress(text) === 'boolean'));
  });
});
