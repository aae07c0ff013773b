const address = /https?:\/\/[^\s<>"']+/gi;
/** Punctuation after an address that is not part of the address. */
const trailing = /[.,;:!?)\]]+$/;

/**
 * A text in which web addresses are links. Only http and https addresses are linked, and no preview of them is loaded.
 */
export const LinkedText = ({ text }: { text: string }) =>
  partsOf(text).map(({ start, part, isLink }) =>
    isLink ? (
      <a key={start} href={part} target="_blank" rel="noopener noreferrer" className="underline">
        {part}
      </a>
    ) : (
      part
    ),
  );

function partsOf(text: string) {
  const parts: { start: number; part: string; isLink: boolean }[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const part = found.replace(trailing, '');
    if (!URL.canParse(part)) continue;
    parts.push({ start: end, part: text.slice(end, index), isLink: false });
    parts.push({ start: index, part, isLink: true });
    end = index + part.length;
  }
  return [...parts, { start: end, part: text.slice(end), isLink: false }];
}
