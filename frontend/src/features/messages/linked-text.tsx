import type { ReactNode } from 'react';

const address = /https?:\/\/[^\s<>"']+/gi;
/** Punctuation after an address that is not part of the address. */
const trailing = /[.,;:!?)\]]+$/;

/**
 * A text in which web addresses are links. Only http and https addresses are linked, and no preview of them is loaded.
 */
export function LinkedText({ text }: { text: string }) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const link = found.replace(trailing, '');
    if (!URL.canParse(link)) continue;
    parts.push(
      text.slice(end, index),
      <a key={index} href={link} target="_blank" rel="noopener noreferrer" className="underline">
        {link}
      </a>,
    );
    end = index + link.length;
  }
  return [...parts, text.slice(end)];
}
