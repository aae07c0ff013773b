import { Heart } from 'lucide-react';
import type { OutfitCard } from '#shared/contract/community';
import { useLike } from './queries.ts';

type Props = { outfit: Pick<OutfitCard, 'id' | 'title' | 'isLiked' | 'likesCount'> };

/** Likes an outfit, or takes the like back; shows the number of likes. */
export function LikeButton({ outfit }: Props) {
  const { mutate: like } = useLike();
  return (
    <button
      type="button"
      aria-pressed={outfit.isLiked}
      onClick={() => like(outfit)}
      className="-mr-2 flex min-h-11 min-w-11 items-center justify-end gap-1.5 px-2 text-sm tabular-nums hover:text-accent aria-pressed:text-accent"
    >
      <span className="sr-only">Like {outfit.title}, </span>
      <Heart aria-hidden size={20} strokeWidth={1.75} className={outfit.isLiked ? 'fill-current' : ''} />
      <LikesCount of={outfit} />
    </button>
  );
}

const LikesCount = ({ of: { likesCount } }: { of: Pick<OutfitCard, 'likesCount'> }) => (
  <span>
    {likesCount.toLocaleString('en')}
    <span className="sr-only">{likesCount === 1 ? ' like' : ' likes'}</span>
  </span>
);

/** The number of likes of the user's own outfit, which they cannot like. */
export const OwnLikes = ({ likesCount }: Pick<OutfitCard, 'likesCount'>) => (
  <p className="flex min-h-11 items-center gap-1.5 text-ink-soft text-sm tabular-nums">
    <Heart aria-hidden size={20} strokeWidth={1.75} />
    <LikesCount of={{ likesCount }} />
  </p>
);
