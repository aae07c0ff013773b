import { moods } from '#shared/catalog';

type Props = { mood: string; onMood: (mood: string) => void };

const chip = (chosen: boolean) =>
  `min-h-11 border px-4 text-sm capitalize ${
    chosen ? 'border-ink bg-ink text-paper' : 'border-control hover:bg-sunken'
  }`;

/** A mood, and the moment within it: 'category > occasion'. */
export function MoodPicker({ mood, onMood }: Props) {
  const [category = '', moment = ''] = mood.split(' > ');
  const moments = Object.entries(moods).find(([name]) => name === category)?.[1];
  return (
    <fieldset className="grid gap-3">
      <legend className="flex w-full items-center justify-between gap-3 pb-1">
        <span className="font-semibold text-sm">Mood (optional)</span>
        {mood && (
          <button
            type="button"
            onClick={() => onMood('')}
            className="min-h-11 min-w-11 text-sm underline underline-offset-4"
          >
            Clear
          </button>
        )}
      </legend>
      <div className="flex flex-wrap gap-2">
        {Object.keys(moods).map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === category}
            onClick={() => onMood(name)}
            className={chip(name === category)}
          >
            {name}
          </button>
        ))}
      </div>
      {moments && (
        // biome-ignore lint/a11y/useSemanticElements: it is a group within the fieldset
        <div
          role="group"
          aria-label={`Moments that are ${category}`}
          className="flex flex-wrap gap-2 border-accent border-l-2 pl-4"
        >
          {moments.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === moment}
              onClick={() => onMood(name === moment ? category : `${category} > ${name}`)}
              className={chip(name === moment)}
            >
              {name}
            </button>
          ))}
        </div>
      )}
    </fieldset>
  );
}
