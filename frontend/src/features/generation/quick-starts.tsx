import { limits } from '#shared/limits';
import { shorten } from '#shared/rules/shorten';
import type { RequestForm } from '../../data/request-form.ts';
import { t } from '../../lib/t.ts';
import { quickIdeas, quickStarts } from './texts.ts';

type Filled = Pick<RequestForm, 'prompt' | 'mood' | 'occasion'>;
type Props = { form: Filled; onFill: (filled: Filled) => void };

/** Buttons that fill in a prompt, a mood and an occasion together. A second press removes it. */
export function QuickStarts({ form, onFill }: Props) {
  const toggle = ({ prompt, mood, occasion }: (typeof quickStarts)[number]) => {
    const isOn = form.prompt.includes(prompt);
    onFill({
      prompt: toggleSuggestion(form.prompt, prompt),
      mood: isOn ? without(form.mood, mood) : mood,
      occasion: isOn ? without(form.occasion, occasion) : occasion,
    });
  };
  return (
    <section aria-labelledby="quick-starts" className="grid gap-3">
      <h2 id="quick-starts" className="font-sans font-semibold text-sm tracking-normal">
        {t('Quick start')}
      </h2>
      <ul className="grid at-most-2 gap-3 sm:at-most-3">
        {quickStarts.map((start) => (
          <li key={start.name}>
            <button
              type="button"
              aria-pressed={form.prompt.includes(start.prompt)}
              onClick={() => toggle(start)}
              className="group grid h-full w-full content-start gap-1 border border-line bg-surface p-4 text-left hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
            >
              <span className="font-display text-xl leading-tight">{start.name}</span>
              <span className="text-ink-soft text-sm group-aria-pressed:text-paper">{start.note}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Returns an empty value if the value was filled in by a button. Any other value is kept. */
const without = (value: string, filledIn: string) => (value === filledIn ? '' : value);

type IdeasProps = { prompt: string; onPrompt: (prompt: string) => void };

/** Buttons that put example prompts into the prompt box. */
export const QuickIdeas = ({ prompt, onPrompt }: IdeasProps) => (
  <section data-tour="ideas" className="grid gap-3">
    <h2 id="quick-ideas" className="font-sans font-semibold text-sm tracking-normal">
      {t('Quick ideas')}
    </h2>
    <ul aria-labelledby="quick-ideas" className="flex flex-wrap gap-2">
      {quickIdeas.map((idea) => (
        <li key={idea}>
          <button
            type="button"
            aria-pressed={prompt.includes(idea)}
            onClick={() => onPrompt(toggleSuggestion(prompt, idea))}
            className="min-h-11 border border-line bg-surface px-4 text-left text-sm hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
          >
            {idea}
          </button>
        </li>
      ))}
    </ul>
  </section>
);

const suggestions: readonly string[] = [...quickIdeas, ...quickStarts.map(({ prompt }) => prompt)];

/**
 * Adds a suggestion to the prompt, or removes it if the prompt contains it. A blank prompt, or one that is another
 * suggestion, is replaced. The person's own words are kept, and the suggestion is appended.
 */
export function toggleSuggestion(prompt: string, suggestion: string): string {
  if (prompt.includes(suggestion))
    return prompt
      .split(suggestion)
      .map((part) => part.replace(/^[,\s]+|[,\s]+$/g, ''))
      .filter(Boolean)
      .join(', ');
  if (!prompt.trim() || suggestions.includes(prompt)) return suggestion;
  return shorten(`${prompt.trimEnd()}, ${suggestion}`, limits.generation.prompt);
}
