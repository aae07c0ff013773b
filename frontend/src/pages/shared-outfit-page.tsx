import { useParams } from 'react-router-dom';
import { useUserId } from '../data/user-id.ts';
import { OutfitForVisitors } from '../features/community/outfit/outfit-for-visitors.tsx';
import { OutfitInPage } from '../features/community/outfit/outfit-in-page.tsx';

/** The page of a public outfit that was shared by a link. Visitors without an account see it as well. */
export function SharedOutfitPage() {
  const { outfitId = '' } = useParams();
  return (
    <div className="page-width pt-10 pb-24">
      {useUserId() ? <OutfitInPage outfitId={outfitId} /> : <OutfitForVisitors outfitId={outfitId} />}
    </div>
  );
}
