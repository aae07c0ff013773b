import { type FormEvent, useState } from 'react';
import { GenerationRequest } from '#shared/contract/generation';
import type { Outfit } from '#shared/contract/outfits';
import { limits } from '#shared/limits';
import { Button } from '../../components/button.tsx';
import { TextArea } from '../../components/field.tsx';
import { ignoreSecondClick } from '../../components/ignore-second-click.ts';
import { SmallDialog } from '../../components/small-dialog.tsx';
import { useRemix } from './use-remix.ts';

const quickRemixes = [
  'Make it more casual',
  'Change to evening wear',
  'Add more color',
  'Make it business professional',
  'Convert to summer style',
  'Make it minimalist',
] as const;

type Props = { outfit: Outfit; onRemixed: (outfit: Outfit) => void; onClose: () => void };

/**
 * Asks for a new outfit from the same wish and a change of it; the first one stays as it is. Whoever closes
 * the dialog meanwhile finds the new one among their outfits.
 */
export function RemixDialog({ outfit, onRemixed, onClose }: Props) {
  const [text, setText] = useState('');
  const { remix: start, running } = useRemix(outfit.id);

  const remix = (change: string) => {
    // The change is what matters: where both are too long, it is the wish that is cut.
    const room = limits.generation.prompt - change.length - 2;
    const { prompt, mood, occasion, isPublic, weatherData: weather } = outfit;
    start(
      GenerationRequest.parse({
        // An outfit that was built by hand was asked for in no words.
        prompt: prompt ? `${prompt.slice(0, Math.max(0, room))}. ${change}` : change,
        mood,
        occasion,
        isPublic,
        weather,
        forceVariety: true,
      }),
      { onSuccess: onRemixed },
    );
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim()) remix(text.trim());
  };
  return (
    <SmallDialog title="Remix this outfit" onClose={onClose}>
      <ul aria-label="Quick remixes" className="flex flex-wrap gap-2">
        {quickRemixes.map((change) => (
          <li key={change}>
            <button
              type="button"
              disabled={running}
              onClick={ignoreSecondClick(() => remix(change))}
              className="min-h-11 border border-control px-4 text-sm hover:not-disabled:bg-sunken disabled:opacity-45"
            >
              {change}
            </button>
          </li>
        ))}
      </ul>
      <form onSubmit={submit} className="grid gap-4">
        <TextArea
          label="Or say it yourself"
          placeholder="Swap the heels for something I can walk in"
          maxLength={300}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={!text.trim() || running}>
            {running ? 'Remixing...' : 'Remix'}
          </Button>
        </div>
      </form>
      {running && (
        <p role="status" className="text-ink-soft text-sm">
          The stylist is at it.
        </p>
      )}
    </SmallDialog>
  );
}
