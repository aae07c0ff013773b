import { quickStarts } from './texts.ts';

type Props = { onStart: (start: { mood: string; occasion: string }) => void };

/** Buttons that fill in a mood and an occasion together. */
export const QuickStarts = ({ onStart }: Props) => (
  <section aria-labelledby="quick-starts" className="grid gap-3">
    <h2 id="quick-starts" className="font-sans font-semibold text-sm tracking-normal">
      Quick start
    </h2>
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      {quickStarts.map(({ name, note, mood, occasion }) => (
        <li key={name}>
          <button
            type="button"
            onClick={() => onStart({ mood, occasion })}
            className="grid h-full w-full content-start gap-1 border border-line bg-surface p-4 text-left hover:border-ink"
          >
            <span className="font-display text-xl leading-tight">{name}</span>
            <span className="text-ink-soft text-sm">{note}</span>
          </button>
        </li>
      ))}
    </ul>
  </section>
);
