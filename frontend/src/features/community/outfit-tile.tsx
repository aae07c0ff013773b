import { Heart, MessagesSquare } from 'lucide-react';
import type { OutfitCard } from '#shared/contract/outfit-cards';
import { limits } from '#shared/limits';
import { CardPicture } from '../../components/card-picture.tsx';
import { outfitTitle } from '../../components/in-language.tsx';
import { PersonLink } from '../../components/person-link.tsx';
import { useUserId } from '../../data/user-id.ts';
import { language } from '../../lib/language.ts';
import { plural, t } from '../../lib/t.ts';
import { MessageIconButton } from './message-button.tsx';
import { PictureButton } from './picture-button.tsx';
import { useFollow, useLike } from './queries.ts';

/** Data about the current visitor that all tiles of a page need. */
export type Visitor = {
  /** The people whom the visitor follows. Undefined while loading. */
  followingIds: readonly string[] | undefined;
  onOpen: (outfitId: string) => void;
};

type Props = {
  outfit: OutfitCard & { reason?: string };
  visitor: Visitor;
  /** See `CardPicture`. */
  widths: readonly [number, number, number];
  /** The position in a row of tiles of equal height, from 1. It is shown above the title. */
  place?: number;
};

/** A public outfit in a list: picture, title and author, with buttons to open and like it and to follow the author. */
export function OutfitTile({ outfit, visitor: { followingIds, onOpen }, widths, place }: Props) {
  const even = place !== undefined;
  const { mutate: like } = useLike();
  const { id, author, isLiked, likesCount, reason } = outfit;
  const isOwn = useUserId() === author.userId;
  return (
    <article className="grid grid-cols-[minmax(0,1fr)]">
      <PictureButton
        outfit={outfit}
        onOpen={() => onOpen(id)}
        onLike={isOwn ? undefined : () => !isLiked && like(outfit)}
      >
        <CardPicture outfit={outfit} widths={widths} />
      </PictureButton>
      {even && (
        <p aria-hidden className="pt-3 font-display text-ink-soft italic">
          {t('No. {place}', { place })}
        </p>
      )}
      {/* A letter with many combining marks is one long unbreakable unit. What is wider than the tile is cut off. */}
      <h3 className={even ? 'mt-0.5 line-clamp-2 h-[2lh] text-2xl' : 'overflow-x-clip pt-3 text-2xl'}>
        {outfitTitle(outfit)}
      </h3>
      {reason && <p className="pt-1 text-ink-soft text-sm">{reason}</p>}
      <div className="flex flex-wrap items-center gap-x-1 pt-1">
        <PersonLink person={author} avatar="size-7 text-xs" className="grow basis-16 text-sm" />
        {!isOwn && !even && followingIds && (
          <>
            <FollowButton
              userId={author.userId}
              name={author.displayName}
              isFollowing={followingIds.includes(author.userId)}
            />
            <MessageIconButton userId={author.userId} name={author.displayName} />
          </>
        )}
        <div className="ml-auto flex shrink-0 items-center gap-1">
          <CommentCount count={outfit.commentsCount} />
          {isOwn ? <OwnLikes likesCount={likesCount} /> : <LikeButton outfit={outfit} />}
        </div>
      </div>
    </article>
  );
}

/** The number of comments, if there are any. */
function CommentCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p className="flex min-h-11 items-center gap-1.5 px-1 text-ink-soft text-sm tabular-nums">
      <MessagesSquare aria-hidden size={20} strokeWidth={1.75} />
      <span aria-hidden>{count < limits.community.comments ? count : `${count - 1}+`}</span>
      <span className="sr-only">{plural(count, '{count} comment', '{count} comments')}</span>
    </p>
  );
}

type FollowProps = { userId: string; name: string; isFollowing: boolean };

/** Follows a person, or unfollows them. */
function FollowButton({ userId, name, isFollowing }: FollowProps) {
  const { mutate: follow } = useFollow();
  return (
    <button
      type="button"
      aria-label={isFollowing ? t('Following {name}', { name }) : t('Follow {name}', { name })}
      onClick={() => follow({ userId, follow: !isFollowing })}
      className={`min-h-11 shrink-0 px-2 text-sm underline-offset-4 hover:underline ${
        isFollowing ? 'text-ink-soft' : 'font-semibold text-accent'
      }`}
    >
      {isFollowing ? t('Following') : t('Follow')}
    </button>
  );
}

/** Likes an outfit or removes the like. It shows the number of likes. */
function LikeButton({ outfit }: { outfit: OutfitCard }) {
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
const OwnLikes = ({ likesCount }: Pick<OutfitCard, 'likesCount'>) => (
  <p className="flex min-h-11 items-center gap-1.5 text-ink-soft text-sm tabular-nums">
    <Heart aria-hidden size={20} strokeWidth={1.75} />
    <span aria-hidden>{number(likesCount)}</span>
    <span className="sr-only">{inWords(likesCount)}</span>
  </p>
);

const number = (count: number) => count.toLocaleString(language);
const inWords = (count: number) =>
  count === 1 ? t('{count} like', { count }) : t('{count} likes', { count: number(count) });
