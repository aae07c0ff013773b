import { useEffect, useState } from 'react';
import type { Chip } from '#shared/listening/chips';
import type { OwnItem } from '#shared/listening/item-tags';
import { swedishChipLabels } from '#shared/swedish/chip-labels';
import { isSwedish } from '../../lib/language.ts';

/** What was heard in the form: chips, and the words that nothing was made of, as typed and where they began. */
export type Heard = { chips: Chip[]; notUnderstood: { start: number; typed: string }[] };
export type HeardForm = { prompt: string; mood: string; occasion: string; ignored: readonly string[] };

/** Milliseconds without a key press after which a person counts as pausing. */
const pause = 400;
const nothing: Heard = { chips: [], notUnderstood: [] };

/**
 * Listens to the prompt as its writer pauses, with the code that the server uses. The word tables are loaded with the
 * first words; without them, as when offline, nothing is shown, and the server listens all the same.
 */
export function useHeard({ prompt, mood, occasion, ignored }: HeardForm, items: readonly OwnItem[]): Heard {
  const [heard, setHeard] = useState(nothing);
  useEffect(() => {
    let current = true;
    const timer = setTimeout(async () => {
      if (!prompt.trim()) return setHeard(nothing);
      const found = await listenTo({ prompt, mood, occasion, ignored }, items).catch(() => nothing);
      if (current) setHeard(found);
    }, pause);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [prompt, mood, occasion, ignored, items]);
  return heard;
}

async function listenTo({ prompt, mood, occasion, ignored }: HeardForm, items: readonly OwnItem[]) {
  const [{ listen }, { chipsOf, withoutChips }] = await Promise.all([
    import('#shared/listening/listen'),
    import('#shared/listening/chips'),
  ]);
  const brief = listen({ prompt, mood: mood || null, occasion: occasion || null }, items);
  return {
    chips: chipsOf(withoutChips(brief, ignored), isSwedish ? swedishChipLabels : undefined),
    // The prompt may have changed until this is shown.
    notUnderstood: brief.notUnderstood.map(({ start, end }) => ({ start, typed: prompt.slice(start, end) })),
  };
}
