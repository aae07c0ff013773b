import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { GenerationRequest } from '#shared/contract/generation';
import type { Outfit } from '#shared/contract/outfits';
import { limits } from '#shared/limits';
import { shorten } from '#shared/rules/shorten';
import { BaseButton, ignoreSecondClick } from '../../components/button.tsx';
import { SmallDialog } from '../../components/dialogs.tsx';
import { Form, FormButtons, TextArea } from '../../components/form.tsx';
import { notify, notifyError } from '../../components/notify.ts';
import { makeOutfit } from '../../data/generation-job.ts';
import { hasCode, textOf } from '../../lib/error-texts.ts';
import { t } from '../../lib/t.ts';
import { prependOutfit } from './queries.ts';
import { quickRemixes } from './texts.ts';

type Props = { outfit: Outfit; onRemixed: (outfit: Outfit) => void; onClose: () => void };

/**
 * Generates a new outfit from an outfit's request and a change to it. The original is not changed. If the dialog is
 * closed meanwhile, the new outfit still appears in the list (see `useRemix`).
 */
export function RemixDialog({ outfit, onRemixed, onClose }: Props) {
  const [text, setText] = useState('');
  const { remix: start, running } = useRemix(outfit.id);

  const remix = (change: string) => {
    // If both are too long together, the original prompt is shortened, because the change is more important.
    const room = limits.generation.prompt - change.length - 2;
    const { prompt, mood, occasion, isPublic, weatherData: weather } = outfit;
    start(
      GenerationRequest.parse({
        // Outfits composed by hand have no prompt.
        prompt: prompt ? `${shorten(prompt, Math.max(0, room))}. ${change}` : change,
        mood,
        occasion,
        isPublic,
        weather,
        remixOf: { outfitId: outfit.id, change },
      }),
      { onSuccess: onRemixed },
    );
  };
  return (
    <SmallDialog title={t('Remix this outfit')} onClose={onClose} isChanged={text.trim() !== '' && !running}>
      <ul aria-label={t('Quick remixes')} className="flex flex-wrap gap-2">
        {quickRemixes.map((change) => (
          <li key={change}>
            <BaseButton
              disabled={running}
              onClick={ignoreSecondClick(() => remix(change))}
              className="min-h-11 border border-control px-4 text-sm hover:not-aria-disabled:bg-sunken aria-disabled:opacity-45"
            >
              {change}
            </BaseButton>
          </li>
        ))}
      </ul>
      <Form onSend={() => text.trim() && remix(text.trim())} className="grid gap-4">
        <TextArea
          label={t('Or say it yourself')}
          placeholder={t('Swap the heels for something I can walk in')}
          maxLength={limits.generation.change}
          value={text}
          onValue={setText}
        />
        <FormButtons onCancel={onClose} disabled={!text.trim() || running}>
          {running ? t('Remixing...') : t('Remix')}
        </FormButtons>
      </Form>
      {running && (
        <p role="status" className="text-ink-soft text-sm">
          {t('The stylist is at it.')}
        </p>
      )}
    </SmallDialog>
  );
}

/** In milliseconds. The server never keeps a job pending for that long. */
const longestMilliseconds = 5 * 60_000;

/**
 * Generates a new outfit from an existing one. The mutation continues when the component is unmounted: the outfit is
 * added to the list and a toast announces it, even if the dialog or the page has been left.
 */
function useRemix(outfitId: string) {
  const client = useQueryClient();
  const mutationKey = ['remix', outfitId];
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: (request: GenerationRequest) =>
      makeOutfit(client, request, AbortSignal.timeout(longestMilliseconds)),
    onSuccess(outfit) {
      prependOutfit(client, outfit);
      return notify({ title: t('Outfit remixed!') });
    },
    onError(error) {
      // Both codes mean that the user has signed out meanwhile. The failure is then not shown.
      if (!hasCode(error, 'auth.required', 'not_found'))
        return notifyError(`${t('Failed to remix outfit')}. ${textOf(error)}`);
    },
  });
  return { remix: mutate, running: useIsMutating({ mutationKey }) > 0 };
}
