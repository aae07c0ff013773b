/**
 * The 32-bit FNV-1a hash of a text's UTF-16 units, as an unsigned integer: it spreads similar texts evenly
 * and is the same on every run. Not for secrets. http://www.isthe.com/chongo/tech/comp/fnv/
 */
export function fnv1a(text: string, seed = 0): number {
  let hash = 0x811c9dc5 ^ seed;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
