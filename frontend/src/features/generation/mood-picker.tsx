import { useRef } from 'react';
import { moods } from '#shared/catalog';
import { Chip, UnderlinedButton } from '../../components/button.tsx';
import { catalogName } from '../../lib/catalog-name.ts';
import { t } from '../../lib/t.ts';

type Props = { mood: string; onMood: (mood: string) => void };

/** Picks a mood and optionally a moment within it. The value is 'mood' or 'mood > moment', as the contract expects. */
export function MoodPicker({ mood, onMood }: Props) {
  const [category = '', moment = ''] = mood.split(' > ');
  const moments = Object.entries(moods).find(([name]) => name === category)?.[1];
  const moodChips = useRef<HTMLDivElement>(null);
  const clear = () => {
    // The focused button disappears together with the mood.
    moodChips.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus();
    onMood('');
  };
  return (
    <fieldset className="grid gap-3">
      <legend className="flex w-full items-center justify-between gap-3 pb-1">
        <span className="font-semibold text-sm">{t('Mood (optional)')}</span>
        {mood && (
          <UnderlinedButton onClick={clear} className="min-w-11">
            {t('Clear')}
          </UnderlinedButton>
        )}
      </legend>
      <div ref={moodChips} className="flex flex-wrap gap-2">
        {Object.keys(moods).map((name) => (
          <Chip key={name} selected={name === category} onClick={() => onMood(name)}>
            {catalogName(name)}
          </Chip>
        ))}
      </div>
      {moments && (
        // biome-ignore lint/a11y/useSemanticElements: it is a group within the fieldset
        <div
          role="group"
          aria-label={t('Moments that are {category}', { category: catalogName(category) })}
          className="flex flex-wrap gap-2 border-accent border-l-2 pl-4"
        >
          {moments.map((name) => (
            <Chip
              key={name}
              selected={name === moment}
              onClick={() => onMood(name === moment ? category : `${category} > ${name}`)}
            >
              {catalogName(name)}
            </Chip>
          ))}
        </div>
      )}
    </fieldset>
  );
}
