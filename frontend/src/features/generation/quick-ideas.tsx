import { t } from '../../lib/t.ts';
import { toggleSuggestion } from './suggestions.ts';
import { quickIdeas } from './texts.ts';

type Props = { prompt: string; onPrompt: (prompt: string) => void };

/** Buttons that put example prompts into the prompt box. */
export const QuickIdeas = ({ prompt, onPrompt }: Props) => (
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
