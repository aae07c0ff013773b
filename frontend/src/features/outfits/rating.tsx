import { useQueryClient } from '@tanstack/react-query';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import type { Outfit } from '#shared/contract/outfits';
import { IconButton } from '../../components/icon-button.tsx';
import { notify } from '../../components/notify.ts';
import { api } from '../../lib/api.ts';
import { t } from '../../lib/t.ts';
import { replaceOutfit } from './queries.ts';

type Feedback = NonNullable<Outfit['feedback']>;

/**
 * The local storage key of an outfit's rating. The name is the product's published one and must not change. On this
 * device it takes precedence over the rating in the stored outfit.
 */
const storageKey = (outfitId: string) => `outfit-feedback-${outfitId}`;

function readFeedback({ id, feedback }: Outfit): Feedback | null {
  const stored = localStorage.getItem(storageKey(id));
  return stored === 'like' || stored === 'dislike' ? stored : feedback;
}

function keepFeedback(id: string, feedback: Feedback | null) {
  if (feedback) localStorage.setItem(storageKey(id), feedback);
  else localStorage.removeItem(storageKey(id));
}

/** The owner's buttons for like and dislike. Pressing the active button again removes the rating. */
export function Rating({ outfit }: { outfit: Outfit }) {
  const client = useQueryClient();
  const [feedback, setFeedback] = useState(() => readFeedback(outfit));

  const rate = async (pressed: Feedback) => {
    const next = pressed === feedback ? null : pressed;
    setFeedback(next);
    keepFeedback(outfit.id, next);
    try {
      const params = { outfitId: outfit.id };
      replaceOutfit(client, await api.outfits.setFeedback({ params, body: { feedback: next } }));
    } catch {
      void notify({ title: t('Your rating is kept on this device only for now.'), tone: 'info' });
    }
  };
  const button = (value: Feedback, name: string, Icon: typeof ThumbsUp) => (
    <IconButton
      icon={Icon}
      aria-pressed={feedback === value}
      label={name}
      onClick={() => rate(value)}
      className={feedback === value ? 'bg-accent text-on-accent' : 'hover:bg-sunken'}
    />
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons are no form
    <div role="group" aria-label={t('Your rating')} className="flex">
      {button('like', t('Like'), ThumbsUp)}
      {button('dislike', t('Dislike'), ThumbsDown)}
    </div>
  );
}
