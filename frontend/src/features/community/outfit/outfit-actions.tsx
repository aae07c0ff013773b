import { Heart } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { PublicOutfit } from '#shared/contract/community';
import { actionClasses } from '../../../components/action-button.tsx';
import { ignoreSecondClick } from '../../../components/ignore-second-click.ts';
import { RowButton } from '../../../components/row-actions.tsx';
import { useUserId } from '../../../data/user-id.ts';
import { useLike } from '../queries.ts';

/** What the user can do with a public outfit, in one row that ends with `children`; their own one leads to where they change it. */
export function OutfitActions({ outfit, children }: { outfit: PublicOutfit; children?: ReactNode }) {
  const isOwn = useUserId() === outfit.userId;
  const { mutate: like } = useLike();
  return (
    <div className="-mx-3 flex justify-between sm:justify-start">
      {isOwn ? (
        <>
          <p className={actionClasses}>
            <Heart aria-hidden size={18} />
            {outfit.likesCount} {outfit.likesCount === 1 ? 'like' : 'likes'}
          </p>
          <Link to={`/outfits?outfit=${outfit.id}`} className={actionClasses}>
            Open in My Outfits
          </Link>
        </>
      ) : (
        <>
          <RowButton aria-pressed={outfit.isLiked} onClick={ignoreSecondClick(() => like(outfit))}>
            <Heart aria-hidden size={18} className={outfit.isLiked ? 'fill-accent text-accent' : ''} />
            {outfit.isLiked ? 'Liked' : 'Like'} · {outfit.likesCount}
          </RowButton>
          {children}
        </>
      )}
    </div>
  );
}
