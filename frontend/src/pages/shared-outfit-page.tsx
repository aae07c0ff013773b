import { useParams } from 'react-router-dom';
import { useUserId } from '../data/user-id.ts';
import { OutfitForVisitors } from '../features/community/outfit/outfit-for-visitors.tsx';
import { OutfitInPage } from '../features/community/outfit/outfit-in-page.tsx';

/** A public outfit at the address that its link names; visitors see it, too. */
export function SharedOutfitPage() {
  const { outfitId = '' } = useParams();
  const userId = useUserId();
  return (
    <div className="page-width pt-10 pb-24">
      {userId ? (
        <OutfitInPage outfitId={outfitId} userId={userId} />
      ) : (
        <OutfitForVisitors outfitId={outfitId} />
      )}
    </div>
  );
}
