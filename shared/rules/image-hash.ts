/** How many bits of two hashes may differ of one and the same photograph. */
const mostDifferentBits = 8;

const bitsOf = (digit: string) =>
  [...Number.parseInt(digit, 16).toString(2)].filter((bit) => bit === '1').length;

/** In how many of its 64 bits one hash, of 16 hexadecimal digits, differs from another. */
export const hammingDistance = (one: string, other: string): number =>
  [...one].reduce(
    (sum, digit, place) =>
      sum + bitsOf((Number.parseInt(digit, 16) ^ Number.parseInt(other[place] ?? '0', 16)).toString(16)),
    0,
  );

/** Whether two photographs are the same one, though encoded anew, made smaller or brighter. */
export const looksAlike = (one: string, other: string) => hammingDistance(one, other) <= mostDifferentBits;
