/**
 * Returns the 32-bit FNV-1a hash of the UTF-16 units of a text, as an unsigned integer. Similar texts get very
 * different hashes, and every run gives the same hash. Not suitable for secrets.
 * http://www.isthe.com/chongo/tech/comp/fnv/
 */
export function fnv1a(text: string, seed = 0): number {
  let hash = 0x811c9dc5 ^ seed;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
