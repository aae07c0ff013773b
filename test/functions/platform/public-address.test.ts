import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPublicAddress } from '#functions/platform/guarded-connector';
import refused from './refused-addresses.json' with { type: 'json' };

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
