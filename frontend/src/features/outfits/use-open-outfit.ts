import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** The outfit that lies over the page, by its id: it stands in the address, so that Back closes it. */
export function useOpenOutfit() {
  const [parameters] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const searchWith = (outfitId: string | null) => {
    const changed = new URLSearchParams(parameters);
    if (outfitId) changed.set('outfit', outfitId);
    else changed.delete('outfit');
    return { search: changed.toString() };
  };
  return {
    openOutfitId: parameters.get('outfit'),
    openOutfit: (outfitId: string) => navigate(searchWith(outfitId), { state: { isOver: true } }),
    // Whoever came by the address itself has nothing of the app to go back to.
    closeOutfit: () => (state?.isOver ? navigate(-1) : navigate(searchWith(null), { replace: true })),
  };
}
