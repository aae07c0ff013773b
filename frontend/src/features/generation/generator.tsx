import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { moods, occasions } from '#shared/catalog';
import { GenerationRequest } from '#shared/contract/generation';
import type { Outfit } from '#shared/contract/outfits';
import { Button } from '../../components/button.tsx';
import { SelectField, TextArea } from '../../components/field.tsx';
import { notify } from '../../lib/notify.ts';
import { ProgressCard } from './progress-card.tsx';
import { texts } from './texts.ts';
import { useGeneration } from './use-generation.ts';

const empty = { prompt: '', mood: '', occasion: '', isPublic: true };

/** Asks for an outfit; what was typed stays, whatever becomes of it. */
export function Generator({ userId, onOutfit }: { userId: string; onOutfit: (outfit: Outfit) => void }) {
  const { register, handleSubmit, watch, formState } = useForm<
    z.input<typeof GenerationRequest>,
    unknown,
    GenerationRequest
  >({ resolver: zodResolver(GenerationRequest), defaultValues: empty });
  const { start, running } = useGeneration({
    userId,
    onOutfit,
    onFailure: (description) => void notify({ title: texts.failed, description, tone: 'error' }),
  });

  return (
    <div className="grid max-w-3xl gap-10">
      <form onSubmit={handleSubmit(start)} className="grid gap-6" noValidate>
        <TextArea
          label="What are you dressing for?"
          placeholder="Dinner with friends, a little dressed up, something in navy"
          error={formState.errors.prompt?.message}
          {...register('prompt')}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField label="Mood (optional)" {...register('mood')}>
            <option value="">Any mood</option>
            {Object.keys(moods).map((mood) => (
              <option key={mood}>{mood}</option>
            ))}
          </SelectField>
          <SelectField label="Occasion (optional)" {...register('occasion')}>
            <option value="">Any occasion</option>
            {occasions.map((occasion) => (
              <option key={occasion}>{occasion}</option>
            ))}
          </SelectField>
        </div>
        <label className="flex min-h-11 items-center gap-3 text-sm">
          <input type="checkbox" className="size-5 accent-[var(--accent)]" {...register('isPublic')} />
          Share the outfit with the community
        </label>
        <Button
          type="submit"
          disabled={running || !watch('prompt').trim()}
          className="sm:justify-self-start sm:px-12"
        >
          {running ? 'Generating...' : 'Generate'}
        </Button>
      </form>
      {running && <ProgressCard />}
    </div>
  );
}
