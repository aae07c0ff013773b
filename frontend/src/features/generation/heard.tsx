import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Brief } from '#shared/stylist/hearing/brief';
import type { Chip } from '#shared/stylist/hearing/chips';
import type { OwnItem } from '#shared/stylist/hearing/item-tags';
import { swedishChipLabels } from '#shared/swedish/chip-labels';
import { IconButton, UnderlinedButton } from '../../components/button.tsx';
import { isSwedish } from '../../lib/language.ts';
import { t } from '../../lib/t.ts';

type Props = {
  form: HeardForm;
  items: readonly OwnItem[];
  /** What a model has read in this prompt. */
  read: Brief | null;
  /** The keys of chips that the person has removed from requests before. What is left out is said. */
  leftOut: readonly string[];
  /** Called with the key of a chip that the person removes. */
  onRemove: (key: string) => void;
  /** Called with the key of a chip that shall be used again. */
  onTakeBack: (key: string) => void;
};

/** Shows below the prompt how the stylist understands it, as chips. The person can remove wrong chips. */
export function Heard({ form, items, read, leftOut, onRemove, onTakeBack }: Props) {
  const { chips, notUnderstood } = useHeard(form, items, read);
  const isUsed = ({ key }: Chip) => !leftOut.includes(key) && !form.ignored.includes(key);
  const [used, unused] = [chips.filter(isUsed), chips.filter((chip) => !isUsed(chip))];
  return (
    <div role="status" className="grid gap-2 empty:hidden">
      {used.length > 0 && (
        <ul aria-label={t('What I heard')} className="flex flex-wrap gap-2">
          {used.map(({ key, label }) => (
            <li key={key} className="flex min-h-11 items-center border border-ink bg-surface pl-3 text-sm">
              {label}
              <IconButton
                icon={X}
                size={16}
                label={t('Ignore {label}', { label })}
                onClick={() => onRemove(key)}
                className="text-ink-soft hover:text-ink"
              />
            </li>
          ))}
        </ul>
      )}
      {unused.map(({ key, label }) => (
        <p key={key} className="text-ink-soft text-sm">
          {leftOut.includes(key)
            ? t('“{label}” is left out, because you have removed it twice.', { label })
            : t('“{label}” is left out.', { label })}{' '}
          <UnderlinedButton aria-label={t('Use {label} again', { label })} onClick={() => onTakeBack(key)}>
            {t('Use it again')}
          </UnderlinedButton>
        </p>
      ))}
      {notUnderstood.length > 0 && (
        <p className="text-ink-soft text-sm">
          {notUnderstood.map(({ start, typed }) => (
            <span key={start}>
              <span className="underline decoration-danger decoration-wavy underline-offset-4">
                {typed}
              </span>{' '}
            </span>
          ))}
          {t('– not understood, will be ignored')}
        </p>
      )}
    </div>
  );
}

/** The chips, and the words not understood: `typed` as written, at the position `start` of the prompt. */
type HeardPrompt = { chips: Chip[]; notUnderstood: { start: number; typed: string }[] };
type Words = { prompt: string; mood: string; occasion: string };
type HeardForm = Words & { ignored: readonly string[] };

/** The pause in typing, in milliseconds, after which the prompt is analyzed. */
const pause = 400;
const nothing: HeardPrompt = { chips: [], notUnderstood: [] };

/**
 * Analyzes the prompt when the writer pauses, with the same code as the server. The word lists of the app's language are
 * loaded for the first prompt, those of the other languages only if a prompt may be in one of them. If a list cannot be
 * loaded, for example offline, nothing is shown. The server analyzes the prompt in any case. `read` is what a model has
 * read in this prompt, if it was asked already.
 */
function useHeard(
  { prompt, mood, occasion }: Words,
  items: readonly OwnItem[],
  read: Brief | null,
): HeardPrompt {
  const [heard, setHeard] = useState(nothing);
  useEffect(() => {
    let current = true;
    const timer = setTimeout(async () => {
      if (!prompt.trim()) return setHeard(nothing);
      const found = await listenTo({ prompt, mood, occasion }, items, read).catch(() => nothing);
      if (current) setHeard(found);
    }, pause);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [prompt, mood, occasion, items, read]);
  return heard;
}

async function listenTo({ prompt, mood, occasion }: Words, items: readonly OwnItem[], read: Brief | null) {
  const [{ hear }, { chipsOf }] = await Promise.all([
    hearingOf(prompt),
    import('#shared/stylist/hearing/chips'),
  ]);
  const language = isSwedish ? 'sv' : 'en';
  const words = { prompt, mood: mood || null, occasion: occasion || null };
  const brief = read ?? hear({ ...words, language }, items).brief;
  return {
    chips: chipsOf(brief, isSwedish ? swedishChipLabels : undefined),
    // The words are copied now, because the prompt may have changed before they are shown.
    notUnderstood: brief.notUnderstood.map(({ start, end }) => ({ start, typed: prompt.slice(start, end) })),
  };
}

/** The module that hears a prompt. The lexicon of `?all` is complete, see `../../../lexicon-columns.ts`. */
async function hearingOf(prompt: string): Promise<typeof import('#shared/stylist/hearing/hear')> {
  const { isSurelyIn } = await import('#shared/stylist/hearing/language');
  return isSurelyIn(isSwedish ? 'sv' : 'en', prompt)
    ? import('#shared/stylist/hearing/hear')
    : import('../../../../shared/stylist/hearing/hear.ts?all');
}
