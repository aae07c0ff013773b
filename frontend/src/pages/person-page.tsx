import { Navigate, useParams } from 'react-router-dom';
import { CommunityOutfitModal } from '../features/community/outfit/outfit-modal-lazy.ts';
import { Person } from '../features/community/people/person.tsx';
import { useOpenOutfit } from '../features/outfits/use-open-outfit.ts';
import { useSession } from '../features/session/session.ts';

/** Another person's page. For the user's own id it redirects to their profile. */
export function PersonPage() {
  const { userId = '' } = useParams();
  const session = useSession();
  const { opened, openOutfit } = useOpenOutfit();
  if (session.status === 'signed-in' && session.userId === userId) return <Navigate to="/profile" replace />;
  return (
    <div className="page-width pb-24">
      {/* The `key` resets all state when the page changes to another person. */}
      <Person key={userId} userId={userId} onOpen={openOutfit} />
      {opened && <CommunityOutfitModal {...opened} />}
    </div>
  );
}
