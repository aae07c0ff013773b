import { Heart } from 'lucide-react';
import type { OutfitCard } from '#shared/contract/outfit-cards';
import { language } from '../../lib/language.ts';
import { t } from '../../lib/t.ts';
import { useLike } from './queries.ts';

type Props = { outfit: Pick<OutfitCard, 'id' | 'title' | 'isLiked' | 'likesCount'> };

/** Likes an outfit or removes the like. It shows the number of likes. */
export function LikeButton({ outfit }: Props) {
  const { mutate: like } = useLike();
  const { title, isLiked, likesCount } = outfit;
  return (
    <button
      type="button"
      aria-pressed={isLiked}
      aria-label={t('Like {title}, {likes}', { title, likes: inWords(likesCount) })}
      onClick={() => like(outfit)}
      className="-mr-2 flex min-h-11 min-w-11 items-center justify-end gap-1.5 px-2 text-sm tabular-nums hover:text-accent aria-pressed:text-accent"
    >
      <Heart aria-hidden size={20} strokeWidth={1.75} className={isLiked ? 'fill-current' : ''} />
      {number(likesCount)}
    </button>
  );
}

/** The number of likes of the user's own outfit. Users cannot like their own outfits. */
export const OwnLikes = ({ likesCount }: Pick<OutfitCard, 'likesCount'>) => (
  <p className="flex min-h-11 items-center gap-1.5 text-ink-soft text-sm tabular-nums">
    <Heart aria-hidden size={20} strokeWidth={1.75} />
    <span aria-hidden>{number(likesCount)}</span>
    <span className="sr-only">{inWords(likesCount)}</span>
  </p>
);

const number = (count: number) => count.toLocaleString(language);
const inWords = (count: number) =>
  count === 1 ? t('{count} like', { count }) : t('{count} likes', { count: number(count) });
